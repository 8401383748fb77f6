"""Is the eye right? Its chances held against how games ended, and against simpler estimates."""
