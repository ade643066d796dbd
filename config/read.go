package config

import (
	"fmt"
	"io"
	"os"
	"syscall"
)

// mostBytes is how long a file may be that a key names. None that somebody has
// written is; a device such as /dev/zero has no end.
const mostBytes = 256 << 20

// ReadFile is os.ReadFile for files that keys name, which may come from a
// stranger: nobody waits for a pipe that nobody writes to, and memory has a limit.
func ReadFile(file string) ([]byte, error) {
	f, err := os.OpenFile(file, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := ReadAll(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return data, nil
}

// ReadAll is io.ReadAll for what may be longer than somebody has written, as the
// entries of archives.
func ReadAll(r io.Reader) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, mostBytes+1))
	if err == nil && len(data) > mostBytes {
		return nil, fmt.Errorf("it is longer than %d MB", mostBytes>>20)
	}
	return data, err
}
