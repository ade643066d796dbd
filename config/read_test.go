package config_test

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	. "github.com/gojpf/gojpf/config"
)

// Files that keys name are read whole where they have an end; a pipe that nobody
// writes to is not waited for.
func TestReadFile(t *testing.T) {
	dir := t.TempDir()
	plain, pipe := filepath.Join(dir, "plain"), filepath.Join(dir, "pipe")
	if err := os.WriteFile(plain, []byte("a = b\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if data, err := ReadFile(plain); string(data) != "a = b\n" || err != nil {
		t.Errorf("%q, %v", data, err)
	}
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	if data, err := ReadFile(pipe); len(data) > 0 {
		t.Errorf("a pipe: %q, %v", data, err)
	}
	if data, err := ReadFile("/dev/zero"); data != nil || err == nil || !strings.Contains(err.Error(), "/dev/zero: it is longer than") {
		t.Errorf("/dev/zero: %d bytes, %v", len(data), err)
	}
	if _, err := ReadFile(filepath.Join(dir, "none")); !os.IsNotExist(err) {
		t.Errorf("no file: %v", err)
	}
	for _, key := range []string{"@include", "vm.sysprop.file"} {
		link := filepath.Join(dir, "link")
		_ = os.Remove(link)
		if err := os.Symlink("/dev/zero", link); err != nil {
			t.Fatal(err)
		}
		if key == "@include" {
			file := filepath.Join(dir, "p.jpf")
			if err := os.WriteFile(file, []byte("@include = link\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			if _, err := Load(Options{File: file}); err == nil {
				t.Errorf("%s: no error", key)
			}
		} else if _, err := ReadProperties(link); err == nil {
			t.Errorf("%s: no error", key)
		}
	}
}
