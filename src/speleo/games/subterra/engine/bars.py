"""What can stand in the way of what a caver does: the rule, and the key of the sentence that says so.

What may be done is what nothing bars, and a refusal names what does.
"""

from __future__ import annotations

from typing import Final

NOTHING: Final = 0
NO_POINTS: Final = 1
NO_FRONTIER: Final = 2
NO_TILE: Final = 3
NO_ROPE_ON_LEDGE: Final = 4
NO_ROPE_ON_SLOPE: Final = 5
NO_PASSAGE: Final = 6
SQUEEZE_THERE: Final = 7
RUBBLE_THERE: Final = 8
FLOOD_THERE: Final = 9
NO_FLOOD: Final = 10
NO_SQUEEZE: Final = 11
NOT_HERE: Final = 12
NOT_HERE_TO_BANDAGE: Final = 13
BANDAGE_SELF: Final = 14
HEALTH_FULL: Final = 15
NO_RUBBLE: Final = 16
NO_RUBBLE_TO_EXCAVATE: Final = 17
NO_PLACE_FOR_ROPE: Final = 18
NO_PLACE_TO_FIX: Final = 19
HIDDEN_ALREADY: Final = 20
NOT_ON_WATER: Final = 21
NO_EXPLOSIVES: Final = 22
NO_WALL: Final = 23
NO_HORROR: Final = 24
DIRECTED_ALREADY: Final = 25
NO_LISTENER: Final = 26
EXERTED_ALREADY: Final = 27
OWN_DIVE: Final = 28
OWN_EXCAVATE: Final = 29
OWN_DEMOLISH: Final = 30
OWN_FIX_ROPE: Final = 31
OWN_BANDAGE: Final = 32
OWN_SPRINT: Final = 33
OWN_REPEL: Final = 34
OWN_DIRECT: Final = 35
DIRECTED_TO_EXERT: Final = 36
DIRECTED_COST: Final = 37
DECLINE_UNDIRECTED: Final = 38
NO_SUCH_CAVER: Final = 39

BARS: Final = {
    NO_POINTS: ("SUB-ACT.2", "subterra-no-points"),
    NO_FRONTIER: ("SUB-BAS.1", "subterra-no-frontier"),
    NO_TILE: ("SUB-BAS.2", "subterra-no-tile-to-draw"),
    NO_ROPE_ON_LEDGE: ("SUB-TIL.20", "subterra-no-rope-missing"),
    NO_ROPE_ON_SLOPE: ("SUB-TIL.23", "subterra-no-rope-missing"),
    NO_PASSAGE: ("SUB-BAS.3", "subterra-no-passage"),
    SQUEEZE_THERE: ("SUB-TIL.16", "subterra-no-walk-squeeze"),
    RUBBLE_THERE: ("SUB-TIL.13", "subterra-no-walk-rubble"),
    FLOOD_THERE: ("SUB-TIL.7", "subterra-no-walk-flood"),
    NO_FLOOD: ("SUB-DAN.1", "subterra-no-swim"),
    NO_SQUEEZE: ("SUB-DAN.2", "subterra-no-squeeze"),
    NOT_HERE: ("SUB-BAS.12", "subterra-no-patient-here"),
    NOT_HERE_TO_BANDAGE: ("SUB-MED.1", "subterra-no-patient-here"),
    BANDAGE_SELF: ("SUB-MED.3", "subterra-no-bandage-self"),
    HEALTH_FULL: ("SUB-BAS.13", "subterra-no-health-full"),
    NO_RUBBLE: ("SUB-DAN.3", "subterra-no-rubble-there"),
    NO_RUBBLE_TO_EXCAVATE: ("SUB-GEO.1", "subterra-no-rubble-there"),
    NO_PLACE_FOR_ROPE: ("SUB-DAN.5", "subterra-no-rope-here"),
    NO_PLACE_TO_FIX: ("SUB-CLI.1", "subterra-no-rope-here"),
    HIDDEN_ALREADY: ("SUB-DAN.8", "subterra-no-hidden-already"),
    NOT_ON_WATER: ("SUB-DIV.1", "subterra-no-water-here"),
    NO_EXPLOSIVES: ("SUB-ENG.1", "subterra-no-explosives"),
    NO_WALL: ("SUB-ENG.3", "subterra-no-wall-there"),
    NO_HORROR: ("SUB-BOD.1", "subterra-no-horror-there"),
    DIRECTED_ALREADY: ("SUB-LEA.1", "subterra-no-directed-already"),
    NO_LISTENER: ("SUB-LEA.1", "subterra-no-directed-target"),
    EXERTED_ALREADY: ("SUB-EXE.1", "subterra-no-exerted-already"),
    OWN_DIVE: ("SUB-DIV.1", "subterra-no-own-ability"),
    OWN_EXCAVATE: ("SUB-GEO.1", "subterra-no-own-ability"),
    OWN_DEMOLISH: ("SUB-ENG.1", "subterra-no-own-ability"),
    OWN_FIX_ROPE: ("SUB-CLI.1", "subterra-no-own-ability"),
    OWN_BANDAGE: ("SUB-MED.1", "subterra-no-own-ability"),
    OWN_SPRINT: ("SUB-MED.2", "subterra-no-own-ability"),
    OWN_REPEL: ("SUB-BOD.1", "subterra-no-own-ability"),
    OWN_DIRECT: ("SUB-LEA.1", "subterra-no-own-ability"),
    DIRECTED_TO_EXERT: ("SUB-EXE.6", "subterra-no-directed-exert"),
    DIRECTED_COST: ("SUB-LEA.2", "subterra-no-directed-cost"),
    DECLINE_UNDIRECTED: ("SUB-LEA.3", "subterra-no-directed-only"),
    NO_SUCH_CAVER: ("SUB-SET.2", "subterra-no-such-caver"),
}
