why-TooFewToHire = At most so many mercenaries can be hired now: { $units }.
why-TooFewToBribe = At most so many mercenaries can be bribed there ({ $hex }): { $units }.
why-NobodyDeserts = Mercenaries of { $player } there ({ $hex }): { $have }.
