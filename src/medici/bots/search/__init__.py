"""The search of banker and prince."""
