// Package listenertest runs small Java programs with listeners attached, for
// the tests of listeners.
package listenertest

import (
	"bytes"
	"context"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/internal/keys"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
)

// Compile compiles Java files, which may use the gov.nasa.jpf API, and returns
// the folder of their classes.
func Compile(t testing.TB, files ...string) string {
	t.Helper()
	classes := t.TempDir()
	api := filepath.Join(root(t), "models", "src", "api")
	args := append([]string{"-g", "-nowarn", "-implicit:none", "-sourcepath", api, "-d", classes}, files...)
	if out, err := exec.Command("javac", args...).CombinedOutput(); err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
	return classes
}

// root is the folder of the module.
func root(t testing.TB) string {
	dir, err := os.Getwd()
	for err == nil && dir != filepath.Dir(dir) {
		if _, missing := os.Stat(filepath.Join(dir, "go.mod")); missing == nil {
			return dir
		}
		dir = filepath.Dir(dir)
	}
	t.Fatalf("no go.mod above the test: %v", err)
	return ""
}

// Run searches a program with settings such as "listener=CallMonitor". It
// returns what was found and what the listeners printed.
func Run(t testing.TB, classes, main string, settings ...string) (*search.Result, string) {
	t.Helper()
	r, out, err := Try(t, classes, main, settings...)
	if err != nil {
		t.Fatal(err)
	}
	return r, out
}

// Try is Run for configurations that may be wrong: the error is that of
// attaching the listeners.
func Try(t testing.TB, classes, main string, settings ...string) (*search.Result, string, error) {
	t.Helper()
	registry := keys.Registry()
	args := []string{"+target=" + main, "+classpath=" + classes}
	for _, s := range settings {
		args = append(args, "+"+s)
	}
	cfg, err := config.Load(config.Options{Registry: registry, Dir: classes, Args: args})
	if err != nil {
		return nil, "", err
	}
	p, err := search.Load(context.Background(), cfg, search.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	var out bytes.Buffer
	if err := listener.Attach(p, cfg, &out); err != nil {
		return nil, "", err
	}
	r := p.Run()
	return r, out.String(), nil
}

// Contains fails the test for each text that the output lacks.
func Contains(t testing.TB, out string, texts ...string) {
	t.Helper()
	for _, text := range texts {
		if !strings.Contains(out, text) {
			t.Errorf("no %q in:\n%.4000s", text, out)
		}
	}
}

var update = flag.Bool("update", false, "rewrite the golden files")

// Golden compares a text with a file of the test; -update writes it.
func Golden(t testing.TB, file, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got == string(want) {
		return
	}
	have, expected := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range max(len(have), len(expected)) {
		if i >= len(have) || i >= len(expected) || have[i] != expected[i] {
			t.Errorf("line %d of the output is not as in %s:\n%s\nexpected\n%s", i+1, file,
				strings.Join(have[min(i, len(have)):min(i+5, len(have))], "\n"), strings.Join(expected[min(i, len(expected)):min(i+5, len(expected))], "\n"))
			return
		}
	}
}
