package corpus

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/search"
)

func write(t *testing.T, text string) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "area")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "Name.java")
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestReadProgram(t *testing.T) {
	p, err := ReadProgram(write(t, `// verdict: violated
// error: java.lang.AssertionError
// twin: Fixed
// ends: 3
// args: a b
// set: +x=1 +y=2
// oracle: skip
// Because.
package area;
// verdict: safe
`))
	if err != nil {
		t.Fatal(err)
	}
	if p.Class() != "area.Name" || p.Verdict != search.Violated || p.Twin != "Fixed" || p.Ends != 3 || p.Paths != -1 || p.Oracle ||
		strings.Join(p.Args, " ") != "a b" || strings.Join(p.Settings, " ") != "+x=1 +y=2" {
		t.Errorf("%+v", p)
	}
}

func TestReadProgramRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"// verdict: perhaps\n// Because.\n":                            "verdict",
		"// Because.\n":                                                 "verdict",
		"// verdict: violated\n// Because.\n":                           "names its error",
		"// verdict: safe\n// error: deadlock\n// Because.\n":           "names its error",
		"// verdict: safe\n":                                            "no reason",
		"// verdict: safe\n// ends: many\n// Because.\n":                "many",
		"package area;\n// verdict: safe\n// Because, but too late.\n ": "verdict",
	} {
		file := write(t, text)
		if _, err := ReadProgram(file); err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), file) {
			t.Errorf("%q: %v, expected the file and %q", text, err, want)
		}
	}
}

func TestReadCounts(t *testing.T) {
	file := write(t, "// verdict: safe\n// Because.\n")
	dir := filepath.Dir(filepath.Dir(file))
	if list, err := Read(dir, 1); err != nil || len(list) != 1 {
		t.Errorf("%v, %v", list, err)
	}
	if _, err := Read(dir, 2); err == nil {
		t.Error("one program is not two")
	}
}

func TestMismatch(t *testing.T) {
	found := func(kind, exception string) *search.Result {
		return &search.Result{Verdict: search.Violated, Violations: []search.Violation{{Kind: kind, Exception: exception}}}
	}
	ends := &search.Result{Verdict: search.Safe, Statistics: search.Statistics{EndStates: 2}}
	for _, test := range []struct {
		name  string
		p     Program
		r     *search.Result
		ends  int64
		match bool
	}{
		{"assertion", Program{Verdict: search.Violated, Error: assertionError}, found(search.KindAssertion, assertionError), -1, true},
		{"uncaught", Program{Verdict: search.Violated, Error: "a.B"}, found(search.KindUncaught, "a.B"), -1, true},
		{"other exception", Program{Verdict: search.Violated, Error: "a.B"}, found(search.KindUncaught, "a.C"), -1, false},
		{"deadlock", Program{Verdict: search.Violated, Error: search.KindDeadlock}, found(search.KindDeadlock, ""), -1, true},
		{"exception instead", Program{Verdict: search.Violated, Error: search.KindDeadlock}, found(search.KindUncaught, "a.B"), -1, false},
		{"safe instead", Program{Verdict: search.Violated, Error: "a.B"}, ends, -1, false},
		{"ends", Program{Verdict: search.Safe}, ends, 2, true},
		{"other ends", Program{Verdict: search.Safe}, ends, 3, false},
		{"ends not told", Program{Verdict: search.Safe}, ends, -1, true},
	} {
		if m := test.p.Mismatch(test.r, test.ends); (m == "") != test.match {
			t.Errorf("%s: %q", test.name, m)
		}
	}
}
