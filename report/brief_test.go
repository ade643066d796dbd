package report

import (
	"context"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gojpf/gojpf/search"
)

// endless is a publisher that never comes to the end of a long report.
type endless struct {
	out     io.Writer
	reached chan struct{}
}

func (endless) Start(*Run) {}

func (e endless) Finish(_ *Run, r *search.Result, _ time.Time) {
	if n := len(r.Violations[0].Trace); n < 10_000 {
		io.WriteString(e.out, "short\n")
		return
	}
	io.WriteString(e.out, strings.Repeat("long\n", 10_000))
	close(e.reached)
	select {}
}

// A run that is told to end while a report is written has all its reports: those
// that are complete as they are, the others shortened.
func TestFinishUnless(t *testing.T) {
	dir := t.TempDir()
	run := newRun(t, "+report.publisher=xml", "+report.xml.file="+filepath.Join(dir, "first.xml"))
	r, err := New(run, Options{Stdout: io.Discard, Extra: jsonTo(filepath.Join(dir, "last.json"))})
	if err != nil {
		t.Fatal(err)
	}
	reached := make(chan struct{})
	slow := &channel{name: "slow", file: filepath.Join(dir, "slow.txt"), format: &format{name: "slow"},
		settings: settings{make: func(out io.Writer) Publisher { return endless{out, reached} }}}
	r.channels = []*channel{r.channels[0], slow, r.channels[1]}
	result := *results()["deadlock"]
	v := result.Violations[0]
	v.Trace = append([]search.Step(nil), make([]search.Step, 50_000)...)
	v.Message = strings.Repeat("x", 200_000)
	result.Violations = []search.Violation{v}

	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		<-reached
		cancel()
	}()
	if err := r.FinishUnless(ctx, &result, time.Now()); err != nil {
		t.Fatal(err)
	}
	read := func(name string) string {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	if text := read("slow.txt"); text != "short\n" {
		t.Errorf("the report that was being written is %.100q", text)
	}
	if text := read("first.xml"); !strings.HasSuffix(text, ">\n") || strings.Count(text, "<transition") < 50_000 {
		t.Errorf("the report that was complete has %d bytes", len(text))
	}
	var d document
	if err := json.Unmarshal([]byte(read("last.json")), &d); err != nil {
		t.Fatal(err)
	}
	if d.Verdict != search.Violated || len(d.Violations) != 1 || len(d.Violations[0].Trace) != briefSteps+1 || len(d.Violations[0].Message) > briefText+9 {
		t.Errorf("%s, %d violations", d.Verdict, len(d.Violations))
	}
	if n := len(d.Violations[0].Trace); n > 2 && !strings.Contains(strings.Join(d.Violations[0].Trace[n/2].Comments, ""), "48000 steps are left out") {
		t.Errorf("nothing says what is left out: %+v", d.Violations[0].Trace[n/2])
	}
	if len(d.Warnings) == 0 || !strings.Contains(d.Warnings[len(d.Warnings)-1], "shortened") {
		t.Errorf("warnings %q", d.Warnings)
	}
}

// Without being told so nothing is shortened, and errors are what they were.
func TestFinishUnlessNobodyAsks(t *testing.T) {
	dir := t.TempDir()
	r, err := New(newRun(t), Options{Stdout: io.Discard, Quiet: true, Extra: jsonTo(filepath.Join(dir, "no", "such.json"))})
	if err != nil {
		t.Fatal(err)
	}
	if err := r.FinishUnless(context.Background(), results()["deadlock"], time.Now()); err == nil || !strings.Contains(err.Error(), "such.json") {
		t.Errorf("got %v", err)
	}
}

// stuck is an output that nobody reads.
type stuck struct{ writes atomic.Int32 }

func (s *stuck) Write([]byte) (int, error) {
	s.writes.Add(1)
	select {}
}

// An output that nobody reads keeps no other report from being written.
func TestFinishUnlessOutputIsStuck(t *testing.T) {
	file := filepath.Join(t.TempDir(), "r.json")
	out := &stuck{}
	r, err := New(newRun(t), Options{Stdout: out, Extra: jsonTo(file)})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if err := r.FinishUnless(ctx, results()["deadlock"], time.Now()); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil || !json.Valid(text) || out.writes.Load() != 1 {
		t.Errorf("%v, %d writes: %.100q", err, out.writes.Load(), text)
	}
}
