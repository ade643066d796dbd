package search

import (
	"errors"
	"fmt"
	"runtime/metrics"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/trace"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/spec"
)

// run is Run to its end.
func (p *Program) run(r *result.Result, start time.Time) {
	if p.watch != nil {
		p.watch.Running = true
	}
	r.Statistics.Choices = map[string]int64{}
	if err := result.Guard(func() error { return p.explore(r, start) }); err != nil {
		r.Cut(result.Cut{Reason: result.OneLine(err)})
		var misfit *trace.MisfitError
		if errors.As(err, &misfit) {
			r.Unmade = misfit
		}
		var unresumable *unresumable
		if errors.As(err, &unresumable) {
			r.Unmade = unresumable
		}
		errors.As(err, &r.Failure)
	}
	p.cutDisputes(r)
	r.Judge()
	r.Notes = p.notes()
	r.Unchecked = p.unchecked()
	r.Model = p.modelNotes()
	for _, note := range []string{p.exitNote(&r.Statistics), p.testsNote()} {
		if note != "" {
			r.Model = append(r.Model, note)
		}
	}
	if p.symbolic != nil && r.Verdict == result.Safe {
		if believed := p.symbolic.Believed(); len(believed) > 0 {
			r.Model = append(r.Model, "that some paths have no inputs was said by one solver's command only: "+strings.Join(believed, ", ")+"; symbolic.dp.check=100 asks another one")
		}
	}
	r.Warnings = append(append(p.noted.warnings, p.cfg.Unread()...), spec.Unmet(p.cfg, p.Machine.Lib)...)
	if r.Ignored > 0 && r.PathsTaken == 0 && r.Verdict == result.Safe {
		r.Model = append(r.Model, "all paths were ignored: no input satisfies what the program assumes")
	}
	p.count(&r.Statistics, start)
}

// noted is what a program's run has found out about its use of Verify. Several
// machines share it.
type noted struct {
	mu       sync.Mutex
	warnings []config.Warning
}

// warn notes something that the user should know, once.
func (p *Program) warn(text string) {
	p.noted.mu.Lock()
	defer p.noted.mu.Unlock()
	if w := (config.Warning{Text: text}); !slices.Contains(p.noted.warnings, w) {
		p.noted.warnings = append(p.noted.warnings, w)
	}
}

// noticeDeadThreads makes sure that a program is not called safe should an
// exception that ended a thread ever get past the watch.
func (p *Program) noticeDeadThreads(r *explorer) {
	if p.properties.uncaught {
		return
	}
	for _, t := range p.Machine.Threads() {
		if !t.Alive() && t.Exc != 0 {
			r.cut(result.Cut{Reason: fmt.Sprintf("thread %s was ended by an exception that was not examined", p.Machine.ThreadName(t))})
		}
	}
}

// cutAlternatives notes where the program could have gone another way.
func (p *Program) cutAlternatives(r *explorer) {
	if p.around.FilesOnHost() {
		r.cut(result.Cut{Reason: "files of the host are not part of the state", Help: "set vm.file_writes=state"})
	}
	if p.around.Clock.OnHost() {
		r.cut(result.Cut{Reason: "the run depends on the real clock", Help: "set vm.time.model=virtual"})
	}
}

// count fills in the statistics of a run along one path.
func (p *Program) count(s *result.Statistics, start time.Time) {
	m := p.Machine
	s.Elapsed = time.Since(start)
	if p.checkpoints != nil {
		s.Elapsed += p.checkpoints.before
	}
	p.solverStatistics(s)
	s.LiveObjects, s.HeapBytes = m.Heap.Live(), m.Heap.Used()
	s.Classes, s.Methods = m.Lib.Classes()-1, m.Lib.Methods()-1
	s.MaxMemory = usedMemory() + p.storeBytes
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
