"""The page: how much a browser has to fetch of it, and how soon it shows what it was told."""
