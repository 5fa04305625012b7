package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"syscall"
)

// lockFolder keeps another server from using the same folder, until what it returns is closed or the process ends.
func lockFolder(dir string) (*os.File, error) {
	path := filepath.Join(dir, "waystation.lock")
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	const inUse = syscall.Errno(32) // ERROR_SHARING_VIOLATION
	h, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, 0, nil, syscall.OPEN_ALWAYS,
		syscall.FILE_ATTRIBUTE_NORMAL, 0) // 0: nobody else may open it
	if errors.Is(err, inUse) {
		return nil, fmt.Errorf("another server uses %s; choose another folder with --data", dir)
	}
	if err != nil {
		return nil, &os.PathError{Op: "open", Path: path, Err: err}
	}
	return os.NewFile(uintptr(h), path), nil
}
