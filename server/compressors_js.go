package server

import "sync"

// In a browser nothing is sent over a net, so that nothing is compressed.
var trickles, gzips, shortGzips sync.Pool

const compresses = false
