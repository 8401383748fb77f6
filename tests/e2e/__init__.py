"""The pages as people use them: a real server and a real browser, found by roles and names."""
