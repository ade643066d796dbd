package tests

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// keptSources are classes of which verdicts can be kept, and others.
var keptSources = map[string]string{
	"A.java":     "package k; public class A { public int one() { return 1; } }",
	"B.java":     "package k; public class B { public int two() { return 2; } }",
	"Named.java": "package k; public class Named { public String toString() { return \"n\"; } }",
	"ATest.java": "package k; public class ATest { @org.junit.Test public void one() { org.junit.Assert.assertTrue(new A().one() > 0); }" +
		" @org.junit.Ignore(\"not yet\") @org.junit.Test public void later() { } }",
	"NamedTest.java": "package k; public class NamedTest { @org.junit.Test public void named() throws Exception {" +
		" org.junit.Assert.assertEquals(\"n\", Class.forName(\"k.\" + \"Nam\".concat(\"ed\")).getConstructor().newInstance().toString()); } }",
	"BadTest.java": "package k; public class BadTest { @org.junit.Test public void bad() { org.junit.Assert.fail(); } @org.junit.Test public void good() { } }",
}

// keptProject compiles the sources, some of them in place of others, into a folder.
func keptProject(t *testing.T, to string, changed map[string]string) {
	t.Helper()
	from := t.TempDir()
	for name, text := range keptSources {
		if other, ok := changed[name]; ok {
			text = other
		}
		if err := os.WriteFile(filepath.Join(from, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	compile(t, from, to)
}

// ranAnew are the tests whose verdict is not a kept one, with it.
func ranAnew(t *testing.T, o Options) string {
	t.Helper()
	r, err := Run(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, test := range r.Tests {
		if !test.Reused {
			list = append(list, strings.TrimPrefix(test.Name, "k.")+" "+string(test.Verdict))
		}
	}
	if len(r.Tests) != 5 {
		t.Errorf("%d tests", len(r.Tests))
	}
	for _, n := range r.Notes {
		list = append(list, "note: "+n)
	}
	return strings.Join(list, ", ")
}

// A verdict is used again as long as nothing has changed that it depends on.
func TestKept(t *testing.T) {
	classes, store := t.TempDir(), filepath.Join(t.TempDir(), "store")
	keptProject(t, classes, nil)
	o := Options{Targets: []string{classes}, Store: store, Workers: 1}
	const always = "BadTest#bad failed, BadTest#good passed"
	const all = "ATest#one passed, ATest#later skipped, " + always + ", NamedTest#named passed"
	check := func(what, want string) {
		t.Helper()
		got := map[string]bool{}
		for _, s := range strings.Split(ranAnew(t, o), ", ") {
			got[s] = true
		}
		for _, s := range strings.Split(want, ", ") {
			if !got[s] {
				t.Errorf("%s: %s is missing in %v", what, s, got)
			}
			delete(got, s)
		}
		for s := range got {
			t.Errorf("%s: %s", what, s)
		}
	}
	check("first", all)
	check("again", always)
	keptProject(t, classes, map[string]string{"B.java": "package k; public class B { public int two() { return 3; } }"})
	check("a class that one finds by a name that it makes up may be any", always+", NamedTest#named passed")
	keptProject(t, classes, map[string]string{"A.java": "package k; public class A { public int one() { return 0; } }"})
	check("what a test names", strings.Replace(all, "one passed", "one failed", 1))
	keptProject(t, classes, nil)
	check("as it was", always)
	o.Race = true
	check("with races", all)
	o.Race = false
	o.Settings = []string{"vm.por=none"}
	check("with a setting", all)
	o.Settings = nil
	if err := os.WriteFile(filepath.Join(classes, "junit-platform.properties"), []byte("a=b"), 0o644); err != nil {
		t.Fatal(err)
	}
	check("with a resource", all)
	check("again with a resource", always)

	// What was damaged is no verdict.
	err := filepath.WalkDir(store, func(file string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(file, ".json") {
			return os.WriteFile(file, []byte(`{"tests":[{"na`), 0o644)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	check("damaged", all)
	check("mended", always)
	o.Store = ""
	check("without a store", all)
}

// A test that may read files has no verdict that is kept, nor has one that may come to it by
// a name that it makes up.
func TestKeptOutside(t *testing.T) {
	classes, from := t.TempDir(), t.TempDir()
	keptProject(t, classes, nil)
	const reads = "package k; public class FileTest { @org.junit.Test public void file() { org.junit.Assert.assertFalse(new java.io.File(\"absent\").exists()); } }"
	if err := os.WriteFile(filepath.Join(from, "FileTest.java"), []byte(reads), 0o644); err != nil {
		t.Fatal(err)
	}
	compile(t, from, classes)
	o := Options{Targets: []string{classes}, Store: filepath.Join(t.TempDir(), "store"), Filter: []string{"*#file", "*#named", "*#one"}, Workers: 1}
	for _, want := range []string{"FileTest NamedTest ATest", "FileTest NamedTest"} {
		r, err := Run(context.Background(), o)
		if err != nil || len(r.Tests) != 3 {
			t.Fatal(err, r)
		}
		for _, test := range r.Tests {
			if anew := strings.Contains(want, strings.TrimPrefix(test.Class, "k.")); anew == test.Reused || test.Verdict != Passed {
				t.Errorf("%s %s, kept %v; want %s anew", test.Verdict, test.Name, test.Reused, want)
			}
		}
	}
}

// A folder that cannot be written is said to be one.
func TestKeptNowhere(t *testing.T) {
	classes, file := t.TempDir(), filepath.Join(t.TempDir(), "file")
	keptProject(t, classes, nil)
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Run(context.Background(), Options{Targets: []string{classes}, Store: file}); err == nil || !strings.Contains(err.Error(), "store") {
		t.Errorf("%v", err)
	}
}
