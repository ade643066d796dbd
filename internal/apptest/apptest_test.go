package apptest

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/internal/difftest"
)

// TestApplications compares the programs of which the jars are there. One of them:
//
//	GOJPF_APPLICATIONS=$(scripts/applications) go test ./internal/apptest -run TestApplications/UseH2
func TestApplications(t *testing.T) {
	jars := os.Getenv("GOJPF_APPLICATIONS")
	if jars == "" {
		t.Skip("GOJPF_APPLICATIONS names no folder of jars; scripts/applications fetches them")
	}
	programs, err := Read("testdata")
	if err != nil {
		t.Fatal(err)
	}
	gojpf := os.Getenv("GOJPF_BINARY")
	if gojpf == "" {
		gojpf = filepath.Join(t.TempDir(), "gojpf")
		if out, err := exec.Command("go", "build", "-o", gojpf, "../../cmd/gojpf").CombinedOutput(); err != nil {
			t.Fatalf("go build: %v\n%s", err, out)
		}
	}
	for _, p := range programs {
		t.Run(p.Name, func(t *testing.T) { compare(t, p, jars, gojpf) })
	}
}

// compare runs one program on the host and here.
func compare(t *testing.T, p Program, jars, gojpf string) {
	classes := t.TempDir()
	path, missing := p.ClassPath(classes, jars)
	if missing != "" {
		t.Skipf("%s.jar is not in %s", missing, jars)
	}
	javac := exec.Command("javac", "-nowarn", "-g", "-encoding", "UTF-8", "-d", classes, "-cp", path, p.File)
	if out, err := javac.CombinedOutput(); err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
	main := &difftest.Program{Name: p.Name, Compact: true}
	host, err := difftest.Execute(main, "java", "-ea", "-cp", path)
	if err != nil {
		t.Fatal(err)
	}
	if host.TimedOut || host.Stdout == "" {
		t.Fatalf("java ended with status %d and printed %q\n%s", host.Status, host.Stdout, host.Stderr)
	}
	ours, err := difftest.Execute(main, gojpf, "exec", "-cp", path)
	if err != nil {
		t.Fatal(err)
	}
	if ours.Stdout == host.Stdout && ours.Status == host.Status {
		return
	}
	t.Error(difftest.Diff(host, ours))
}

func TestRead(t *testing.T) {
	programs, err := Read("testdata")
	if err != nil {
		t.Fatal(err)
	}
	if len(programs) < 20 {
		t.Errorf("%d programs", len(programs))
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "P.java"), []byte("// jar: x\nclass P {}\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Read(dir); err == nil || !strings.Contains(err.Error(), `"jar"`) {
		t.Errorf("an unknown header: %v", err)
	}
	p := Program{Jars: []string{"none"}}
	if _, missing := p.ClassPath(dir, dir); missing != "none" {
		t.Errorf("missing jar: %q", missing)
	}
}
