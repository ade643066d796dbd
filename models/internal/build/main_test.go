package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/internal/hostjdk"
)

// TestEmbeddedClassesAreCurrent compiles the sources of the models and compares
// the result with what package models embeds.
func TestEmbeddedClassesAreCurrent(t *testing.T) {
	if hostjdk.Release() != 17 {
		t.Skipf("the bytes are those of javac 17, not %d", hostjdk.Release())
	}
	if err := run("../..", true); err != nil {
		t.Error(err)
	}
}

func TestCompare(t *testing.T) {
	write := func(dir, name, text string) {
		t.Helper()
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	fresh, embedded := t.TempDir(), t.TempDir()
	for _, dir := range []string{fresh, embedded} {
		write(dir, "m/p/Same.class", "same")
	}
	if err := compare(fresh, embedded); err != nil {
		t.Errorf("equal folders: %v", err)
	}
	write(fresh, "m/p/Changed.class", "new")
	write(embedded, "m/p/Changed.class", "old")
	write(fresh, "m/p/Added.class", "")
	write(embedded, "m/p/Gone.class", "")
	err := compare(fresh, embedded)
	if err == nil {
		t.Fatal("different folders are taken for equal")
	}
	if want := "m/p/Added.class, m/p/Changed.class, m/p/Gone.class"; !strings.HasSuffix(err.Error(), want) {
		t.Errorf("got %q, want ... %s", err, want)
	}
}
