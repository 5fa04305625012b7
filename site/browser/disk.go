//go:build js && wasm

package main

import (
	"errors"
	"slices"
	"syscall/js"

	"waystation/store/pages"
)

// disk is the pages in the browser's IndexedDB.
type disk struct{ js js.Value }

// Load reads all of them.
func (d disk) Load() ([]byte, error) {
	all, err := await(d.js.Call("load"))
	if err != nil {
		return nil, err
	}
	b := make([]byte, all.Length())
	js.CopyBytesToGo(b, all)
	return b, nil
}

// Save stores what has changed in one transaction.
func (d disk) Save(size int64, changed map[int64][]byte) error {
	var numbers []any
	all := js.Global().Get("Uint8Array").New(len(changed) * pages.Size)
	for n, page := range changed {
		at := len(numbers) * pages.Size
		js.CopyBytesToJS(all.Call("subarray", at, at+len(page)), page)
		numbers = append(numbers, n)
	}
	_, err := await(d.js.Call("save", size, slices.Clip(numbers), all))
	return err
}

// Free is what the browser says that it has left for this site.
func (d disk) Free() int64 {
	n, err := await(d.js.Call("free"))
	if err != nil {
		return -1
	}
	return int64(n.Float())
}

// await waits for a promise.
func await(promise js.Value) (js.Value, error) {
	type end struct {
		value js.Value
		err   error
	}
	done := make(chan end, 1)
	well := js.FuncOf(func(_ js.Value, args []js.Value) any {
		x := js.Undefined()
		if len(args) > 0 {
			x = args[0]
		}
		done <- end{x, nil}
		return nil
	})
	defer well.Release()
	badly := js.FuncOf(func(_ js.Value, args []js.Value) any {
		done <- end{js.Undefined(), errors.New(args[0].Call("toString").String())}
		return nil
	})
	defer badly.Release()
	promise.Call("then", well, badly)
	x := <-done
	return x.value, x.err
}
