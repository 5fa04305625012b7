//go:build !unix

package server_test

// workUntilKilled is never asked for here: workers are tested where a process can be stopped and killed by signals.
func workUntilKilled(string, string) {}
