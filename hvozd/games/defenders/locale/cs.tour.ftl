tour-board = Čtyři prostředí kolem jádra strojů. Vyhrajete společně, až stojí všechny tábory a každá továrna je zalesněná; společně prohrajete šestou továrnou, sedmým toxickým místem nebo druhým padlým Strážcem z jednoho prostředí.
tour-mine = Tvá frakce: vůdce, aktivní Strážci a předměty. Nejdřív zvol, kdo povede, pak hraj kartami. Domluv se se spoluhráči, kdo co udělá.
