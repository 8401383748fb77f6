"""What a move led to and how a day was scored: sentences as data, without a language yet."""
