module zielona-fala/pause

go 1.26.0
