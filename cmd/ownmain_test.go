package cmd

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestOwnMain builds a user's main, with a listener of the user's own linked
// around the command, as docs/listeners.md shows it; and runs it.
func TestOwnMain(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a program")
	}
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("testdata/ownmain")); err != nil {
		t.Fatal(err)
	}
	// The module needs what this one needs, and nothing from the network.
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	_, requirements, _ := strings.Cut(string(mod), "\n")
	text := "module example.org/own\n" + requirements +
		"\nrequire github.com/gojpf/gojpf v0.0.0\n\nreplace github.com/gojpf/gojpf => " + root + "\n"
	sum, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		t.Fatal(err)
	}
	main := "public class Main { public static void main(String[] a) { throw new IllegalStateException(); } }"
	for name, data := range map[string]string{"go.mod": text, "go.sum": string(sum), "Main.java": main} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(data), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	run := func(name string, args ...string) (string, int) {
		t.Helper()
		cmd := exec.Command(name, args...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "GOFLAGS=-mod=mod", "GOPROXY=off", "GOWORK=off")
		var out bytes.Buffer
		cmd.Stdout, cmd.Stderr = &out, &out
		err := cmd.Run()
		if _, ended := err.(*exec.ExitError); err != nil && !ended {
			t.Fatal(err)
		}
		return out.String(), cmd.ProcessState.ExitCode()
	}
	if out, status := run("go", "build", "-o", "own", "."); status != 0 {
		t.Fatalf("go build: %s", out)
	}
	if out, status := run("javac", "Main.java"); status != 0 {
		t.Fatalf("javac: %s", out)
	}
	own := filepath.Join(dir, "own")
	out, status := run(own, "run", "+listener=Mine", "+mine.times=2", "Main")
	if want := strings.Repeat("the search is over: 1 violations\n", 2); status != 1 || !strings.Contains(out, want) {
		t.Errorf("status %d, output without %q:\n%s", status, want, out)
	}
	if out, _ := run(own, "listeners"); !strings.Contains(out, "\nMine\n    says when it is over\n    mine.times=1\n") {
		t.Errorf("listeners does not show Mine:\n%s", out)
	}
}
