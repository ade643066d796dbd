package coverage_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	_ "github.com/gojpf/gojpf/listener/coverage"
	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
)

func here(t *testing.T, name string) string {
	t.Helper()
	path, err := filepath.Abs(name)
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// squeeze makes one blank of many, so that tests do not depend on columns.
func squeeze(text string) string {
	var lines []string
	for line := range strings.Lines(text) {
		lines = append(lines, strings.Join(strings.Fields(line), " "))
	}
	return strings.Join(lines, "\n")
}

func TestText(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Cover.java")
	sources := "sourcepath=" + here(t, "testdata")
	for _, test := range []struct {
		name     string
		settings []string
		want     []string
		not      []string
	}{
		{"classes", nil,
			[]string{"bytecode line basic-block branch methods location", "0.69 (34/49) 0.70 (14/20) 0.72 (13/18) 0.70 (7/10) 0.80 (4/5) Cover\n", "0.80 (4/5) total"},
			[]string{"Unused", "java.lang", ">sign", "gov.nasa"}},
		{"methods", []string{"coverage.show_methods=true"},
			[]string{
				"0.75 (3/4) >sign(int)", "Cover.java:17: branch taken 3 times, not taken 0 times",
				"(3/4) >name(int)", "Cover.java:25: switch took its default 1 times, its cases 1 1 0 times",
			}, []string{"- 0"}},
		{"bodies", []string{"coverage.show_bodies=true", sources},
			[]string{"- 0 Cover.java:18: return -1;", "\n3 Cover.java:17: if (n < 0) {", "- 0 Cover.java:43: System.out.println"}, nil},
		{"no handlers", []string{"coverage.show_methods=true", "coverage.exclude_handlers=true"},
			[]string{"0.75 (3/4) 0.75 (3/4) 0.50 (1/2) >handled(int)"}, nil},
		{"no branches", []string{"coverage.show_branches=false", "coverage.show_methods=true"},
			[]string{"bytecode line basic-block methods location"}, []string{"taken"}},
		{"whole class path", []string{"coverage.loaded_only=false"}, []string{"0.00 (0/5) 0.00 (0/2) 0.00 (0/2) - 0.00 (0/2) Cover$Unused"}, nil},
		{"excluded", []string{"coverage.loaded_only=false", "coverage.exclude=*$*"}, []string{"Cover\n"}, []string{"Unused"}},
		{"included", []string{"coverage.include=java.lang.Ob*"}, []string{"java.lang.Object"}, []string{"Cover\n"}},
		{"requirements", []string{"coverage.show_requirements=true"},
			[]string{`(1/1) "R1"`, `(2/2) "R2"`, ">Cover.sign(int)"}, []string{">Cover.main"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			r, out := listenertest.Run(t, classes, "Cover", append(test.settings, "listener=.listener.CoverageAnalyzer")...)
			if r.Verdict != search.Safe {
				t.Errorf("verdict %s", r.Verdict)
			}
			out = squeeze(out) + "\n"
			listenertest.Contains(t, out, test.want...)
			for _, text := range test.not {
				if strings.Contains(out, text) {
					t.Errorf("%q in:\n%s", text, out)
				}
			}
		})
	}
}

func TestFiles(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Cover.java")
	dir := t.TempDir()
	html, lcov := filepath.Join(dir, "new", "cover.html"), filepath.Join(dir, "cover.info")
	listenertest.Run(t, classes, "Cover", "listener=CoverageAnalyzer", "sourcepath="+here(t, "testdata"),
		"coverage.html.file="+html, "coverage.lcov.file="+lcov)
	text, err := os.ReadFile(html)
	if err != nil {
		t.Fatal(err)
	}
	listenertest.Contains(t, string(text), `<tr class="miss"><td class="n">18</td><td class="n">0</td><td class="text"><code>            return -1;`,
		`<tr class="part" title="branch taken 3 times, not taken 0 times"><td class="n">17</td>`, `if (n &lt; 0)`)
	text, err = os.ReadFile(lcov)
	if err != nil {
		t.Fatal(err)
	}
	listenertest.Contains(t, string(text), "SF:"+here(t, "testdata/Cover.java")+"\n", "FN:17,Cover.sign(int)\n", "FNDA:3,Cover.sign(int)\n",
		"FNF:5\nFNH:4\n", "DA:18,0\n", "BRDA:17,0,0,3\nBRDA:17,0,1,0\n", "BRDA:25,0,3,0\n", "end_of_record\n")

	r, out := listenertest.Run(t, classes, "Cover", "listener=CoverageAnalyzer", "coverage.lcov.file="+html+"/below/a/file")
	if r.Verdict != search.Incomplete {
		t.Errorf("verdict %s where a file cannot be written", r.Verdict)
	}
	listenertest.Contains(t, out, "listener CoverageAnalyzer failed", "total")
}

func TestBadValue(t *testing.T) {
	_, _, err := listenertest.Try(t, t.TempDir(), "java.lang.Object", "coverage.show_methods=maybe")
	if err == nil || !strings.Contains(err.Error(), "coverage.show_methods") {
		t.Errorf("error %v", err)
	}
}
