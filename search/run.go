package search

import (
	"errors"
	"runtime/metrics"
	"strings"
	"time"

	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/trace"
	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/spec"
)

// A run ends when it is told to: by a signal, or because its time is over. All
// its loops look at one stop.Stop. What nobody can interrupt, such as a solver
// that is linked in, may take longer; then the run is left behind as it is, and
// its result is what the search has published last.

// longestWait is how long a run that was told to end may take before it is left
// behind.
// All loops of ours look at the stop. What does not is a solver in a library, or a native of
// the user's.
const longestWait = time.Second

// publishEvery is how often a search says how far it is.
// Copies are made by the search, so often enough to be of use and seldom enough to cost
// nothing.
const publishEvery = 200 * time.Millisecond

// Stop is what ends the run. Listeners whose loops may take long look at it.
func (p *Program) Stop() *stop.Stop { return p.Ending }

// Run searches the state space of the program and judges what it found. It
// returns soon after the program's Stop was asked.
// The search has a goroutine of its own, so that this one can leave it behind. A panic there
// ends the run with an internal error, as result.Guard has it, and not the process.
func (p *Program) Run() *result.Result {
	r, start := &result.Result{}, time.Now()
	done := make(chan struct{})
	go func() {
		defer close(done)
		if err := result.Guard(func() error { p.run(r, start); return nil }); err != nil {
			errors.As(err, &r.Failure)
			r.Cut(result.Cut{Reason: result.OneLine(err)})
			r.Judge()
		}
	}()
	ticker := time.NewTicker(publishEvery)
	defer ticker.Stop()
	for {
		select {
		case <-done:
			return r
		case <-ticker.C:
			p.Publish()
			continue
		case <-p.Ending.Done():
		}
		late := time.NewTimer(longestWait)
		defer late.Stop()
		select {
		case <-done:
			return r
		case <-late.C:
			return p.leave(start)
		}
	}
}

// leave makes a result of what is known of a run that does not end.
// It may only touch what was published: everything else is in use by the run.
func (p *Program) leave(start time.Time) *result.Result {
	r := p.Leave()
	p.Prove(&r)
	r.Judge()
	r.Unchecked = p.Unchecked()
	r.Statistics.Elapsed = time.Since(start)
	r.Statistics.MaxMemory = usedMemory()
	return &r
}

// run is Run to its end.
// The order at the end: a proof may take cuts away, solvers that contradict each other add
// one, and only then is there a verdict.
func (p *Program) run(r *result.Result, start time.Time) {
	if p.Watch != nil {
		p.Watch.Running = true
	}
	r.Statistics.Choices = map[string]int64{}
	if err := result.Guard(func() error { return p.Explore(r, start) }); err != nil {
		r.Cut(result.Cut{Reason: result.OneLine(err)})
		var misfit *trace.MisfitError
		if errors.As(err, &misfit) {
			r.Unmade = misfit
		}
		var unresumable *explore.Unresumable
		if errors.As(err, &unresumable) {
			r.Unmade = unresumable
		}
		errors.As(err, &r.Failure)
	}
	r.Model = p.modelNotes()
	p.Prove(r)
	p.cutDisputes(r)
	r.Judge()
	r.Notes = p.notes()
	r.Unchecked = p.Unchecked()
	for _, note := range []string{p.exitNote(&r.Statistics), p.testsNote()} {
		if note != "" {
			r.Model = append(r.Model, note)
		}
	}
	if p.Symexec != nil && r.Verdict == result.Safe {
		if believed := p.Symexec.Believed(); len(believed) > 0 {
			r.Model = append(r.Model, "that some paths have no inputs was said by one solver's command only: "+strings.Join(believed, ", ")+"; symbolic.dp.check=100 asks another one")
		}
	}
	r.Warnings = append(append(p.Warnings(), p.Config.Unread()...), spec.Unmet(p.Config, p.Machine.Lib)...)
	// Such a run is safe by the letter, and most often a precondition that nobody meets.
	if r.Ignored > 0 && r.PathsTaken == 0 && r.Verdict == result.Safe {
		r.Model = append(r.Model, "all paths were ignored: no input satisfies what the program assumes")
	}
	p.count(&r.Statistics, start)
}

// count fills in the statistics of a run along one path.
// A search that goes on from a checkpoint adds to what the processes before it have spent.
func (p *Program) count(s *result.Statistics, start time.Time) {
	m := p.Machine
	s.Elapsed = time.Since(start)
	before, stored := p.Spent()
	s.Elapsed += before
	p.solverStatistics(s)
	s.LiveObjects, s.HeapBytes = m.Heap.Live(), m.Heap.Used()
	s.Classes, s.Methods = m.Lib.Classes()-1, m.Lib.Methods()-1
	s.MaxMemory = usedMemory() + stored
}

// usedMemory is how much this process has.
func usedMemory() int64 {
	sample := []metrics.Sample{{Name: "/memory/classes/total:bytes"}}
	metrics.Read(sample)
	return int64(sample[0].Value.Uint64())
}

// Interrupted is the result of a run that was stopped before the program was
// loaded.
func Interrupted() *result.Result {
	r := &result.Result{}
	r.Cut(result.Cut{Reason: vm.ErrInterrupted.Error()})
	r.Judge()
	return r
}
