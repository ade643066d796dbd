package pathoutputmonitor

import (
	"os"
	"path/filepath"
	"testing"
)

func TestSpec(t *testing.T) {
	tests := []struct {
		spec, output string
		fits         bool
	}{
		{"", "", true},
		{"", "a\n", false},
		{"a\n", "a\n", true},
		{"a\n", "", false},
		{"a\n", "ab\n", false},
		{"a|b\n", "b", true},
		{"a\nb\n", "a\n", false},
		{"// of two\na+\n\\d\n", "aaa\n7\n", true},
		{"...\n", "", true},
		{"...\n", "a\nb\n", true},
		{"a\n...\nz\n", "a\nz\n", true},
		{"a\n...\nz\n", "a\nz\nz\n", true},
		{"a\n...\nz\n", "a\nz\nb\n", false},
		{"...\na\n...\nb\n...\n", "x\na\nx\nb", true},
		{"...\na\n...\nb\n...\n", "b\na\n", false},
	}
	for _, tt := range tests {
		file := filepath.Join(t.TempDir(), "spec")
		if err := os.WriteFile(file, []byte(tt.spec), 0o644); err != nil {
			t.Fatal(err)
		}
		s, err := readSpec(file)
		if err != nil {
			t.Fatal(err)
		}
		if s.fits(splitLines(tt.output)) != tt.fits {
			t.Errorf("spec %q, output %q: want %v", tt.spec, tt.output, tt.fits)
		}
	}
}
