### Odmítnuté volby.

refused-option = Pochmurný kraj nemá volbu „{ $option }“; má volby { $options }.
refused-factions = Pravidlo HC-26: hru { $preset } hrají frakce { $possible }, ne { $given }.
refused-absent = Pravidlo HC-26: frakce { $faction } nehraje, volba { $option } tu nemá co určit.
refused-legend = Pravidlo HC-26: ve hře { $preset } lze zvolit { $possible }, ne { $given }.
refused-track = Pravidlo HC-26: hra { $preset } používá stranu { $side } ukazatelů legend ({ $option }).
refused-split = Pravidlo HC-23.1: úroveň { $level } se hraje s { $total } kartami sólové hry ve třech balíčcích, v nichž je nejvýše 16, 9 a 12 karet.
