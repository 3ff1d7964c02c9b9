### The lesson of this room

lesson-sect-title = Sect: machines break, too
lesson-sect-who = You are the Sect, tinkerers of the mountains. Your camps hand out rockets: a mech destroyed or a wall breached, without spending an action.
lesson-sect-organizer = Choose who leads you. The leader decides which cards are in your deck; for a first game either is fine.
lesson-sect-item = You stand at your own camp. One action gains its item, the rockets; they bring support like any other blow.
lesson-sect-win = All of you win together as soon as every camp of every faction stands and every factory is rewilded. All of you lose to a sixth factory, a seventh toxic site, or a second fallen defender of the same habitat.
lesson-sect-camp = Your first camp stands at the edge of the board, in your own habitat. Your organizer begins there, and you can always regroup to it.
lesson-sect-defender = Each round everybody chooses a card in silence: the defender who acts for you. The number says how many actions you have; its habitat says along which land you may run far in one move; and it has an ability of its own.
lesson-sect-work = Destroying a mech, breaching a wall and clearing pollution each bring one support. When your support is full you may build the next camp. If there is nothing to do here, walk on.
lesson-sect-rest = Your actions are spent, or nearly. End them: then the machines answer with one card, engines that leave walls, factories, or mechs.
lesson-sect-again = A new round, a new defender. You get your cards back only when your deck runs out or you build a camp, so do not hurry.
lesson-sect-next = Go on: remember that a mech in your hex may hurt you when you act. Full support, then home to build.
lesson-sect-end = You know what there is to do: support, camps, and keep the engines from closing six walls around a hex, for that becomes a factory. Talk with your partners between the rounds. The wild needs you.
