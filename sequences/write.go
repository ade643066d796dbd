package sequences

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// WriteTests writes the tests into the folder of their package below dir, and removes those of an earlier run that had need of
// more classes: they would be run with the new ones, and say what is no longer so.
func (r *Result) WriteTests(dir string) error {
	dir = filepath.Join(dir, filepath.FromSlash(strings.ReplaceAll(r.Package, ".", "/")))
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	file := func(test string) string { return filepath.Join(dir, test+".java") }
	files := append([]Source{{r.Test, r.Source}}, r.More...)
	for _, f := range files {
		if err := os.WriteFile(file(f.Test), f.Text, 0o644); err != nil {
			return err
		}
	}
	for n := len(files) + 1; ; n++ {
		old := file(r.numbered(n))
		text, err := os.ReadFile(old)
		if errors.Is(err, fs.ErrNotExist) || err == nil && !bytes.Contains(text, []byte("void "+testName)) { // somebody else's
			return nil
		}
		if err != nil {
			return err
		}
		if err := os.Remove(old); err != nil {
			return err
		}
	}
}

// numbered is the name of the n-th class of tests.
func (r *Result) numbered(n int) string {
	if n == 1 {
		return r.Test
	}
	return fmt.Sprint(r.Test, n)
}

// testName is what tests are called, with a number behind it.
const testName = "sequence"
