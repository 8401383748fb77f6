"""Calling people who are not there: Web Push, where a host has set it up (``medici[push]``)."""
