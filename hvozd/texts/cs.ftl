### Odmítnuté volby kterékoli hry.

refused-value = „{ $value }“ není hodnota volby { $option }; možné hodnoty jsou { $values }.
refused-pair = „{ $pair }“ není volba; píše se NÁZEV=HODNOTA, například seats=3.
refused-repeated = Volba { $option } je zadána dvakrát; stačí jednou.
