// Package sitetest holds the test of Waystation without a server: compiled for a browser, served as files, and played
// there. It has a package of its own, as compiling it takes minutes the first time.
package sitetest
