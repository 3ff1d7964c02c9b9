### Lekce této místnosti

lesson-alliance-title = Aliance: nejdřív srdce, potom meče
lesson-alliance-who = Jsi Lesní aliance. Na mapě nemáš bojovníky ani stavby, jen stoupence: karty, které leží lícem dolů u tvé desky.
lesson-alliance-win = Vyhrává 30 bodů. Ty boduješ pokaždé, když se na mýtinu rozšíří sympatie, s každým žetonem víc. Později vyvoláš vzpouru, vyčistíš celou mýtinu a získáš na ní základnu a s ní důstojníky, kteří jednají.
lesson-alliance-spread = Rozbřesk: za stoupence se symbolem mýtiny na ni polož žeton sympatií. První smí kamkoli. Kdo tam vpochoduje nebo žeton odstraní, musí ti dát kartu, a tak stoupenců přibývá.
lesson-alliance-more = Druhý žeton vedle prvního, za dalšího stoupence. Tentokrát už je za něj bod. Mýtina plná cizích bojovníků stojí o stoupence víc.
lesson-alliance-enough = Šlo by to dál, ale něco si nech: vzpoura stojí dva stoupence se symbolem té mýtiny. Ukonči Rozbřesk.
lesson-alliance-mobilize = Bílý den: vyrábět můžeš žetony sympatií, karty z ruky měnit ve stoupence a cvičit důstojníky, až budeš mít základnu. Zmobilizuj jednu kartu; bez základny si smíš nechat pět stoupenců.
lesson-alliance-rest = Ostatní karty ti v ruce poslouží možná lépe. Ukonči den: večer by jednali důstojníci a dobereš kartu.
lesson-alliance-end = Tichý první tah, jak má být. A dál? Šiř sympatie, a až ti dva stoupenci sednou k sympatizující mýtině s velkou stavbou nebo houfem bojovníků, vyvolej vzpouru. Ať hvozd povstane.
