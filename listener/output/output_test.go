package output_test

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/output"
)

func TestFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a", "b")
	if err := output.File(file, func(w io.Writer) error { _, err := io.WriteString(w, "text"); return err }); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(file); err != nil || string(text) != "text" {
		t.Errorf("%v: %q", err, text)
	}
	broken := errors.New("broken")
	if err := output.File(file, func(io.Writer) error { return broken }); !errors.Is(err, broken) || !strings.Contains(err.Error(), file) {
		t.Errorf("error %v", err)
	}
	if err := output.File(filepath.Join(file, "c"), func(io.Writer) error { return nil }); err == nil {
		t.Error("a file is taken for a folder")
	}
}
