package report

import (
	"context"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search"
)

// Reports of traces with a million steps take long to write. A run that is told to
// end meanwhile leaves what is being written behind, and writes the reports that are
// not complete anew, from a result whose long parts are shortened.

// longestWriting is how long a run that was told to end goes on writing.
const longestWriting = 250 * time.Millisecond

// What is left of long parts of a result.
const (
	briefSteps = 2_000 // of all traces
	briefText  = 1 << 16
	briefStack = 100
	briefPaths = 1_000
)

// FinishUnless is Finish for a run that may be told to end by ctx.
func (r *Reporter) FinishUnless(ctx context.Context, result *search.Result, now time.Time) error {
	done := make(chan error, 1)
	go func() { done <- r.Finish(result, now) }()
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
	}
	select {
	case err := <-done:
		return err
	case <-time.After(longestWriting):
	}
	return r.finishBriefly(result, now)
}

// finishBriefly writes the reports that Finish has not completed.
func (r *Reporter) finishBriefly(result *search.Result, now time.Time) error {
	short := brief(result)
	var errs []error
	for _, c := range r.channels {
		old, complete, err := c.take()
		if complete {
			if err != nil {
				errs = append(errs, r.failed(c, err, result))
			}
			continue
		}
		n := &channel{name: c.name, format: c.format, settings: c.settings, file: c.file, writer: c.writer}
		if old != nil && !old.shut() && c.onStdout() {
			continue // nobody reads what it has written so far
		}
		if c.onStdout() {
			fmt.Fprintln(r.opts.Stdout, "\n(the report begins anew, shortened: the run was told to end)")
		}
		if err := r.finish(n, short, now); err != nil {
			errs = append(errs, err)
		}
	}
	return errors.Join(errs...)
}

// brief is a result without most of what is long in it.
func brief(r *search.Result) *search.Result {
	b, shortened := *r, false
	cut := func() { shortened = true }
	b.Violations = make([]search.Violation, len(r.Violations))
	for i, v := range r.Violations {
		v.Trace = briefTrace(v.Trace, briefSteps/len(r.Violations), cut)
		for _, text := range []*string{&v.Message, &v.Details, &v.Minimized} {
			if len(*text) > briefText {
				*text = (*text)[:briefText] + " ..."
				cut()
			}
		}
		threads := v.Threads
		v.Threads = nil
		for _, t := range threads {
			if len(t.Stack) > briefStack {
				t.Stack = append(t.Stack[:briefStack:briefStack], "...")
				cut()
			}
			v.Threads = append(v.Threads, t)
		}
		b.Violations[i] = v
	}
	if len(b.Paths) > briefPaths {
		b.Paths = b.Paths[:briefPaths]
		cut()
	}
	if shortened {
		b.Warnings = append(b.Warnings[:len(b.Warnings):len(b.Warnings)],
			config.Warning{Text: "the run was told to end while this report was written: long traces, texts and lists are shortened"})
	}
	return &b
}

// briefTrace keeps both ends of a trace.
func briefTrace(trace []search.Step, most int, cut func()) []search.Step {
	half := max(most/2, 1)
	if len(trace) <= 2*half {
		return trace
	}
	cut()
	short := append([]search.Step(nil), trace[:half]...)
	gap := search.Step{Thread: trace[half].Thread, Comments: []string{fmt.Sprintf("(%d steps are left out here)", len(trace)-2*half)}}
	return append(append(short, gap), trace[len(trace)-half:]...)
}

// gate is a writer that can be shut.
type gate struct {
	mu     sync.Mutex
	w      io.Writer
	closed bool
}

var errShut = errors.New("the run was told to end")

func (g *gate) Write(b []byte) (int, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.closed {
		return 0, errShut
	}
	return g.w.Write(b)
}

// shut lets nothing more through. It reports whether nobody is about to write.
func (g *gate) shut() bool {
	for range 50 {
		if g.mu.TryLock() {
			g.closed = true
			g.mu.Unlock()
			return true
		}
		time.Sleep(time.Millisecond)
	}
	return false
}
