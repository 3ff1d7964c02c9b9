# Three questions before thirty.
lobby-editor = Lay a table of your own and play on from there
lobby-more = More: ready tables and all settings
lobby-mine = I play
lobby-with = with
lobby-go = Play
lobby-nobody = nobody
