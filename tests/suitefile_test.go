package tests

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Each test of a suite runs its classes in one program, in their order, with its groups and parameters.
func TestSuites(t *testing.T) {
	if !hasTestNG() {
		t.Skip("TestNG is not installed")
	}
	classes := t.TempDir()
	compile(t, "testdata/suites", classes, "-g")
	r, err := Run(context.Background(), Options{Targets: []string{"testdata/suites/suite.xml"}, ClassPath: classes})
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, test := range r.Tests {
		list = append(list, string(test.Verdict)+" "+test.Name)
	}
	want := "passed suites.FirstTestNG#greets(java.lang.String,java.lang.String)[1], failed suites.FirstTestNG#races, passed suites.SecondTestNG#behind, " +
		"passed suites.SecondTestNG#inherited, passed suites.SecondTestNG#inherited"
	if got := strings.Join(list, ", "); got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
	r, err = Run(context.Background(), Options{Targets: []string{"testdata/suites/suite.xml"}, ClassPath: classes, Filter: []string{"*#races"}})
	if err != nil || len(r.Tests) != 1 || r.Tests[0].Verdict != Failed {
		t.Fatalf("one of them: %v %+v", err, r)
	}
	again, err := Run(context.Background(), Options{Targets: []string{"testdata/suites/suite.xml"}, ClassPath: classes, Replay: r.Tests[0].Seed})
	if err != nil || len(again.Tests) != 1 || again.Tests[0].Verdict != Failed || again.Tests[0].Name != "suites.FirstTestNG#races" {
		t.Errorf("replayed: %v %+v", err, again)
	}
}

func TestBadSuites(t *testing.T) {
	dir := t.TempDir()
	classes := func() ([]string, error) { return []string{"p.A", "p.q.B"}, nil }
	file := filepath.Join(dir, "s.xml")
	for text, want := range map[string]string{
		"": "no <suite>", "<suite": "XML syntax error", "<project/>": "no suite of TestNG", `<suite name="a"/>`: "no test in it",
		`<suite><test name="t" junit="true"/></suite>`:                                                                            "one of JUnit",
		`<suite><method-selectors/><test/></suite>`:                                                                               "<method-selectors> is not understood",
		`<suite><test><groups><dependencies/></groups></test></suite>`:                                                            "<dependencies> is not understood",
		`<suite><test><packages><package name="x"/></packages></test></suite>`:                                                    "package x of test",
		`<suite><test><packages><package name="p"><exclude name="A"/></package></packages></test></suite>`:                        "of packages are not understood",
		`<suite><suite-files><suite-file path="s.xml"/></suite-files></suite>`:                                                    "names itself",
		`<suite><suite-files><suite-file path="gone.xml"/></suite-files></suite>`:                                                 "gone.xml",
		`<suite name="s"><test name="t"><classes><class name="p.A"><methods><script/></methods></class></classes></test></suite>`: "",
	} {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		list, err := readSuites(file, classes)
		if want == "" && err == nil && len(list) == 1 && list[0].classes()[0] == "p.A" {
			continue
		}
		if err == nil || want == "" || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), ".xml") {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
	if err := os.WriteFile(file, []byte(`<suite name="s"><test name="t"><packages><package name="p.*"/></packages></test></suite>`), 0o644); err != nil {
		t.Fatal(err)
	}
	if list, err := readSuites(file, classes); err != nil || strings.Join(list[0].classes(), " ") != "p.A p.q.B" {
		t.Errorf("packages: %v %v", list, err)
	}
	if err := os.WriteFile(file, []byte(`<suite name="s"><test name="t"><classes><class name="p.Gone"/></classes></test></suite>`), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Run(context.Background(), Options{Targets: []string{file}}); err == nil || !strings.Contains(err.Error(), "there is no class p.Gone") {
		t.Errorf("a class that is not there: %v", err)
	}
}
