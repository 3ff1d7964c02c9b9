### Co říkají pravidla, podle nichž boti jednají, každé v jedné větě.

rule-RB-5_3_2 = Hřad a šest bojovníků přijde do náhodného rohu, kde nezačíná jiný bot, pokud možno naproti jinému začátku.
rule-RB-5_4_1 = Bot dobere a odhalí kartu: to je jeho příkaz a mýtiny jejího symbolu jsou přikázané.
rule-RB-5_4_2 = Ukazuje-li karta příkazu předmět, který je v zásobě, bot jej vyrobí za 1 bod a nepotřebuje k tomu nic aktivovat.
rule-RB-5_4_3 = Karta příkazu se přidá do výnosu do sloupce svého symbolu.
rule-RB-5_4_4 = Nemá-li na mapě hřad, přijde hřad a čtyři bojovníci na nejlepší přikázanou mýtinu, kam se všichni vejdou.
rule-RB-5_5_1 = Za každý sloupec s kartou zleva doprava verbuje, pak se za každý pohne a nakonec za každý bojuje.
rule-RB-5_5_1_I = K jednomu odpovídajícímu hřadu přijde tolik bojovníků, kolik je ve sloupci karet: nejvíc komponent soupeřů, nejméně vlastních bojovníků, nejnižší priorita.
rule-RB-5_5_1_II = Jde z ovládané odpovídající mýtiny s nejvíce bojovníky k sousedům bez hřadu a nechá dost na vládu a jednoho za každou kartu.
rule-RB-5_5_1_III = Bojuje na jedné odpovídající mýtině: bez hřadu, nejvíc bezbranných staveb, nejnižší priorita; nejplnější sloupec dává zásah navíc.
rule-RB-5_5_2 = Hřad přijde na ovládanou mýtinu s nejvyšší prioritou, kde ještě není; nejde-li to z jakéhokoli důvodu, nastane chaos.
rule-RB-5_6 = Boduje podle stupnice hřadů.
rule-RB-5_7 = Kdykoli má umístit hřad a nemůže, ztratí bod za každého ptáka ve výnosu, přijde o výnos kromě vezírů a jde rovnou do Večera.
rule-RB-S-A2 = Je-li symbol příkazu už ve výnosu, koupí kartu symbolu, který tam není; při pohybu jsou pro něj řeky cestami.
rule-RB-T-EE-NOBILITY = Chaos nastane i tehdy, nelze-li umístit bojovníka, a ptáci body přidávají, místo aby je brali.
rule-RB-T-EE-RELENTLESS = Po výnosu zmizí nechráněné stavby a žetony soupeřů vedle jeho bojovníků.
rule-RB-T-EE-SWOOP = Bílý den končí dvěma bojovníky na mýtině s nejvyšší prioritou, kde nemá žádnou komponentu.
