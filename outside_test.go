package gojpf_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// mostLines is how long a whole check may be.
const mostLines = 20

// TestOutsideModule runs the programs of the manual in a module of their own, which has
// this one beside it: nothing that they need may be internal. The first is the whole of
// a check, the second has a form of reports of its own.
func TestOutsideModule(t *testing.T) {
	manual, err := os.ReadFile("docs/go-api.md")
	if err != nil {
		t.Fatal(err)
	}
	programs := regexp.MustCompile("(?s)```go\n(.*?)```").FindAllSubmatch(manual, -1)
	prints := []string{"violated 1 violations", "Crossing: violated"}
	if len(programs) != len(prints) {
		t.Fatalf("the manual shows %d programs, expected %d", len(programs), len(prints))
	}
	if n := bytes.Count(programs[0][1], []byte("\n")); n > mostLines {
		t.Errorf("a check takes %d lines, more than %d", n, mostLines)
	}
	here, err := filepath.Abs(".")
	if err != nil {
		t.Fatal(err)
	}
	ours, err := os.ReadFile("go.mod")
	if err != nil {
		t.Fatal(err)
	}
	sums, err := os.ReadFile("go.sum")
	if err != nil {
		t.Fatal(err)
	}
	_, needs, _ := strings.Cut(string(ours), "\n") // behind the module's name
	for i, program := range programs {
		dir := t.TempDir()
		for name, text := range map[string]string{
			"go.mod":     fmt.Sprintf("module example.com/outside\n%s\nrequire github.com/gojpf/gojpf v0.0.0\nreplace github.com/gojpf/gojpf => %s\n", needs, here),
			"go.sum":     string(sums),
			"main.go":    string(program[1]),
			"Target.jpf": "target = Crossing\nclasspath = " + classes + "\n",
		} {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		run := exec.Command("go", "run", ".")
		run.Dir, run.Env = dir, append(os.Environ(), "GOFLAGS=-mod=mod", "GOPROXY=off", "GOWORK=off")
		out, err := run.CombinedOutput()
		if err != nil || !strings.Contains(string(out), prints[i]) {
			t.Errorf("program %d: %v: %s", i+1, err, out)
		}
	}
}
