"""The browser client: its files, and a page for every address."""
