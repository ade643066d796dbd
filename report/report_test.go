package report

import (
	"bytes"
	"cmp"
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/gojpf/gojpf/report/markup"
	"github.com/gojpf/gojpf/report/sarif"
	"github.com/gojpf/gojpf/search"
)

// Machine-dependent parts of a report: where the repository lies.
var localParts = regexp.MustCompile(`file://[^"]*/report/"`)

func TestGolden(t *testing.T) {
	settings := []string{
		"+report.console.property_violation=error,trace,snapshot,output", "+report.console.start=jpf,sut,platform,user,dtg",
	}
	for _, f := range formats {
		for name, r := range results() {
			t.Run(f.name+"/"+name, func(t *testing.T) {
				text := publish(t, f.name, r, settings...)
				if f.name == "xml" { // names the files of this machine
					text = regexp.MustCompile(`(?s)<jpf-properties>.*</jpf-properties>`).ReplaceAllString(text, "<jpf-properties/>")
				}
				golden(t, name+cmp.Or(f.ending, ".txt"), localParts.ReplaceAllString(text, `file:///report/"`))
			})
		}
	}
}

// tree is an XML element of any name.
type tree struct {
	XMLName  xml.Name
	Attrs    []xml.Attr `xml:",any,attr"`
	Text     string     `xml:",chardata"`
	Children []tree     `xml:",any"`
}

// parse reads the one element of a document; it fails if anything else follows.
func parse(t *testing.T, text string) *tree {
	t.Helper()
	decoder := xml.NewDecoder(strings.NewReader(text))
	var root tree
	if err := decoder.Decode(&root); err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	if _, err := decoder.Token(); err != nil && !errors.Is(err, io.EOF) {
		t.Fatal(err)
	}
	return &root
}

// all returns the elements at the path of names.
func (e *tree) all(path ...string) []*tree {
	found := []*tree{e}
	for _, name := range path {
		var next []*tree
		for _, p := range found {
			for i := range p.Children {
				if p.Children[i].XMLName.Local == name {
					next = append(next, &p.Children[i])
				}
			}
		}
		found = next
	}
	return found
}

