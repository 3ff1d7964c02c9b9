# What the evaluation of a position weighs
feature-scoring = points at the end of this year
feature-year-one = points for the goal of the first year
feature-payment = points that the coins could buy
feature-later = points in later years
feature-income = income of later years
