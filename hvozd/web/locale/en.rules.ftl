# Rules at hand.
why-ask = Why not? (W)
why-which = Why not? Click the thing you cannot pick (or press Enter on it); Esc leaves.
why-close = close
why-nothing = What is asked now is about something else: { $question }
rules = rules
rules-open = Rules
rules-about = The rules in our own words. Choose a chapter, or search for a word or for the id of a rule such as the table names it.
rules-find = Search
rules-go = Find
rules-chapters = chapters
rules-ids = rules { $ids }
rules-found = { $count ->
    [0] Nothing was found; try another word.
    [one] One section:
   *[other] { $count } sections:
}
rules-aid = Aid
rules-whole = All the rules on a page of their own
rules-back = Back to the search
rules-more = Read on in the chapter
error-rule = There is no text for this rule.
