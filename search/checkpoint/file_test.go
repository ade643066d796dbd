package checkpoint

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A checkpoint that cannot be completed leaves the one before in its place.
func TestBrokenWrite(t *testing.T) {
	name := filepath.Join(t.TempDir(), Name)
	write := func(text string, err error) error {
		return replace(name, func(w io.Writer) error {
			_, e := io.WriteString(w, text)
			return errors.Join(e, err)
		})
	}
	if err := write("first", nil); err != nil {
		t.Fatal(err)
	}
	if err := write("second", errors.New("no space")); err == nil || !strings.Contains(err.Error(), "no space") {
		t.Errorf("got %v", err)
	}
	if b, err := os.ReadFile(name); string(b) != "first" || err != nil {
		t.Errorf("got %q, %v", b, err)
	}
	if files, _ := os.ReadDir(filepath.Dir(name)); len(files) != 1 {
		t.Errorf("files are left: %v", files)
	}
}
