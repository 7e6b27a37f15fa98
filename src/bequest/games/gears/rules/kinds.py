"""What each kind of frame means, in the order of `frames`."""

from __future__ import annotations

from typing import Final

from bequest.core.pending import Pending
from bequest.games.gears.rules.draw import Drawing, Keep
from bequest.games.gears.rules.establish import Payment
from bequest.games.gears.rules.fate import FateName, FatePlayer, FateTimeframe, FateWaived
from bequest.games.gears.rules.fate_draft import AreaCube
from bequest.games.gears.rules.influence import Amount
from bequest.games.gears.rules.modifier import ModifierName, ModifierSign, ModifierTimeframe
from bequest.games.gears.rules.next_round import Advance
from bequest.games.gears.rules.opening import Assign, ExtraCards, FirstChooser, Personal
from bequest.games.gears.rules.order import Order
from bequest.games.gears.rules.piles import Deal
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.rules.swap import SwapOther, SwapOtherTimeframe, SwapOwn, SwapOwnTimeframe, SwapPlayer
from bequest.games.gears.rules.turn import Turn
from bequest.games.gears.rules.when_established import WhenEstablished

KINDS: Final[list[Pending[GearsState]]] = [
    Turn(), Keep(), Order(), AreaCube(), WhenEstablished(),
    Payment(), Amount(), FateTimeframe(), FateName(), FatePlayer(), FateWaived(),
    SwapOwnTimeframe(), SwapOwn(), SwapOtherTimeframe(), SwapOther(), SwapPlayer(),
    ModifierTimeframe(), ModifierName(), ModifierSign(),
    Assign(), FirstChooser(), Deal(), Personal(), Drawing(), ExtraCards(), Advance(),
]  # fmt: skip
