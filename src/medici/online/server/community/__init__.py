"""What people do together beyond one table, as a server sees to it."""
