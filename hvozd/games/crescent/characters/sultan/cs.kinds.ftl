# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-Stock = Dát karty na trh
kind-PostCard = Vystavit nabídku: karta z trhu
kind-ProposeCard = Navrhnout koupi karty ze Sultánova trhu
kind-TakeBackCard = Vzít zpět nabídku: karta z trhu
kind-TakeCard = Přijmout vystavenou nabídku: karta z trhu
kind-TakeFree = Vzít si zdarma kartu
