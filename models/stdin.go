package models

import (
	"io"
	"sync"

	"github.com/gojpf/gojpf/vm"
)

// input is what was read of the standard input. It is kept outside of states and
// only ever grows; how far a program has read it is part of its state. Machines
// that search together share it.
type input struct {
	mu    sync.Mutex
	bytes []byte
	end   bool
}

// upTo reads on until there is something behind pos, and returns what there is,
// n bytes at most.
func (in *input) upTo(from io.Reader, pos, n int) []byte {
	in.mu.Lock()
	defer in.mu.Unlock()
	for len(in.bytes) <= pos && !in.end && from != nil {
		buf := make([]byte, 8192)
		k, err := from.Read(buf)
		in.bytes = append(in.bytes, buf[:k]...)
		in.end = err != nil
	}
	end := min(len(in.bytes), pos+n)
	if end <= pos {
		return nil
	}
	return in.bytes[pos:end:end]
}

// left is how much was read behind pos.
func (in *input) left(pos int) int {
	in.mu.Lock()
	defer in.mu.Unlock()
	return len(in.bytes) - pos
}

const stdinKey = "stdin"

// stdin returns up to n bytes of standard input; the caller has asked for the
// operation.
func stdin(e *vm.Env, n int) []byte {
	pos := stdinAt(e)
	b := options(e).input.upTo(e.M.Opt.Stdin, pos, n)
	if len(b) > 0 {
		e.M.KeepExtra(stdinKey, pos+len(b))
	}
	return b
}

// stdinAt is how much of it the program has read.
func stdinAt(e *vm.Env) int {
	pos, _ := e.M.PeekExtra(stdinKey).(int)
	return pos
}

func stdinLeft(e *vm.Env) int { return options(e).input.left(stdinAt(e)) }

// mayInput is asked in front of an operation on the standard input.
func mayInput(e *vm.Env, take bool) bool { return mayTable(e, "input", take) }

// takes is a native that reads the standard input.
func takes(fn vm.NativeFunc) vm.NativeFunc {
	return func(e *vm.Env) {
		if mayInput(e, true) {
			fn(e)
		}
	}
}
