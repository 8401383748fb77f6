"""The table in a terminal: what the prompt and the Textual app share, and the app itself.

``draw`` paints scenes, ``prompt`` understands what is typed, ``saves`` keeps games; ``app`` opens
the table. Only what stands above ``app`` imports Textual, so that commands without it start fast.
"""
