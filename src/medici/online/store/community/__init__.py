"""What a store keeps of what people do together beyond one table."""
