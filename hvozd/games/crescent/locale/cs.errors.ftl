### Odmítnuté volby.

refused-option = Ve svitu půlměsíce nemá volbu „{ $option }“; má volby { $options }.
refused-layout = Rozložení { $layout } je pro { $players ->
    [few] { $players } hráče
   *[other] { $players } hráčů
  } (CM-3.2); pro { $seats } jsou { $fitting }.
