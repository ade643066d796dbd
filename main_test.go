package gojpf_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
)

// classes is where the programs of examples are compiled to.
var classes string

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "gojpf")
	if err == nil {
		classes = dir
		var files []string
		if files, err = filepath.Glob("examples/*/*.java"); err == nil {
			err = corpus.Compile("models/classes/api", dir, files...)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	status := m.Run()
	os.RemoveAll(dir)
	os.Exit(status)
}
