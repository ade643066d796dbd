package learn

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/listener/contractfile"
	"github.com/gojpf/gojpf/tests"
)

func compile(t *testing.T, files ...string) string {
	t.Helper()
	classes := t.TempDir()
	if out, err := exec.Command("javac", append([]string{"-g", "-nowarn", "-d", classes}, files...)...).CombinedOutput(); err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
	return classes
}

func learnFrom(t *testing.T, classes, main, seed string) *Result {
	t.Helper()
	r, err := Run(context.Background(), Options{Main: main, Args: []string{seed}, Tests: tests.Options{ClassPath: classes}, Depth: 1, Confidence: 0.99})
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Notes) > 0 {
		t.Error(r.Notes)
	}
	return r
}

// lines are the conditions of a file as comments of the programs name them.
func lines(f *contractfile.File) []string {
	var list []string
	for _, c := range f.Classes {
		name := strings.ReplaceAll(c.Name, "$", ".")
		for _, k := range c.Invariants {
			list = append(list, name+" invariant: "+k.Text)
		}
		for _, m := range c.Methods {
			of := name + " " + strings.ReplaceAll(m.Name, "<init>", contractfile.Constructor)
			for _, k := range m.Requires {
				list = append(list, of+" requires: "+k.Text)
			}
			for _, k := range m.Ensures {
				list = append(list, of+" ensures: "+k.Text)
			}
		}
	}
	return list
}

var expectation = regexp.MustCompile(`(?m)^// (learnt|never) (.*)$`)

// The programs say what is to be learnt of them. What was learnt of a run holds in that
// run, says the listener that checks contracts, and mostly in further ones.
func TestPrograms(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.java")
	if len(files) == 0 {
		t.Fatal("no programs")
	}
	written, broken := 0, 0
	for _, file := range files {
		main := strings.TrimSuffix(filepath.Base(file), ".java")
		classes := compile(t, file)
		r := learnFrom(t, classes, main, "1")
		list := lines(r.Contracts)
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range expectation.FindAllStringSubmatch(string(text), -1) {
			found := false
			for _, l := range list {
				found = found || l == m[2] || m[1] == "never" && strings.HasPrefix(l, m[2])
			}
			if found != (m[1] == "learnt") {
				t.Errorf("%s: %s", main, m[0])
			}
		}
		if t.Failed() {
			t.Logf("%s", strings.Join(list, "\n"))
		}
		if fails := failing(t, classes, main, "1", r.Contracts); len(fails) > 0 {
			t.Errorf("%s: of the run itself do not hold: %q", main, fails)
		}
		written += len(list)
		for _, seed := range []string{"2", "3"} {
			fails := failing(t, classes, main, seed, r.Contracts)
			t.Logf("%s, seed %s: %d of %d do not hold: %q", main, seed, len(fails), len(list), fails)
			broken += len(fails)
		}
	}
	if broken*5 > written*2 { // of two runs each
		t.Errorf("%d of %d conditions do not hold in further runs", broken, 2*written)
	}
}

var accused = regexp.MustCompile(`^(precondition|postcondition|invariant) "(.*)" of ([^ ]*)\.([^ .]*) (does not hold|has no value)`)

// failing are the conditions that the checker finds not to hold; each is taken out of a
// copy of the contracts, until the rest holds.
func failing(t *testing.T, classes, main, seed string, contracts *contractfile.File) []string {
	t.Helper()
	var text bytes.Buffer
	if err := contracts.Write(&text); err != nil {
		t.Fatal(err)
	}
	left := text.String()
	var fails []string
	for len(fails) < 60 {
		file := filepath.Join(t.TempDir(), "contracts")
		if err := os.WriteFile(file, []byte(left), 0o644); err != nil {
			t.Fatal(err)
		}
		cfg, err := gojpf.ReadConfig("", gojpf.Isolated(), gojpf.Set("target", main), gojpf.Set("classpath", classes), gojpf.Set("listener", "ContractVerifier"),
			gojpf.Set("contracts.file", file), gojpf.Set("search.class", "pct"), gojpf.Set("search.pct.runs", "1"))
		if err != nil {
			t.Fatal(err)
		}
		r, err := gojpf.Check(context.Background(), cfg, gojpf.WithArgs(seed), gojpf.WithoutConsole())
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range r.Incomplete {
			if !strings.Contains(c.Reason, "schedule") {
				t.Errorf("%s: %s", main, c.Reason)
			}
		}
		if len(r.Violations) == 0 {
			return fails
		}
		m := accused.FindStringSubmatch(r.Violations[0].Message)
		if m == nil {
			t.Fatal(r.Violations[0].Message)
		}
		fails = append(fails, m[0])
		word := map[string]string{"precondition": "requires", "postcondition": "ensures", "invariant": "invariant"}[m[1]]
		cut := without(left, word+" "+m[2])
		if cut == left {
			t.Fatalf("%s is not there", m[0])
		}
		left = cut
	}
	return fails
}

// without takes a condition out of contracts, wherever it stands.
func without(text, condition string) string {
	var out []string
	for line := range strings.Lines(text) {
		body, _, _ := strings.Cut(line, " // ")
		if strings.TrimSpace(body) != condition {
			out = append(out, line)
		}
	}
	return strings.Join(out, "")
}
