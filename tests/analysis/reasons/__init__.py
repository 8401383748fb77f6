"""Tests of reasons that one can see."""
