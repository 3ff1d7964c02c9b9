### Odmítnuté volby.

refused-option = Strážci Divočiny nemají volbu „{ $option }“; mají volby { $options }.
refused-value-rule = { refused-value } (Pravidlo { $rule }.)
refused-same-faction = Každá frakce hraje jen jednou (DW-3.7); je třeba jmenovat různé frakce.
refused-faction-count = Počet frakcí { $factions } se nehodí k počtu míst { $seats } (DW-3.7, DW-21.1): kdo hraje sám, má dvě frakce, jinak má každý jednu.
refused-level = K obtížnosti { $level } patří { $least } až { $most } náročných karet (DW-3.14), ne { $number }.
