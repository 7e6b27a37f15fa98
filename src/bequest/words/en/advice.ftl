# Advice: what speaks for a choice. $measure is win (a chance in per cent) or points; $rival is the next best option, by its label or its words.
advice-why =
    { $measure ->
        [points] About { $worth } points in the end
       *[win] Chance to win about { $worth }%
    }; with { $rival }, the next best, { $other }{ $measure ->
        [points] .
       *[win] %.
    }
advice-close =
    { $measure ->
        [points] About { $worth } points in the end
       *[win] Chance to win about { $worth }%
    }; { $rival } is about as good.
advice-clear =
    { $measure ->
        [points] About { $worth } points in the end
       *[win] Chance to win about { $worth }%
    }; nothing else comes near it.
advice-set =
    { $measure ->
        [points] About { $worth } points in the end.
       *[win] Chance to win about { $worth }%.
    }
advice-lines = Compared with { $rival }, the score sheet may have { $lines }.
# A line of the score sheet.
advice-more = +{ $points } { $line }
advice-less = −{ $points } { $line }
