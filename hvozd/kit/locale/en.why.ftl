### Why not? Reasons that any game may have to refuse an action. Words that are typed stay as they are typed.

why-GameOver = The game is over; there is nothing left to decide.
why-NotAsked = It is somebody else's decision now: { $seats }.
why-NoSuchAction = "{ $text }" is no action of this game; an answer now begins with { $verbs }.
why-OtherForm = "{ $text }" goes on in a way that cannot be read; it is written { $forms }.
why-OtherQuestion = That is no answer to what is asked now: "{ $question }" An answer begins with { $verbs }.
why-OtherValue = { $values ->
    [none] { $part }: { $value } cannot be chosen, nor can anything else.
   *[other] { $part }: { $value } cannot be chosen; possible: { $values }.
}
why-TooMuch = { $part }: { $value } is too high; { $limit } at most.
why-TooLittle = { $part }: { $value } is too low; { $limit } at least.
why-OtherCount = { $part }: { $value } given, but it takes { $values }.
why-NotTogether = { $part }: { $value } cannot be chosen together; { $example } could.
