package difftest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestReadCorpus(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("a/Main.java", "// args: 3 \"two words\" -x \"\"\n// stdin: say \"hi\"\\n\\tend\n// exit: 7\npackage a;\n"+
		"// exit: 9\nclass Main { public static void main(String[] a) {} }\n")
	write("a/Helper.java", "package a;\nclass Helper {}\n")
	c, err := ReadCorpus(dir)
	if err != nil {
		t.Fatal(err)
	}
	if len(c.Programs) != 1 || len(c.Files) != 2 || !strings.Contains(string(c.Helpers), "class Helper") {
		t.Fatalf("programs %d, files %d, helpers %q", len(c.Programs), len(c.Files), c.Helpers)
	}
	p := c.Programs[0]
	if p.Class() != "a.Main" || p.Stdin != "say \"hi\"\n\tend" || p.Exit != 7 ||
		!slices.Equal(p.Args, []string{"3", "two words", "-x", ""}) {
		t.Errorf("%+v", p)
	}
	write("a/Main.java", "// args: \"open\npackage a;\nclass Main { public static void main(String[] a) {} }\n")
	if _, err := ReadCorpus(dir); err == nil {
		t.Error("an open quote was accepted")
	}
}

func TestSample(t *testing.T) {
	var programs []*Program
	for _, area := range []struct {
		name string
		n    int
	}{{"a", 10}, {"b", 1}, {"c", 6}} {
		for i := range area.n {
			programs = append(programs, &Program{Area: area.name, Name: string(rune('A' + i))})
		}
	}
	var got []string
	for _, p := range Sample(programs, 7) {
		got = append(got, p.ID())
	}
	if want := "a/A a/D a/G b/A c/A c/C c/E"; strings.Join(got, " ") != want {
		t.Errorf("got %s, want %s", strings.Join(got, " "), want)
	}
	for _, n := range []int{0, 17, 100} {
		if got := len(Sample(programs, n)); got != 17 {
			t.Errorf("Sample(%d) has %d programs", n, got)
		}
	}
}

func TestDiffOfOutcomes(t *testing.T) {
	host := Outcome{Stdout: "a\nb\n", Stderr: "e\n", Status: 1}
	for _, test := range []struct {
		name string
		ours Outcome
		want string // part of the description
	}{
		{"equal", host, ""},
		{"stdout", Outcome{"a\nc\n", "e\n", 1, false}, "stdout: line 2"},
		{"cut short", Outcome{"a\n", "e\n", 1, false}, "gojpf: (nothing)"},
		{"last newline", Outcome{"a\nb", "e\n", 1, false}, `gojpf: "b"`},
		{"stderr", Outcome{"a\nb\n", "f\n", 1, false}, "stderr: line 1"},
		{"status", Outcome{"a\nb\n", "e\n", 0, false}, "java 1, gojpf 0"},
		{"hangs", Outcome{"a\nb\n", "e\n", 1, true}, "in time"},
	} {
		got := Diff(host, test.ours)
		if (got == "") != (test.want == "") || !strings.Contains(got, test.want) {
			t.Errorf("%s: %q does not contain %q", test.name, got, test.want)
		}
	}
}

func TestCause(t *testing.T) {
	host := Outcome{Stdout: "a", Stderr: "Exception in thread \"main\" p.Expected\n"}
	for _, test := range []struct{ stderr, want string }{
		{"something\ngojpf: unsupported: native method x.Y.z()V\n\tat x.Y.z(Native Method)\n", "gojpf: unsupported: native method x.Y.z()V"},
		{"Exception in thread \"main\" p.A: b\n\tat p.X\nCaused by: p.C\n\tat p.Y\n\tat p.Z\n", "Caused by: p.C at p.Y"},
		{"Exception in thread \"main\" p.A: b\n\tat p.X\n", `Exception in thread "main" p.A: b at p.X`},
		{"Exception in thread \"main\" p.Expected\n", `stdout: line 1 java: "a" gojpf: (nothing)`},
	} {
		if got := Cause(host, Outcome{Stderr: test.stderr}); got != test.want {
			t.Errorf("%q: got %q, want %q", test.stderr, got, test.want)
		}
	}
}
