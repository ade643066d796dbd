package models

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/gojpf/gojpf/models/vfs"
	"github.com/gojpf/gojpf/vm"
)

// forkAndExec is forkAndExec(int mode, byte[] helper, byte[] program, byte[] arguments, int
// count, byte[] environment, int count, byte[] folder, int[] descriptors, boolean): no process
// is started, but that one cannot be is told as the host does.
func forkAndExec(e *vm.Env, fs vfs.Files) {
	text := func(i int) string {
		if e.Ref(i) == vm.Null {
			return ""
		}
		b, _, _ := bytes.Cut(e.Object(i).RawBytes(), []byte{0})
		return string(b)
	}
	if err := startable(e, fs, text(3), text(8)); err != 0 {
		e.Throw("java/io/IOException", startFailure(options(e).JavaHome, err))
		return
	}
	e.Unsupported("starting a process", "a program under test stays inside the machine")
}

// startable finds out why a program cannot be started in a folder, 0 where it perhaps can.
func startable(e *vm.Env, fs vfs.Files, program, dir string) syscall.Errno {
	if dir != "" {
		dir = absolute(e, dir)
		s, err := fs.Stat(dir, true)
		switch {
		case err == syscall.ENOENT:
			return syscall.ENOENT
		case err == nil && !s.IsDir():
			return syscall.ENOTDIR
		case err != nil:
			return 0
		}
	}
	if program == "" {
		return syscall.ENOENT
	}
	places := []string{""}
	if !strings.Contains(program, "/") {
		places = searched(options(e).Env)
	}
	failure := syscall.ENOENT
	for _, place := range places {
		p := filepath.Join(place, program)
		if !strings.HasPrefix(p, "/") && dir != "" {
			p = filepath.Join(dir, p)
		}
		switch s, err := fs.Stat(absolute(e, p), true); {
		case err == syscall.ENOENT, err == syscall.ENOTDIR && len(places) > 1:
		case err == nil && s.IsDir():
			failure = syscall.EACCES // a later folder may still have it
		default:
			return 0
		}
	}
	return failure
}

// searched are the folders where a program is looked for by its name.
func searched(env [][2]string) []string {
	for _, kv := range env {
		if kv[0] == "PATH" {
			return filepath.SplitList(kv[1])
		}
	}
	return []string{"/bin", "/usr/bin"} // as the JDK has it
}

// startFailure is the message of a process that was not started, which the JDK's own native
// library words, one way or the other.
func startFailure(home string, err syscall.Errno) string {
	if lib, readErr := os.ReadFile(filepath.Join(home, "lib/libjava.so")); readErr == nil && bytes.Contains(lib, []byte("%s, error: %d (%s) %s")) {
		return fmt.Sprintf("Exec failed, error: %d (%s) ", int(err), strerror(err))
	}
	return fmt.Sprintf("error=%d, %s", int(err), strerror(err))
}
