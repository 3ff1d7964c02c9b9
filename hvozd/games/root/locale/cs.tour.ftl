
tour-board = Hvozd: mýtiny tří symbolů spojené cestami, s místy na budovy. Kdo má na mýtině nejvíc bojovníků a budov, ten jí vládne. Kdo první dojde na 30 bodů na stupnici dole, vyhrál.
