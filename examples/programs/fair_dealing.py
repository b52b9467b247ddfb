"""Sealed dealing: a promise before the first card, the seed after the last. And what checking a record says."""

import speleo

seed = speleo.new_seed()
print("promised:", speleo.commitment(seed))
match = speleo.play(speleo.game("diamant").match(seats=2), ["odds"], dealer=speleo.SealedDealer(seed))
print("the seed was", seed.hex())
again = speleo.play(speleo.game("diamant").match(seats=2), ["odds"], dealer=speleo.SealedDealer(seed))
print("it deals the same match again:", again == match)
tampered = speleo.record_of(match, seed="another seed")
print(speleo.verify(tampered).sentence)
