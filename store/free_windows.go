//go:build !browser

package store

import (
	"syscall"
	"unsafe"
)

var diskFree = syscall.NewLazyDLL("kernel32.dll").NewProc("GetDiskFreeSpaceExW")

// freeAt is how much space is free for us where a folder lies, in bytes; -1 when that is not known.
func freeAt(dir string) int64 {
	name, err := syscall.UTF16PtrFromString(dir)
	if err != nil {
		return -1
	}
	var free uint64
	if done, _, _ := diskFree.Call(uintptr(unsafe.Pointer(name)), uintptr(unsafe.Pointer(&free)), 0, 0); done == 0 {
		return -1
	}
	return int64(free)
}
