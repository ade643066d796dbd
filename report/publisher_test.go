package report

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
)

// JPF's class names stand for the same publishers as the short ones.
func TestFormatNamed(t *testing.T) {
	for name, want := range map[string]string{
		"console": "console", "XML": "xml", "gov.nasa.jpf.report.ConsolePublisher": "console",
		"gov.nasa.jpf.report.XMLPublisher": "xml", "JUnitPublisher": "junit", "sarif": "sarif", "json": "json",
		"html": "html", "SVGPublisher": "svg",
	} {
		if f := formatNamed(name); f == nil || f.name != want {
			t.Errorf("%s: got %v", name, f)
		}
	}
	for _, name := range []string{"", "pdf", "Publisher", "xml2", "gov.nasa.jpf.report."} {
		if f := formatNamed(name); f != nil {
			t.Errorf("%q: got %s", name, f.name)
		}
	}
}

// Which publishers the configuration asks for, and where they write.
func TestDestinations(t *testing.T) {
	for _, test := range []struct {
		settings, want string
		opts           Options
	}{
		{"", "console -", Options{}},
		{"", "", Options{Quiet: true}},
		{"report.publisher=json;xml;junit;sarif", "json report.json, xml report.xml, junit report.junit.xml, sarif report.sarif", Options{}},
		{"report.publisher=.report.XMLPublisher", "xml report.xml", Options{}},
		{"report.file=a.txt", "console a.txt", Options{}},
		{"report.file=a.txt report.publisher=console,xml,junit", "console a.txt, xml a.xml, junit a.junit.xml", Options{}},
		{"report.file=a report.publisher=sarif,json report.json.file=b", "sarif a.sarif, json b", Options{}},
		{"report.file=a report.console.file=-", "console -", Options{}},
		{"report.console.file=c", "console c", Options{Quiet: true}},
		{"report.xml.file=plain", "console -, xml plain.xml", Options{}},
		{"report.xml.file=x.out", "console -, xml x.out", Options{}},
		{"report.sarif.file=-", "console -, sarif -", Options{}},
		{"", "console -, json j", Options{Extra: jsonTo("j")}},
		{"report.json.file=j", "console -, json j", Options{Extra: jsonTo("j")}},
		{"report.json.file=j", "console -, json j, json k", Options{Extra: jsonTo("k")}},
		{"report.json.file=-", "console -, json -", Options{Extra: jsonTo("-")}},
		{"report.publisher=console,console", "console -", Options{}},
		{"report.publisher=console,b report.b.class=console report.b.file=-", "console -, b -", Options{}},
		{"report.publisher=a,b report.a.class=xml report.b.class=.report.XMLPublisher report.b.file=b.xml report.file=f", "a f.xml, b b.xml", Options{}},
	} {
		run := newRun(t)
		dir := t.TempDir()
		cfg, err := config.Load(config.Options{Registry: registry(), Dir: dir})
		if err != nil {
			t.Fatal(err)
		}
		run.Config, run.Dir = cfg, dir
		for _, s := range strings.Fields(test.settings) {
			key, value, _ := strings.Cut(s, "=")
			cfg.Set(key, value, config.CommandLine)
		}
		r, err := New(run, test.opts)
		if err != nil {
			t.Errorf("%s: %v", test.settings, err)
			continue
		}
		var got []string
		for _, c := range r.channels {
			got = append(got, c.name+" "+strings.TrimPrefix(c.file, dir+string(filepath.Separator)))
		}
		if text := strings.Join(got, ", "); text != test.want {
			t.Errorf("%s %+v: got %s, want %s", test.settings, test.opts, text, test.want)
		}
	}
}

// Two reports of one file are refused, under whatever names.
func TestOneFileTwice(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "a"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("a", filepath.Join(dir, "b")); err != nil {
		t.Skip(err)
	}
	run := newRun(t)
	run.Config.Set("report.console.file", filepath.Join(dir, "a"), config.CommandLine)
	run.Config.Set("report.sarif.file", filepath.Join(dir, "b"), config.Origin{Source: "x.jpf", Line: 3})
	_, err := New(run, Options{})
	if err == nil || !strings.HasPrefix(err.Error(), "x.jpf:3: report.sarif.file: the reports console and sarif") {
		t.Errorf("got %v", err)
	}
}

