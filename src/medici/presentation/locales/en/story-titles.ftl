# The titles of a game alone (D66).

story-title-deck-scrubber = Deck Scrubber
story-title-dish-washer = Dish Washer
story-title-cook = Cook
story-title-cadet = Cadet
story-title-lookout = Lookout
story-title-seaman = Seaman
story-title-quartermaster = Quartermaster
story-title-engineer = Engineer
story-title-navigator = Navigator
story-title-officer = Officer
story-title-merchant = Merchant
story-title-captain = Captain
story-title-medici = Medici
