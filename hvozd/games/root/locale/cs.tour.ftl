
tour-board = Hvozd: mýtiny tří symbolů spojené cestami, s pozicemi pro stavby. Kdo má na mýtině nejvíc bojovníků a staveb, ten jí vládne. Kdo první dojde na 30 bodů na stupnici dole, vyhrál.