// faulty is a publisher that breaks at the end.
type faulty struct{ out io.Writer }

func (faulty) Start(*Run)                               {}
func (f faulty) Finish(*Run, *search.Result, time.Time) { fmt.Fprint(f.out, "half"); panic("broken") }

// A publisher that fails takes nothing from those behind it.
func TestFailingPublishers(t *testing.T) {
	dir := t.TempDir()
	run := newRun(t)
	for key, file := range map[string]string{
		"console": "no/console", "xml": "no/xml.xml", "junit": "junit", "sarif": "sarif",
	} {
		run.Config.Set("report."+key+".file", filepath.Join(dir, file), config.CommandLine)
	}
	var stdout bytes.Buffer
	r, err := New(run, Options{Stdout: &stdout})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range r.channels {
		if c.name == "junit" {
			c.make = func(out io.Writer) Publisher { return faulty{out} }
		}
	}
	r.Start(nil)
	err = r.Finish(results()["deadlock"], end)
	if err == nil {
		t.Fatal("no error")
	}
	lines := strings.Split(err.Error(), "\n")
	want := []string{"report console: open ", "report xml: open ", "report junit: internal error: broken; the verdict is violated"}
	if len(lines) != len(want) {
		t.Fatalf("got %q", lines)
	}
	for i := range want {
		if !strings.HasPrefix(lines[i], want[i]) || !strings.HasSuffix(lines[i], "; the verdict is violated") {
			t.Errorf("got %q, want %q...", lines[i], want[i])
		}
	}
	if !strings.Contains(stdout.String(), "error #1: ") {
		t.Errorf("the console report whose file cannot be made is not on standard output: %s", stdout.String())
	}
	if text, err := os.ReadFile(filepath.Join(dir, "sarif")); err != nil || !bytes.Contains(text, []byte(`"ruleId": "deadlock"`)) {
		t.Errorf("the last report: %v\n%s", err, text)
	}
}

// What is left of an earlier run is gone when the search starts: a run that is
// killed leaves no verdict of another one.
func TestFilesAreMadeAtTheStart(t *testing.T) {
	file := filepath.Join(t.TempDir(), "r.json")
	if err := os.WriteFile(file, []byte(`{"verdict":"safe"}`), 0o600); err != nil {
		t.Fatal(err)
	}
	run := newRun(t)
	r, err := New(run, Options{Quiet: true, Extra: jsonTo(file)})
	if err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(file); err != nil || info.Size() == 0 {
		t.Errorf("touched before it was known that there is a run: %v", err)
	}
	r.Start(nil)
	if info, err := os.Stat(file); err != nil || info.Size() != 0 {
		t.Errorf("still there: %v", err)
	}
	if err := r.Finish(search.Interrupted(), end); err != nil {
		t.Error(err)
	}
}

// A run that is stopped before its program is loaded is reported, too.
func TestFinishWithoutStart(t *testing.T) {
	var stdout bytes.Buffer
	r, err := New(newRun(t), Options{Stdout: &stdout})
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Finish(search.Interrupted(), end); err != nil || !strings.Contains(stdout.String(), "incomplete: ") {
		t.Errorf("%v %s", err, stdout.String())
	}
}

// Only what is configured to speak during the search is told of it.
func TestFollows(t *testing.T) {
	for setting, want := range map[string]bool{
		"": false, "report.console.transition=statistics": true, "report.probe_interval=2": true,
		"report.probe_interval=2 report.console.probe=": false, "report.probe_interval=0": false,
	} {
		run := newRun(t)
		for _, s := range strings.Fields(setting) {
			key, value, _ := strings.Cut(s, "=")
			run.Config.Set(key, value, config.CommandLine)
		}
		r, err := New(run, Options{Stdout: io.Discard})
		if err != nil {
			t.Fatal(err)
		}
		if r.Follows() != want {
			t.Errorf("%q: %v", setting, !want)
		}
	}
}

