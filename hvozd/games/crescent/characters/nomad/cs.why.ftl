why-TooFewToHire = Nejvýš tolik žoldnéřů teď najmout jde: { $units }.
why-TooFewToBribe = Nejvýš tolik žoldnéřů tam podplatit jde ({ $hex }): { $units }.
why-NobodyDeserts = Žoldnéřů, které tam má hráč ({ $hex }; { $player }): { $have }.
