"""How networks of bots are taught. Needs numpy (`speleo[learn]`); what plays needs none of it."""
