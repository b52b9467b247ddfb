"""What can stand in the way of an action of a turn: the rule, and the key of the sentence that says so.

Each action has one function that finds its bar. The list of legal actions holds what nothing bars, and a refusal
names what does.
"""

from __future__ import annotations

from typing import Final

NOTHING: Final = 0
NO_AP: Final = 1
FROM_BASE: Final = 2
FROM_ROCKFALL: Final = 3
NO_TILE_LEFT: Final = 4
NO_OPEN_EXIT: Final = 5
NO_LINK: Final = 6
NO_FIELD: Final = 7
INTO_WATER: Final = 8
NO_WATER: Final = 9
NO_RAFT: Final = 10
NO_OXYGEN: Final = 11
NO_ROPES: Final = 12
GAP_TOO_DEEP: Final = 13
NO_AP_FOR_ROPES: Final = 14
NO_AP_TO_MOVE: Final = 15
WHOLE_TURN: Final = 16
FREE_BEFORE: Final = 17
NO_WATER_TOKEN: Final = 18
NO_OXYGEN_HERE: Final = 19
DIVE_LATER: Final = 20
DIVE_AFTER_RAFT: Final = 21
NO_PHOTO_TOKEN: Final = 22
NO_CAMERA: Final = 23
REPACK_ON_BASE: Final = 24
TENT_NOT_AT_BASE: Final = 25
TENT_ON_BASE: Final = 26
TENT_WITH_REPACK: Final = 27
NOT_PACKED: Final = 28
NOT_OWN_TENT: Final = 29
NO_ROOM_FOR_TENT: Final = 30
NO_TENT_TO_EXCHANGE: Final = 31
EXCHANGED_ALREADY: Final = 32
NO_OTHER_SPLIT: Final = 33
ABANDON_IN_CAVE: Final = 34
NO_TENT_TO_ABANDON: Final = 35
NOTHING_TO_DISCARD: Final = 36
NO_SKIPPING: Final = 37

BARS: Final = {
    NO_AP: ("CAVE-3.10", "cave-no-ap"),
    FROM_BASE: ("CAVE-4.3", "cave-no-discovering-from-base"),
    FROM_ROCKFALL: ("CAVE-4.4", "cave-no-discovering-from-rockfall"),
    NO_TILE_LEFT: ("CAVE-4.9", "cave-no-tile-left"),
    NO_OPEN_EXIT: ("CAVE-4.2", "cave-no-open-exit"),
    NO_LINK: ("CAVE-6.2", "cave-no-link"),
    NO_FIELD: ("CAVE-6.3", "cave-no-way-to-field"),
    INTO_WATER: ("CAVE-8.1", "cave-no-way-into-water"),
    NO_WATER: ("CAVE-8.1", "cave-no-water-there"),
    NO_RAFT: ("CAVE-8.8", "cave-no-raft"),
    NO_OXYGEN: ("CAVE-8.8", "cave-no-oxygen"),
    NO_ROPES: ("CAVE-7.3", "cave-no-ropes"),
    GAP_TOO_DEEP: ("CAVE-7.10", "cave-no-gap-too-deep"),
    NO_AP_FOR_ROPES: ("CAVE-7.4", "cave-no-ap-for-ropes"),
    NO_AP_TO_MOVE: ("CAVE-6.4", "cave-no-ap"),
    WHOLE_TURN: ("CAVE-13.2", "cave-no-whole-turn"),
    FREE_BEFORE: ("CAVE-13.2", "cave-no-free-before-force"),
    NO_WATER_TOKEN: ("CAVE-8.6", "cave-no-water-token"),
    NO_OXYGEN_HERE: ("CAVE-8.6", "cave-no-oxygen"),
    DIVE_LATER: ("CAVE-8.7", "cave-no-dive-next-turn"),
    DIVE_AFTER_RAFT: ("CAVE-8.7", "cave-no-dive-after-raft"),
    NO_PHOTO_TOKEN: ("CAVE-9.2", "cave-no-photo-token"),
    NO_CAMERA: ("CAVE-9.2", "cave-no-camera"),
    REPACK_ON_BASE: ("CAVE-15.1", "cave-no-base"),
    TENT_NOT_AT_BASE: ("CAVE-16.1", "cave-no-tent-at-base"),
    TENT_ON_BASE: ("CAVE-16.1", "cave-no-base"),
    TENT_WITH_REPACK: ("CAVE-16.1", "cave-no-tent-with-repack"),
    NOT_PACKED: ("CAVE-16.5", "cave-no-packed-tent"),
    NOT_OWN_TENT: ("CAVE-16.9", "cave-no-own-tent-here"),
    NO_ROOM_FOR_TENT: ("CAVE-16.3", "cave-no-two-free-slots"),
    NO_TENT_TO_EXCHANGE: ("CAVE-16.8", "cave-no-own-tent-here"),
    EXCHANGED_ALREADY: ("CAVE-16.7", "cave-no-exchange-again"),
    NO_OTHER_SPLIT: ("CAVE-16.7", "cave-no-other-split"),
    ABANDON_IN_CAVE: ("CAVE-16.15", "cave-no-abandoning-in-cave"),
    NO_TENT_TO_ABANDON: ("CAVE-16.10", "cave-no-packed-tent"),
    NOTHING_TO_DISCARD: ("CAVE-14.4", "cave-no-anything-to-discard"),
    NO_SKIPPING: ("CAVE-17.8", "cave-no-skipping"),
}