func (e *tree) attr(name string) string {
	for _, a := range e.Attrs {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

func (e *tree) names() []string {
	var names []string
	for _, c := range e.Children {
		names = append(names, c.XMLName.Local)
	}
	return names
}

// The tree of JPF's XMLPublisher, in its order.
func TestXMLTree(t *testing.T) {
	root := parse(t, publish(t, "xml", results()["assertion"]))
	want := []string{"jpf-version", "jpf-properties", "platform", "user", "started", "sut", "live-threads", "trace", "output",
		"live-threads", "result", "statistics"}
	if got := root.names(); root.XMLName.Local != "jpfreport" || !slices.Equal(got, want) {
		t.Errorf("got %s: %v, want %v", root.XMLName.Local, got, want)
	}
	for _, test := range []struct {
		path  []string
		attr  string
		count int
		value string
	}{
		{[]string{"trace", "transition"}, "id", 2, "0"},
		{[]string{"trace", "transition", "cg"}, "class", 2, "gov.nasa.jpf.vm.choice.IntIntervalGenerator"},
		{[]string{"trace", "transition", "cg"}, "choice", 2, "3"},
		{[]string{"trace", "transition", "insn"}, "src", 2, "Main.java:8"},
		{[]string{"live-threads", "thread"}, "name", 1, "main"},
		{[]string{"live-threads", "thread", "frame"}, "", 1, "p.Main.pick(Main.java:10)"},
		{[]string{"trace", "transition", "comment"}, "", 1, "noted"},
		{[]string{"output"}, "", 1, "printed <1>\nand \r2"},
		{[]string{"result"}, "findings", 1, "errors"},
		{[]string{"result", "error"}, "id", 2, "0"},
		{[]string{"result", "error", "property"}, "", 2, "gov.nasa.jpf.vm.NoUncaughtExceptionsProperty"},
		{[]string{"result", "error", "details"}, "", 2,
			"java.lang.AssertionError: x is <2>\r\\u001b[0m]]>\uFFFD\n\tat p.Main.pick(Main.java:10)"},
		{[]string{"result", "error", "inputs", "line"}, "", 2, `b"ool = true`},
		{[]string{"result", "incomplete"}, "count", 1, "3"},
		{[]string{"statistics", "new-states"}, "", 1, "5"},
		{[]string{"statistics", "elapsed-time"}, "", 1, "01:02:05"},
		{[]string{"statistics", "max-memory"}, "unit", 1, "MB"},
		{[]string{"user"}, "", 1, "me & you"},
	} {
		found := root.all(test.path...)
		if len(found) != test.count {
			t.Errorf("%v: %d elements, want %d", test.path, len(found), test.count)
			continue
		}
		got := found[0].Text
		if test.attr != "" {
			got = found[0].attr(test.attr)
		}
		if got != test.value {
			t.Errorf("%v %s: got %q, want %q", test.path, test.attr, got, test.value)
		}
	}
}

// A script that looks for JPF's word of a run without findings must not find it
// where nothing was proved.
func TestXMLFindings(t *testing.T) {
	for name, want := range map[string]string{"safe": "none", "incomplete": "incomplete", "deadlock": "errors"} {
		if got := parse(t, publish(t, "xml", results()[name])).all("result")[0].attr("findings"); got != want {
			t.Errorf("%s: findings %q, want %q", name, got, want)
		}
	}
}

func TestEscapeXML(t *testing.T) {
	for _, text := range []string{
		"", "a<b>&\"'c", "]]>", "tab\tline\nreturn\r end \r\n", "é €𝄞", "  blanks  ",
	} {
		var root tree
		doc := `<e a="` + markup.Escape(text, true) + `">` + markup.Escape(text, false) + "</e>"
		if err := xml.Unmarshal([]byte(doc), &root); err != nil {
			t.Errorf("%q: %v", text, err)
		} else if root.Text != text || root.attr("a") != text {
			t.Errorf("%q: comes back as %q and %q", text, root.Text, root.attr("a"))
		}
	}
	for text, want := range map[string]string{
		"\x00": `\u0000`, "\x1b": `\u001b`, "\uFFFE\uFFFF": `\ufffe\uffff`, "\xff": "\uFFFD", "\xed\xa0\x80": "\uFFFD\uFFFD\uFFFD",
	} {
		if got := markup.Escape(text, false); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestJUnit(t *testing.T) {
	for _, test := range []struct {
		result   string
		settings []string
		child    string // of the testcase
		counts   string // failures, errors, skipped
		message  string
	}{
		{"safe", nil, "", "0 0 0", ""},
		{"deadlock", nil, "failure", "1 0 0", "deadlock encountered"},
		{"assertion", nil, "failure", "1 0 0", "java.lang.AssertionError: x is <2>\r\\u001b[0m]]>\uFFFD (and 1 more)"},
		{"incomplete", nil, "error", "0 1 0", "incomplete: unsupported: native method p.Main.<missing>()V; depth limit of 9"},
		{"incomplete", []string{"+report.junit.incomplete=skipped"}, "skipped", "0 0 1", "incomplete: unsupported: native method p.Main.<missing>()V; depth limit of 9"},
	} {
		root := parse(t, publish(t, "junit", results()[test.result], test.settings...))
		suites, cases := root.all("testsuite"), root.all("testsuite", "testcase")
		if len(suites) != 1 || len(cases) != 1 {
			t.Fatalf("%d suites, %d cases", len(suites), len(cases))
		}
		for _, e := range []*tree{root, suites[0]} {
			if got := e.attr("failures") + " " + e.attr("errors") + " " + e.attr("skipped"); got != test.counts || e.attr("tests") != "1" {
				t.Errorf("%s: counts of %s: %s, want %s", test.result, e.XMLName.Local, got, test.counts)
			}
		}
		if got := cases[0].attr("classname"); got != "p.Main" {
			t.Errorf("classname %q", got)
		}
		var child, message string
		if names := cases[0].names(); len(names) > 0 {
			child, message = names[0], cases[0].Children[0].attr("message")
		}
		if child != test.child || message != test.message {
			t.Errorf("%s: got %s %q, want %s %q", test.result, child, message, test.child, test.message)
		}
	}
	failed := results()["incomplete"]
	failed.Failure = &search.InternalError{Value: "broken"}
	if text := publish(t, "junit", failed, "+report.junit.incomplete=skipped"); !strings.Contains(text, "<error") {
		t.Errorf("a failure of gojpf itself is skipped:\n%s", text)
	}
}

// sarifOf returns the report of a result, checked against the schema of OASIS.
func sarifOf(t *testing.T, r *search.Result) sarif.Run {
	t.Helper()
	schema, err := jsonschema.NewCompiler().Compile("testdata/sarif/sarif-schema-2.1.0.json")
	if err != nil {
		t.Fatal(err)
	}
	text := publish(t, "sarif", r)
	document, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if err := schema.Validate(document); err != nil {
		t.Errorf("%v\n%s", err, text)
	}
	var log sarif.Log
	if err := json.Unmarshal([]byte(text), &log); err != nil || len(log.Runs) != 1 {
		t.Fatalf("%v, %d runs", err, len(log.Runs))
	}
	return log.Runs[0]
}

func TestSARIF(t *testing.T) {
	for name, r := range results() {
		t.Run(name, func(t *testing.T) {
			run := sarifOf(t, r)
			in := run.Invocations[0]
			if in.Successful != (name != "incomplete") || in.ExitCode != r.Verdict.ExitStatus() || len(in.Notifications) != len(r.Incomplete) {
				t.Errorf("invocation %+v", in)
			}
			for i, res := range run.Results {
				if rule := run.Tool.Driver.Rules[res.RuleIndex]; rule.ID != res.RuleID {
					t.Errorf("result %d: rule %s at the index of %s", i, res.RuleID, rule.ID)
				}
			}
		})
	}

	res := sarifOf(t, results()["deadlock"]).Results[0]
	at := res.Locations[0].Physical
	if at.Artifact != (sarif.Artifact{URI: "testdata/src/p/Main.java", BaseID: sarif.SourceRoot}) || at.Region.Line != 7 {
		t.Errorf("location %+v", at)
	}
	if want := `if (value < 3 && value > 0) { // "quoted" & compared`; at.Region.Snippet.Text != want {
		t.Errorf("snippet %q, want %q", at.Region.Snippet.Text, want)
	}
	flows := res.CodeFlows[0].Threads
	if len(flows) != 2 || len(flows[1].Locations) != 4 || flows[1].Locations[1].Order != 3 {
		t.Fatalf("flows %+v", flows)
	}
	trace := results()["deadlock"].Violations[0].Trace
	for i, want := range map[int]string{
		0: "transition #1\n" + trace[1].Choices[0], 2: "transition #2\n" + trace[2].Choices[0],
		3: "transition #3\nlines not known: the transition depends on what is outside the state",
	} {
		if m := flows[1].Locations[i].Location.Message; m == nil || m.Text != want {
			t.Errorf("message %d: %+v, want %q", i, m, want)
		}
	}
	if got := flows[1].Locations[1].Location.Physical.Artifact; got != (sarif.Artifact{URI: "p/Gone.java"}) {
		t.Errorf("a source that is not there: %+v", got)
	}
	if len(res.Stacks) != 2 || len(res.Stacks[0].Frames) != 3 {
		t.Errorf("stacks %+v", res.Stacks)
	}
}

// A trace that is longer than what displays it can take loses its beginning.
func TestSARIFLongTrace(t *testing.T) {
	r := results()["deadlock"]
	step := search.Step{Lines: slices.Repeat([]search.Line{{Class: "p/Main", File: "Main.java", Line: 4}}, 99)}
	r.Violations[0].Trace = slices.Repeat([]search.Step{step}, 110)
	flow := sarifOf(t, r).Results[0].CodeFlows[0]
	locations := flow.Threads[0].Locations
	if len(locations) != mostSteps || locations[0].Order != 99*110-mostSteps+1 || !strings.Contains(flow.Message.Text, "last lines") {
		t.Errorf("%d steps from %d on, %q", len(locations), locations[0].Order, flow.Message.Text)
	}
	// Of the transitions whose lines are lost nothing is told.
	if m := locations[0].Location.Message; m != nil {
		t.Errorf("the first line that is shown begins with %q", m.Text)
	}
}

// Sources outside the folder that the run was started in have their full name.
func TestSARIFArtifacts(t *testing.T) {
	run := newRun(t)
	inside := (&sarifWriter{run: run, sources: newSources(run.Config)}).artifact("p/Main.java")
	here := run.Dir
	run.Dir = t.TempDir()
	outside := (&sarifWriter{run: run, sources: newSources(run.Config)}).artifact("p/Main.java")
	if want := (sarif.Artifact{URI: "testdata/src/p/Main.java", BaseID: sarif.SourceRoot}); inside != want {
		t.Errorf("inside: got %+v, want %+v", inside, want)
	}
	if want := (sarif.Artifact{URI: sarif.FileURI(here) + "/testdata/src/p/Main.java"}); outside != want {
		t.Errorf("outside: got %+v, want %+v", outside, want)
	}
	if got := (&sarifWriter{run: run, sources: newSources(run.Config)}).artifact("p/no such.java"); got != (sarif.Artifact{URI: "p/no%20such.java"}) {
		t.Errorf("nowhere: got %+v", got)
	}
}

// Every field of DESIGN's schema is there, also where there is nothing to say,
// and nothing is null.
func TestJSONFields(t *testing.T) {
	fields := func(m map[string]any) []string { return slices.Sorted(maps.Keys(m)) }
	has := func(where string, m map[string]any, names string) {
		t.Helper()
		for _, name := range strings.Fields(names) {
			if v, there := m[name]; !there || v == nil {
				t.Errorf("%s: no %s in %v", where, name, fields(m))
			}
		}
	}
	for name, r := range results() {
		text := publish(t, "json", r)
		var doc map[string]any
		if err := json.Unmarshal([]byte(text), &doc); err != nil {
			t.Fatal(err)
		}
		has(name, doc, "schema verdict violations incomplete paths statistics")
		stats := doc["statistics"].(map[string]any)
		has(name, stats, `elapsed_ms states_new states_visited states_backtracked states_end max_depth instructions
			max_memory_bytes choices solver`)
		has(name, stats["solver"].(map[string]any), "queries sat unsat unknown time_ms")
		for _, v := range doc["violations"].([]any) {
			has(name, v.(map[string]any), "kind property exception message location method thread inputs trace")
			for _, s := range v.(map[string]any)["trace"].([]any) {
				has(name, s.(map[string]any), "thread choices alternatives lines instructions")
			}
		}
		for _, c := range doc["incomplete"].([]any) {
			has(name, c.(map[string]any), "reason count")
		}
		if again := publish(t, "json", results()[name]); again != text {
			t.Errorf("%s: the order of fields changes", name)
		}
	}
	var out bytes.Buffer
	if err := writeJSON(&out, &search.Result{Verdict: search.Safe}); err != nil || strings.Contains(out.String(), "null") {
		t.Errorf("an empty result: %v %s", err, out.String())
	}
}
