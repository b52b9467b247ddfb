/** The rule that tells of each kind of hazard. */
export const HAZARD_RULES: Record<string, string> = {
  tremor: "SUB-HAZ.6",
  flood: "SUB-HAZ.8",
  gas: "SUB-HAZ.10",
  "cave-in": "SUB-HAZ.13",
  horror: "SUB-HAZ.15",
  time: "SUB-OOT.1",
};
