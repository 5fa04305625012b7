//go:build !unix || browser

package store_test

// postgres is nil: there is none here.
var postgres *struct{}
