package report

import (
	"encoding/xml"
	"io"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/report/markup"
	"github.com/gojpf/gojpf/search"
)

// wellFormed reads a document to its end, strictly, and returns its texts.
func wellFormed(t *testing.T, document string) string {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(document))
	var text strings.Builder
	for {
		token, err := d.Token()
		if err == io.EOF {
			return text.String()
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, document)
		}
		if c, ok := token.(xml.CharData); ok {
			text.Write(c)
			text.WriteByte('\n')
		}
	}
}

// Whatever the program's texts hold, page and picture are XML that a strict
// reader takes, and need nothing from elsewhere.
func TestPicturesAreWellFormed(t *testing.T) {
	for name, r := range results() {
		for _, form := range []string{"html", "svg"} {
			document := publish(t, form, r)
			text := wellFormed(t, document)
			if name == "deadlock" && !strings.Contains(text, `"right <&>" (2)`) {
				t.Errorf("%s: a name does not come back:\n%s", form, text)
			}
			if !strings.Contains(text, "p.Main.main") && form == "html" {
				t.Errorf("%s/%s: no target", name, form)
			}
			for _, outside := range []string{"<script", "src=", "href=", "@import", "url("} {
				if strings.Contains(document, outside) {
					t.Errorf("%s/%s: %s", name, form, outside)
				}
			}
			if again := publish(t, form, results()[name]); again != document {
				t.Errorf("%s/%s: differs the second time", name, form)
			}
		}
	}
}

// elements counts elements of the picture by their class.
func elements(e *tree, counts map[string]int) map[string]int {
	counts[e.XMLName.Local+" "+e.attr("class")]++
	for i := range e.Children {
		elements(&e.Children[i], counts)
	}
	return counts
}

func TestTimeline(t *testing.T) {
	root := parse(t, publish(t, "svg", results()["deadlock"]))
	counts := elements(root, map[string]int{})
	for what, want := range map[string]int{
		"line arrow":     1, // left wakes right
		"rect violation": 1,
		"rect hold0":     1, // a monitor to the end, the initialisation for one transition
		"rect hold1":     1,
		"line running":   5, // two threads in the second transition
		"line WAITING":   1, // at the end
		"line BLOCKED":   2,
	} {
		if counts[what] != want {
			t.Errorf("%s: %d, want %d", what, counts[what], want)
		}
	}
}

// Of a long trace the end is shown.
func TestLongTimeline(t *testing.T) {
	v := results()["deadlock"].Violations[0]
	for len(v.Trace) < 1000 {
		v.Trace = append(v.Trace, v.Trace[1])
	}
	line := newTimeline(&v, newSources(newRun(t).Config))
	if len(line.rows) != mostRows || line.first != 1000-mostRows {
		t.Errorf("%d rows from %d on", len(line.rows), line.first)
	}
	var out strings.Builder
	line.write(markup.On(&out))
	if text := wellFormed(t, out.String()); !strings.Contains(text, "#999 ") || !strings.Contains(text, "600 transitions before") {
		t.Errorf("got %s", text)
	}
	v.Trace = v.Trace[:2]
	v.Trace[1].Operations = nil
	for range 99 {
		v.Trace[1].Comments = append(v.Trace[1].Comments, "x")
	}
	if rows := newTimeline(&v, line.sources).rows; len(rows[1].entries) != mostEntries+1 {
		t.Errorf("%d entries", len(rows[1].entries))
	}
}

