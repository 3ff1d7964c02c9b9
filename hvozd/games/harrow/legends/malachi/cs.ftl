legend-malachi = Malachiáš
gift-malachi = Jeho hněv zaútočí z blízkého hexu jako dvě jednotky.
ask-SendWrath = Malachiáš: odkud udeří jeho hněv?
action-PlaceWrath = Vyslat hněv na hex { $hex }
ruling-A-14 = Malachiášův hněv smí jen tam, kde by mohla stát jednotka Ochránců: ne mezi nepřátele, k budově ani do ohně.
    .letter = Malachiášův hněv smí na kterýkoli hex ve vzdálenosti 1 až 2 od něj.
