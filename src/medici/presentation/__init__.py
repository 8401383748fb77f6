"""What a person sees of a game: stories, scenes, words in a language, drawings, tours."""
