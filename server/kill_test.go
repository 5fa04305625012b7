package server_test

func serveUntilKilled(dir string) {}