func TestShortNames(t *testing.T) {
	for text, want := range map[string]string{
		"lock p.q.Fork@1f": "lock Fork@1f", "write p.Main.x of p.Main@2": "write Main.x of Main@2", "read x.y": "read y",
		`wake "a.b" (1)`: `wake "a.b" (1)`, "write int[]@20[3]": "write int[]@20[3]", "...": "...", "": "",
	} {
		if got := shortNames(text); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

// The statistics have JPF's groups of scheduling choices; everything else is
// data.
func TestGenerators(t *testing.T) {
	for _, test := range []struct {
		choices map[string]int64
		want    string
	}{
		{nil, "thread=0 (signal=0,lock=0,sharedRef=0,threadApi=0,reschedule=0), data=0"},
		{map[string]int64{"WAIT": 1, "notify": 2, "LOCK": 3, "BLOCK": 4, "SHARED_OBJECT": 5, "SHARED_CLASS": 6, "JOIN": 7, "START": 8, "TERMINATE": 9, "v": 10, "u": 11},
			"thread=45 (signal=3,lock=7,sharedRef=11,threadApi=15,reschedule=9), data=21 (u=11,v=10)"},
	} {
		if got := generators(test.choices); got != test.want {
			t.Errorf("got %s, want %s", got, test.want)
		}
	}
}

// How much of a trace the console report shows.
func TestTraceKey(t *testing.T) {
	base := []string{"+report.console.property_violation=trace", "+report.console.start=", "+report.console.finished=", "+report.console.constraint="}
	for _, test := range []struct {
		result, key string
		folded      bool
	}{
		{"deadlock", "auto", true}, {"deadlock", "steps", true}, {"deadlock", "full", false},
		{"assertion", "auto", false}, {"assertion", "steps", true}, {"assertion", "full", false},
	} {
		text := publish(t, "console", results()[test.result], append(base, "+report.console.trace="+test.key)...)
		if got := strings.Contains(text, "\nthread \"main\" (0)\n"); got != test.folded {
			t.Errorf("%s, %s: folded %v\n%s", test.result, test.key, got, text)
		}
		if full := strings.Contains(text, "insn w/o sources]"); full && test.folded {
			t.Errorf("%s, %s: all lines\n%s", test.result, test.key, text)
		}
	}
	// The bytecode is wanted with the lines that it belongs to.
	if text := publish(t, "console", results()["deadlock"], append(base, "+report.console.show_code=true")...); strings.Contains(text, "thread \"main\"") {
		t.Errorf("folded:\n%s", text)
	}
}

// Every kind of what a thread can hold and wait for has words of its own.
func TestHoldingAndWaiting(t *testing.T) {
	threads := []search.ThreadInfo{{ID: 3, Name: "t"}}
	for _, test := range []struct {
		waits search.Waiting
		want  string
	}{
		{search.Waiting{Kind: search.WaitsMonitor, Object: "X@1", Owner: 3}, `the monitor of X@1, which "t" (3) owns`},
		{search.Waiting{Kind: search.WaitsMonitor, Object: "X@1", Owner: 9}, `the monitor of X@1, which thread 9 owns`},
		{search.Waiting{Kind: search.WaitsNotify, Object: "X@1", Owner: -1}, "a notification of X@1"},
		{search.Waiting{Kind: search.WaitsPark, Owner: -1, Timed: true}, "a permit of LockSupport, for a limited time"},
		{search.Waiting{Kind: search.WaitsPark, Object: "L@2", Owner: 3}, `L@2 (parked), which "t" (3) owns`},
		{search.Waiting{Kind: search.WaitsResult, Object: "F@3", Owner: 3}, `the result of F@3, which "t" (3) computes`},
		{search.Waiting{Kind: search.WaitsResult, Object: "F@3", Owner: -1}, "the result of F@3, which nobody computes"},
		{search.Waiting{Kind: search.WaitsJoin, Object: "t", Owner: 3}, `the end of thread "t"`},
		{search.Waiting{Kind: search.WaitsInit, Object: "p.A", Owner: 3}, `the initialisation of p.A by "t" (3)`},
		{search.Waiting{Kind: search.WaitsResume, Owner: -1}, "its resumption: it is suspended"},
		{search.Waiting{Kind: search.WaitsSleep, Owner: -1, Timed: true}, "the end of a sleep"},
	} {
		if got := waiting(&test.waits, threads); got != test.want {
			t.Errorf("got %s, want %s", got, test.want)
		}
	}
	if got := holding(search.Holding{Kind: search.HoldsLock, Object: "L@2"}); got != "the lock L@2" {
		t.Errorf("got %s", got)
	}
}