func TestTransitions(t *testing.T) {
	run := newRun(t, "+report.console.transition=choice,statistics", "+report.console.start=")
	var stdout bytes.Buffer
	r, err := New(run, Options{Stdout: &stdout})
	if err != nil {
		t.Fatal(err)
	}
	r.Start(nil)
	stdout.Reset()
	coin := choice.Decision{Generator: choice.NewBoolean("coin", true), Index: 1}
	r.Advanced(&explore.Advance{From: 1, To: 2, Depth: 3, New: true, Decisions: []choice.Decision{coin}}, &search.Statistics{StatesNew: 2})
	want := strings.Repeat("-", 54) + " state 1 -> 2 new, depth 3\n" + coin.String() +
		"\nstates: new=2,visited=0,backtracked=0,end=0, maxDepth=0\n"
	if stdout.String() != want {
		t.Errorf("got %q, want %q", stdout.String(), want)
	}
}

// Whatever the topics, "no errors detected" is kept for safe runs.
func TestConsoleResult(t *testing.T) {
	const fine = "no errors detected"
	for name, r := range results() {
		text := publish(t, "console", r, "+report.console.finished=result", "+report.console.property_violation=error", "+report.console.start=")
		if strings.Contains(text, fine) != (name == "safe") {
			t.Errorf("%s: %s", name, text)
		}
		for section, want := range map[string]bool{
			"error 1": len(r.Violations) > 0, "error 2": len(r.Violations) > 1, "results": true, "snapshot #1": false, "trace #1": false,
			"output #1": false, "statistics": false, "system under test": false, "incomplete": len(r.Incomplete) > 0,
		} {
			if strings.Contains(text, "= "+section+"\n") != want {
				t.Errorf("%s: section %q is there: %v, in\n%s", name, section, !want, text)
			}
		}
	}
}

// The keys of a console report under another name, which fall back on those of
// the console.
func TestOtherConsole(t *testing.T) {
	set := func(finished string) *Run {
		run := newRun(t, "+report.console.start=", "+report.publisher=brief", "+report.brief.class=.report.ConsolePublisher",
			"+report.brief.file=-")
		run.Config.Set("report.brief.finished", finished, config.CommandLine)
		return run
	}
	var stdout bytes.Buffer
	r, err := New(set("RESULT"), Options{Stdout: &stdout})
	if err != nil {
		t.Fatal(err)
	}
	r.Start(nil)
	if err := r.Finish(results()["safe"], end); err != nil {
		t.Fatal(err)
	}
	if text := stdout.String(); !strings.Contains(text, "no errors detected") || strings.Contains(text, "statistics") ||
		strings.Contains(text, "system under test") {
		t.Errorf("got %s", text)
	}
	_, err = New(set("weather"), Options{})
	if err == nil || !strings.HasPrefix(err.Error(), "command line: report.brief.finished: expected a list of jpf, ") {
		t.Errorf("got %v", err)
	}
}

func TestShowKeys(t *testing.T) {
	base := []string{"+report.console.property_violation=trace", "+report.console.start=", "+report.console.finished=", "+report.console.constraint="}
	lines := map[string]string{ // each with the key that turns it off, or on
		"  Main.java:8                    : x = value;": "",
		"    p.Main.pick":                "+report.console.show_code=true",
		"      [3] invokestatic":         "+report.console.show_code=true",
		"coin":                           "",
		"  Main.java:8":                  "+report.console.show_source=false",
		"  : x = value;":                 "+report.console.show_location=false",
		"      [2 more changes of line]": "",
	}
	for line, setting := range lines {
		has := func(settings ...string) bool {
			text := publish(t, "console", results()["assertion"], append(settings, base...)...)
			return slices.Contains(strings.Split(text, "\n"), line)
		}
		if setting == "" && !has() || setting != "" && (has() || !has(setting)) {
			t.Errorf("%q, %s", line, setting)
		}
	}
	text := publish(t, "console", results()["assertion"], append(base, "+report.console.show_steps=false", "+report.console.show_cg=false")...)
	if strings.Contains(text, "Main.java") || strings.Contains(text, "coin") || !strings.Contains(text, "transition #1 thread: 0") {
		t.Errorf("got %s", text)
	}
}

// jsonTo asks for a report in a file beside those configured.
func jsonTo(file string) []Extra {
	return []Extra{{Format: "json", File: file}}
}
