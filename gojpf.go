// Package gojpf checks compiled Java programs: it explores every interleaving of
// their threads, every choice of data and every symbolic input, and answers with a
// [Result]: violated, safe, or incomplete with what was cut.
//
// It is the one way in, for the command line as for other modules:
//
//	cfg, err := gojpf.ReadConfig("Target.jpf", gojpf.Set("search.class", "bfs"))
//	r, err := gojpf.Check(ctx, cfg, gojpf.WithListener(mine))
//
// What a check is made of beside its configuration comes as options: listeners,
// natives, choice generators, strategies, the semantics of instructions, reports.
// They concern that check only, so any number of checks may run in a process at
// once. Registration in an init function (packages listener, choice, models) is for
// commands of one's own, in which a .jpf file names what was registered.
//
// Invariants. A check returns soon after its context ends, with what is known then.
// A verdict is never better than what was executed.
package gojpf

import (
	"cmp"
	"context"
	"errors"
	"strings"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	_ "github.com/gojpf/gojpf/listener/all" // configurations name them
	"github.com/gojpf/gojpf/listener/summary"
	"github.com/gojpf/gojpf/report"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/vm"
)

// patience is how long what was told to end may take before it is left as it is.
// It is longer than search.Program.Run takes for that.
const patience = 1300 * time.Millisecond

// flushing is how long it may take to get rid of output.
const flushing = 100 * time.Millisecond

// inTime waits for f, but not long after ctx is done. It reports whether f has
// ended.
func inTime(ctx context.Context, f func()) bool { return within(ctx, patience, f) }

// within is inTime for something that takes less time.
func within(ctx context.Context, patience time.Duration, f func()) bool {
	done := make(chan struct{})
	go func() {
		defer close(done)
		f()
	}()
	select {
	case <-done:
		return true
	case <-ctx.Done():
	}
	select {
	case <-done:
		return true
	case <-time.After(patience):
		return false
	}
}

// Check explores the program that a configuration names and returns what was found.
// Without a result, the error says why there was no run. An error beside a result
// says what else went wrong, such as a report that could not be written; the result
// stands.
//
// When ctx ends, Check returns within two seconds; the result is then incomplete,
// unless it was violated before.
func Check(ctx context.Context, cfg *config.Config, opts ...Option) (*Result, error) {
	o, err := newOptions(cfg, opts)
	if err != nil {
		return nil, err
	}
	reporter, err := report.New(report.NewRun(cfg, Version(), o.setup.Args), o.reports)
	if err != nil {
		return nil, err
	}
	var checked struct {
		result *search.Result
		left   bool // it was left behind while it was busy
		err    error
	}
	result := search.Interrupted() // what is known of a run that does not end
	if inTime(ctx, func() { checked.result, checked.left, checked.err = o.check(ctx, cfg, reporter) }) {
		result, err = checked.result, checked.err
		if checked.left { // it may be writing to where nobody reads
			over, cancel := context.WithCancel(ctx)
			cancel()
			ctx = over
		}
	}
	if result == nil {
		return nil, err
	}
	err = errors.Join(err, reporter.FinishUnless(ctx, result, time.Now()))
	return result, cmp.Or(err, o.flush(ctx, reporter, result))
}

// flush sends what standard output has kept on its way. Where nobody reads it, it is
// left when the run is told to end. An error says that a report was lost.
func (o *options) flush(ctx context.Context, reporter *report.Reporter, result *search.Result) error {
	out, ok := o.setup.Out.(Buffered)
	if !ok {
		return nil
	}
	lost := make(chan error, 1)
	if !within(ctx, flushing, func() { out.Flush(); lost <- out.Err() }) || !reporter.OnStdout() {
		return nil
	}
	if err := <-lost; err != nil {
		return &ReportError{Err: err, Verdict: result.Verdict}
	}
	return nil
}

// check loads the program, runs it and returns what was found, with an error as
// that of Check, and whether it was left behind while it was busy. Reports are begun, not finished.
func (o *options) check(ctx context.Context, cfg *config.Config, reporter *report.Reporter) (result *search.Result, left bool, err error) {
	p, err := search.Load(ctx, cfg, o.setup)
	if errors.Is(err, vm.ErrInterrupted) {
		return search.Interrupted(), false, nil
	}
	if err != nil {
		return nil, false, &LoadError{err}
	}
	defer p.Close()
	listeners := o.listeners
	if reporter.Follows() {
		listeners = append(listeners, observer{reporter})
	}
	if reporter.Paths() || o.paths {
		listeners = append(listeners, summary.NewCollector())
	}
	if err := listener.Attach(p, cfg, o.setup.Out, listeners...); err != nil {
		return nil, false, err
	}
	if err := p.Checkpoint(o.checkpoints); err != nil {
		return nil, false, err
	}
	reporter.Start(p)
	r := p.Run()
	if r.Unmade != nil {
		return nil, false, r.Unmade
	}
	return r, p.Left(), errors.Join(p.CheckpointError(), storeTrace(p, cfg, r))
}

// storeTrace stores the trace of the first violation where the configuration
// wants it.
func storeTrace(p *search.Program, cfg *config.Config, r *search.Result) error {
	file := search.FirstTrace(cfg)
	if file == "" || len(r.Violations) == 0 {
		return nil
	}
	v := &r.Violations[0]
	comment, _, _ := strings.Cut(v.Details, "\n")
	return explore.NewStoredTrace(p.Name, comment, v.Trace, v).WriteFile(file, true)
}

// observer is the listener that passes transitions on to the reports that want to
// hear of them. It keeps nothing that a checkpoint would need.
type observer struct{ *report.Reporter }

// StateAdvanced implements listener.StateAdvanced.
func (o observer) StateAdvanced(c *listener.Context, a *explore.Advance) {
	o.Advanced(a, &c.Result.Statistics)
}

// SaveCheckpoint implements listener.Checkpointed.
func (observer) SaveCheckpoint() ([]byte, error) { return nil, nil }

// LoadCheckpoint implements listener.Checkpointed.
func (observer) LoadCheckpoint([]byte) error { return nil }

// Exec runs the program that a configuration names once, on one path, as java -ea
// does, and returns its exit status. An error says why it did not run to its end;
// it is [ErrInterrupted] when ctx has ended.
func Exec(ctx context.Context, cfg *config.Config, opts ...Option) (status int, err error) {
	o, err := newOptions(cfg, opts)
	if err != nil {
		return 0, err
	}
	if err := o.onlyFor("Exec"); err != nil {
		return 0, err
	}
	o.setup.Straight = true
	var ran struct {
		status int
		err    error
	}
	if !inTime(ctx, func() { ran.status, ran.err = o.exec(ctx, cfg) }) {
		return 0, ErrInterrupted
	}
	return ran.status, ran.err
}

func (o *options) exec(ctx context.Context, cfg *config.Config) (int, error) {
	p, err := search.Load(ctx, cfg, o.setup)
	if errors.Is(err, vm.ErrInterrupted) {
		return 0, err
	}
	if err != nil {
		return 0, &LoadError{err}
	}
	defer p.Close()
	return p.Exec()
}
