package main

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/sequences"
)

// judged mutants of three kinds of a container, of which it is known what becomes of them.
func TestSearchTree(t *testing.T) {
	jars, err := findJUnit("/usr/share/java")
	if err != nil {
		t.Skip(err)
	}
	y := &yardstick{junit: jars, folder: t.TempDir(), random: 300, tool: func(name string) string { return name }}
	y.options.Cover = sequences.BranchPaths
	y.classes = filepath.Join(y.folder, "classes")
	if y.kinds, err = chooseKinds("boundary,field store,result"); err != nil {
		t.Fatal(err)
	}
	if err := y.prepare([]string{"containers/SearchTree.java"}); err != nil {
		t.Fatal(err)
	}
	outcomes := func(length int) map[string]outcome {
		r, err := y.measure(context.Background(), program{"containers.SearchTree", length, 3})
		if err != nil {
			t.Fatal(err)
		}
		found := map[string]outcome{}
		for _, m := range r.Mutants {
			found[m.String()] = m.Outcome
		}
		return found
	}
	full, short := outcomes(6), outcomes(1)
	kinds := map[string]int{}
	for m, f := range full {
		kind, _, _ := strings.Cut(m, ":")
		kinds[kind]++
		want := killed
		if kind == "boundary" { // equal keys never come to these conditions
			want = same
		}
		if f != want && f != endless {
			t.Errorf("%s: %s, not %s", m, f, want)
		}
	}
	if len(kinds) != 3 {
		t.Errorf("kinds of mutants: %v", kinds)
	}
	// Tests that only call the constructor do not find what remove does not write.
	survivors := 0
	for m, f := range short {
		if strings.Contains(m, "remove") && strings.HasPrefix(m, "field store") {
			survivors++
			if f != survived {
				t.Errorf("without calls, %s: %s", m, f)
			}
		}
	}
	if survivors == 0 {
		t.Error("no mutant of remove")
	}
}

// Mutants of each kind are as long as the instructions that they stand for, differ from them, and
// most are such as the verifier admits.
func TestMutantsOfEachKind(t *testing.T) {
	classes := t.TempDir()
	sources, err := sourcesBelow("containers")
	if err != nil {
		t.Fatal(err)
	}
	more, err := sourcesBelow("classes")
	if err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("javac", append([]string{"-nowarn", "-d", classes}, append(sources, more...)...)...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	files, err := filepath.Glob(filepath.Join(classes, "*", "*.class"))
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	count := map[string]int{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		list, err := mutantsOf(data, kinds)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range list {
			count[m.Kind]++
			if was := data[m.at : m.at+len(m.bytes)]; slices.Equal(was, m.bytes) || m.Line <= 0 {
				t.Errorf("%s: %x for %x", m, m.bytes, was)
			}
		}
	}
	for _, k := range kinds {
		if count[k.name] == 0 {
			t.Errorf("no mutant of the kind %s", k.name)
		}
	}
	if len(count) < 10 {
		t.Errorf("%d kinds of mutants", len(count))
	}
}

// What the judge says is read, and what it does not say is an error.
func TestVerdicts(t *testing.T) {
	for _, c := range []struct {
		said string
		next int
		want []outcome
		bad  string
	}{
		{"begin 0\ntests\nkilled a\nbegin 1\ntests\nrandom\nsame\n", 2, []outcome{killed, same}, ""},
		{"begin 0\ntests\nendless\n", 1, []outcome{endless, ""}, ""},
		{"begin 0\ntests\nrandom\nendless\n", 1, []outcome{survived, ""}, ""},
		{"begin 0\nendless\nbegin 1\ninvalid\n", 2, []outcome{endless, invalid}, ""},
		{"begin 0\ntests\nrandom\nchanged\nbegin 1\ntests\n", 1, nil, "the judge died"},
		{"broken a\n", 0, nil, "fail on the original"},
		{"hello\n", 0, nil, "before the first mutant"},
		{"begin 1\n", 0, nil, "the judge is at mutant 1"},
		{"begin 0\nhello\n", 0, nil, "says of"},
		{"", 0, []outcome{"", ""}, ""},
	} {
		list := make([]judged, 2)
		next, err := verdicts(list, []byte(c.said), 0)
		if next != c.next || (err == nil) != (c.bad == "") || err != nil && !strings.Contains(err.Error(), c.bad) {
			t.Errorf("%q: %d, %v", c.said, next, err)
		}
		for i, f := range c.want {
			if list[i].Outcome != f {
				t.Errorf("%q: mutant %d: %s, not %s", c.said, i, list[i].Outcome, f)
			}
		}
	}
}

// Shares are of those mutants that change something.
func TestShares(t *testing.T) {
	var c count
	for _, f := range []outcome{invalid, same, survived, killed, endless, killed} {
		c.add(f)
	}
	if c != (count{valid: 5, changed: 4, killed: 3}) || c.share() != "75.0 %" || (count{}).share() != "-" {
		t.Errorf("%+v: %s", c, c.share())
	}
}

// Words of the command line that mean nothing are refused.
func TestChoices(t *testing.T) {
	if list, err := choose([]string{"containers", "Words"}); err != nil || len(list) != 7 {
		t.Errorf("%v, %v", list, err)
	}
	if _, err := choose([]string{"Nothing"}); err == nil {
		t.Error("a program that is not there")
	}
	if _, err := chooseKinds("bits,nothing"); err == nil {
		t.Error("a kind that is not there")
	}
	if _, err := findJUnit(t.TempDir()); err == nil {
		t.Error("JUnit that is not there")
	}
}
