// Package output writes the files of listeners.
package output

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// File has a file written, with the folders that lead to it.
func File(name string, write func(io.Writer) error) (err error) {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	defer func() {
		if e := f.Close(); err == nil {
			err = e
		}
	}()
	w := bufio.NewWriter(f)
	if err := write(w); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return w.Flush()
}
