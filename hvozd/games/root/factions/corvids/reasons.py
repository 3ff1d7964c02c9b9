"""The reasons that only the Corvids have, and those who expose their plots."""

from hvozd.games.root.rules.plots import Plot
from hvozd.games.root.words import Place
from hvozd.kit.reasons import Reason


class NoPlotDown(Reason):
    """No plot lies there face down."""

    place: Place


class PlotThere(Reason):
    """There already is a plot."""

    place: Place


class NoPlotLeft(Reason):
    """No plot of the kind is in the supply."""

    plot: Plot


class NoPlot(Reason):
    """No plot lies there."""

    place: Place


class SidesDiffer(Reason):
    """Only plots of the same side change places, face up of different kinds."""


class NoPieceThere(Reason):
    """Only who has a piece there may expose a plot."""

    place: Place


KINDS = (NoPlotDown, PlotThere, NoPlotLeft, NoPlot, SidesDiffer, NoPieceThere)
