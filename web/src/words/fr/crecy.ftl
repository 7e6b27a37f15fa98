# crecy
