# Three questions before thirty.
lobby-more = More: ready tables and all settings
lobby-mine = I play
lobby-with = with
lobby-go = Play
lobby-nobody = nobody
