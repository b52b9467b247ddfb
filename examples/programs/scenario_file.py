"""A scenario is a position with expectations, in words."""

import speleo

TEXT = """
Scenario: two go back together
Rules: DIA-4.4
Given diamant with 3 seats
Given the position
  path: treasure 7 (4)
  gathered: 1 1 1
When seat 1 plays back
When seat 2 plays back
When seat 3 plays on
Then chest is 3 3 0
"""

for result in speleo.run_scenarios(TEXT):
    print("holds:" if result.holds else f"line {result.line}: {result.problem}:", result.title)
