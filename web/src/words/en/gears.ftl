# gears
