# The titles of a game alone (D66).

story-title-deck-scrubber = Faxineiro do Convés
story-title-dish-washer = Lavador de Pratos
story-title-cook = Cozinheiro
story-title-cadet = Cadete
story-title-lookout = Vigia
story-title-seaman = Marujo
story-title-quartermaster = Contramestre
story-title-engineer = Engenheiro
story-title-navigator = Navegador
story-title-officer = Oficial
story-title-merchant = Mercador
story-title-captain = Capitão
story-title-medici = Medici
