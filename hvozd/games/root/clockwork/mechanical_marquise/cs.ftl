### Mechanická Markýza 2.0

trait-text-blitz = Po pohybu jdou všichni bojovníci až na jednoho z první ovládané mýtiny bez soupeřů dál a bojují.
trait-text-fortified = Stavba padne až dvěma zásahy; jediný zásah propadá.
trait-text-hospitals = Za dva bojovníky ztracené v obraně přijdou dva do pevnosti.
trait-text-iron_will = S ptačím příkazem verbuje dvojnásobek.
trait-text-overwhelming = Za každé dva bojovníky, které nelze naverbovat, získá bod.
seat-mechanical_marquise = Mechanická Markýza
    .gen = Mechanické Markýzy
    .dat = Mechanické Markýze
    .acc = Mechanickou Markýzu
    .ins = Mechanickou Markýzou
    .number = singular
faction-mechanical_marquise = Mechanická Markýza 2.0
traits-blitz = Blesková válka
traits-fortified = Opevnění
traits-hospitals = Lazarety
traits-iron_will = Železná vůle
traits-overwhelming = Přesila
services-mechanical_marquise = pokročilá karta služeb: Mechanická Markýza
