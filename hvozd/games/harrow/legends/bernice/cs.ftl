legend-bernice = Berenika
gift-bernice = Pohne běsem a železným hřebíkem přišpendlí sousední jednotku.
ask-BerniceStep = Berenika: přesuň běsa na sousední hex krajiny.
ask-PlaceNail = Kterou jednotku přišpendlíš?
action-Nail = Přišpendlit hřebíkem číslo { $nail } jednotku na hexu { $hex }: { $piece }
event-NailPlaced = Hřebík drží na hexu { $hex } jednotku: { $piece }.
