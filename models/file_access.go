package models

import (
	"syscall"

	"github.com/gojpf/gojpf/models/vfs"
	"github.com/gojpf/gojpf/vm"
)

// Files are shared by all threads. Each call on them is an operation that other
// threads may notice: no native gets at files but through one of the wrappers
// below, which ask for it. To the scheduler all files are one variable, a field
// of java.io.FileTable, so that what is assumed of variables holds for them, too:
// as long as nobody changes files, or all who do so hold a lock in common, calls
// need no scheduling choices of their own.
//
// A stream that one thread alone can reach may be read, moved and closed without
// others noticing, so that counts as reading the variable.

// fileCall is a native that uses files.
type fileCall func(e *vm.Env, fs vfs.Files)

const fileTable = "java/io/FileTable"

// tableField is the access to a field of java.io.FileTable.
func tableField(e *vm.Env, name string, write bool) vm.Access {
	c := e.M.Lib.MustLoad(fileTable)
	a := vm.Access{Mode: vm.AccessRead, Class: c, Index: c.FieldNamed(name).Word}
	if write {
		a.Mode = vm.AccessWrite
	}
	return a
}

func mayTable(e *vm.Env, name string, write bool) bool {
	return !e.M.Sharing || e.MayTouchBeside(mappedMemory(e, write), tableField(e, name, write))
}

// looksAt is a native that looks at files without changing them.
func looksAt(call fileCall) vm.NativeFunc {
	return func(e *vm.Env) {
		if mayTable(e, "files", false) {
			useFiles(e, false, call)
		}
	}
}

// changes is a native that changes files.
func changes(call fileCall) vm.NativeFunc {
	return func(e *vm.Env) {
		if mayTable(e, "files", true) {
			useFiles(e, true, call)
		}
	}
}

// dates is a native that tells when a file was changed, or which one it is.
// From then on that is part of what states are matched by.
func dates(call fileCall) vm.NativeFunc {
	return looksAt(func(e *vm.Env, fs vfs.Files) {
		learnTimes(e)
		call(e, fs)
	})
}

// learnTimes notes that the program asks for times or numbers of files. Those of
// the host's own are no part of states in any case.
func learnTimes(e *vm.Env) {
	if options(e).FileWrites != "host" {
		e.M.Learn(vm.FileTimes)
	}
}

// opens is a native that opens a file with flags.
func opens(flags func(e *vm.Env) int, call func(e *vm.Env, fs vfs.Files, flags int)) vm.NativeFunc {
	return func(e *vm.Env) {
		n := flags(e)
		write := n&(syscall.O_CREAT|syscall.O_TRUNC) != 0
		if mayTable(e, "files", write) {
			useFiles(e, write, func(e *vm.Env, fs vfs.Files) { call(e, fs, n) })
		}
	}
}

// use is what a call does with an open file.
type use uint8

const (
	useLook   use = iota // nothing that changes it
	useMove              // what belongs to the descriptor: its position, or that it is open
	useChange            // what others see by the file's name
)

// handle is an open file: its number, and the FileDescriptor that holds that,
// null where the program has no such object.
type handle struct {
	fd  int
	obj vm.Ref
}

// through is a native that uses an open file. Standard streams are no files: the
// call must not ask the file system about them.
func through(find func(e *vm.Env) handle, u use, call fileCall, more ...touched) vm.NativeFunc {
	return func(e *vm.Env) {
		var accesses []vm.Access
		for _, t := range more {
			accesses = append(accesses, t(e)...)
		}
		switch d := find(e); {
		case !mayUse(e, d, u, accesses...):
		case standard(d.fd):
			call(e, nil)
		default:
			useFiles(e, u == useChange, call)
		}
	}
}

// mayUse is asked in front of an operation on an open file. more are the other
// variables that it reads and writes.
func mayUse(e *vm.Env, d handle, u use, more ...vm.Access) bool {
	if !e.M.Sharing {
		return true
	}
	var beside []vm.Access
	switch {
	case d.fd == 0:
		more = append(more, tableField(e, "input", u == useMove))
	case !standard(d.fd):
		known := d.obj == 0 || e.M.Heap.Get(d.obj).Flags&vm.Shared != 0
		more = append(more, tableField(e, "files", u == useChange || u == useMove && known))
		beside = mappedMemory(e, u == useChange)
	}
	return e.MayTouchBeside(beside, more...)
}

// numbered is an open file whose number is in an argument.
func numbered(i int) func(e *vm.Env) handle {
	return func(e *vm.Env) handle { return handle{fd: int(e.Int(i))} }
}

// described is an open file whose FileDescriptor is in an argument.
func described(i int) func(e *vm.Env) handle {
	return func(e *vm.Env) handle { return descriptorAt(e, e.Ref(i)) }
}

// streamed is the open file of the stream in argument 0.
func streamed(class string) func(e *vm.Env) handle {
	return func(e *vm.Env) handle { return descriptorAt(e, e.Object(0).Ref(field(e, class, "fd"))) }
}

func descriptorAt(e *vm.Env, r vm.Ref) handle { return handle{descriptorOf(e, r), r} }
