package main

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"time"
)

// probe asks the server of this machine whether it can do its work, for images in which nothing else could.
type probe struct {
	Addr string `default:"127.0.0.1:8080" env:"WAYSTATION_ADDR" placeholder:"HOST:PORT" help:"Where the server listens (${default})."`
}

// Run returns an error when the server does not answer, or says that it is not ready.
func (c *probe) Run(p *program) error {
	host, port, err := net.SplitHostPort(c.Addr)
	if err != nil {
		return fmt.Errorf("--addr: %w", err)
	}
	if ip := net.ParseIP(host); host == "" || ip.IsUnspecified() {
		host = "127.0.0.1"
	}
	client := http.Client{Timeout: 4 * time.Second}
	answer, err := client.Get("http://" + net.JoinHostPort(host, port) + "/readyz")
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	words, err := io.ReadAll(io.LimitReader(answer.Body, 4096))
	if err != nil {
		return err
	}
	if answer.StatusCode != http.StatusOK {
		return fmt.Errorf("the server is not ready: %s", strings.TrimSpace(string(words)))
	}
	_, err = p.out.Write(words)
	return err
}
