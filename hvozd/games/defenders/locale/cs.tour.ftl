tour-board = Čtyři prostředí kolem jádra strojů. Vyhrajete společně, až stojí všechny tábory a každá továrna je zalesněná; společně prohrajete šestou továrnou, sedmým toxickým místem nebo druhým padlým Strážcem z jednoho prostředí.
tour-mine = Vaše frakce: vůdce, aktivní Strážci a předměty. Nejdřív zvolte, kdo povede, pak jednejte kartami. Domluvte se se spoluhráči, kdo co udělá.
