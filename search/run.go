package search

import (
	"fmt"
	"runtime/metrics"
	"strings"
	"time"

	"github.com/gojpf/gojpf/vm"
)

// Run searches the state space of the program and judges what it found.
func (p *Program) Run() *Result {
	r, start := &Result{}, time.Now()
	if p.watch != nil {
		p.watch.running = true
	}
	r.Statistics.Choices = map[string]int64{}
	if err := p.explore(r, start); err != nil {
		r.cut(Cut{Reason: oneLine(err)})
	}
	r.judge()
	r.Notes = p.notes()
	p.count(&r.Statistics, start)
	return r
}

// noticeDeadThreads makes sure that a program is not called safe should an
// exception that ended a thread ever get past the watch.
func (p *Program) noticeDeadThreads(r *explorer) {
	for _, t := range p.Machine.Threads() {
		if !t.Alive() && t.Exc != 0 {
			r.cut(Cut{Reason: fmt.Sprintf("thread %s was ended by an exception that was not examined", p.Machine.ThreadName(t))})
		}
	}
}

// cutAlternatives notes where the program could have gone another way.
func (p *Program) cutAlternatives(r *explorer) {
	if p.threadsStarted() > 1 {
		r.cut(Cut{Reason: "only one schedule was executed", Help: "the program has several threads"})
	}
	if p.watch != nil && p.watch.askedProcessors {
		r.cut(Cut{Reason: "only one number of processors was tried", Help: "set vm.processors=1"})
	}
	if p.cfg.String("vm.file_writes") == "host" {
		r.cut(Cut{Reason: "files of the host are not part of the state", Help: "set vm.file_writes=state"})
	}
	if p.cfg.String("vm.time.model") == "host" {
		r.cut(Cut{Reason: "the run depends on the real clock", Help: "set vm.time.model=virtual"})
	}
}

// threadsStarted counts the threads there were, but for the one that runs the
// shutdown sequence when all others have ended.
func (p *Program) threadsStarted() int {
	n := len(p.Machine.Threads())
	if done, _ := p.Machine.Extra("shutdown").(bool); done && n > 1 {
		for _, t := range p.Machine.Threads()[1:] {
			if p.Machine.ThreadName(t) == "DestroyJavaVM" {
				n--
				break
			}
		}
	}
	return n
}

func deadlockViolation(m *vm.Machine) Violation {
	v := Violation{Kind: KindDeadlock, Property: "gov.nasa.jpf.vm.NotDeadlockedProperty", Threads: snapshot(m)}
	lines := []string{"deadlock encountered:"}
	for _, t := range v.Threads {
		lines = append(lines, "  "+t.String())
	}
	v.Message, v.Details = strings.TrimSuffix(lines[0], ":"), strings.Join(lines, "\n")
	for _, t := range m.Threads() {
		if !t.Alive() || t.Daemon {
			continue
		}
		v.Thread = m.ThreadName(t)
		var trace []vm.TraceElement
		t.Frames(func(f *vm.Frame) bool {
			if !f.Method.Has(vm.TraitPseudo) {
				trace = append(trace, vm.TraceElement{Method: f.Method, BCI: f.BCI()})
			}
			return true
		})
		v.locate(trace)
		break
	}
	return v
}

// count fills in the statistics of a run along one path.
func (p *Program) count(s *Statistics, start time.Time) {
	m := p.Machine
	s.Elapsed = time.Since(start)
	s.LiveObjects, s.HeapBytes = m.Heap.Live(), m.Heap.Used()
	s.Classes, s.Methods = m.Lib.Classes()-1, m.Lib.Methods()-1
	sample := []metrics.Sample{{Name: "/memory/classes/total:bytes"}}
	metrics.Read(sample)
	s.MaxMemory = int64(sample[0].Value.Uint64())
}

// Interrupted is the result of a run that was stopped before the program was
// loaded.
func Interrupted() *Result {
	r := &Result{}
	r.cut(Cut{Reason: vm.ErrInterrupted.Error()})
	r.judge()
	return r
}
