# Lessons: guided first turns.
lessons = Lessons
lessons-first = Lessons: your first turn, guided
lessons-about = A guided first turn at the real table: what you are, how you win, one suggestion at a time. Do something else whenever you like; the lesson goes on from there. You can leave it at any time and play on.
lessons-all = All lessons
lesson = lesson
lesson-begin = Begin the lesson
lesson-try = Try:
lesson-do = Do it for me
lesson-next = Next
lesson-leave = Leave the lesson
lesson-play-on = Play on without a lesson
lesson-wait = The others are playing now. The story on the side tells what they do; the lesson goes on as soon as you are asked.
lesson-free = This one is all yours: answer as you like. If you are unsure, the hint (H) tells what a strong player would do.
lesson-else = You went your own way, and that is fine: it was allowed, and you can take it back if you did not mean it. We go on from here.
