package search

import (
	"bytes"
	"io"
	"time"

	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/vm"
)

// Assumptions. A search takes for granted that variables are constant, confined
// to a thread or protected by a lock until an access shows otherwise. What was
// explored before that is then worth nothing, for it passed by scheduling
// choices. Two things keep that cheap: when the program is about to start its
// second thread the search first rehearses, silently and for a limited number
// of transitions, what follows; and a search that has to give up an assumption
// later begins anew.

// rehearsal is how many transitions one round of a rehearsal may take.
const rehearsal = 3000

// rehearse explores from the present point, in front of the start of the second
// thread, to learn what must not be assumed. Nothing of it is seen or counted.
func (x *explorer) rehearse() {
	m, p := x.m, x.p
	m.Explore.Rehearse = false
	if x.retracing {
		return
	}
	if m.Explore.Reduction < vm.ReduceLocks {
		return
	}
	begin, based := m.Take(), m.HasBaseline()
	options, mode, events := m.Opt, m.LoopMode, m.Events()
	kept, observer, explorer := *p.watch, p.observer, p.explorer
	m.Opt.Stdin, m.Opt.Stdout, m.Opt.Stderr = bytes.NewReader(nil), io.Discard, io.Discard
	if mode == vm.LoopHooked {
		m.LoopMode = vm.LoopAuto
	}
	m.SetEvents(nil)
	p.observer = nil
	world, _ := m.World.(*models.Options)
	var ledger *models.Ledger
	var hooks models.Hooks
	if world != nil {
		ledger, hooks = world.Ledger, world.Hooks
	}
	for round := 0; round < 100; round++ {
		if world != nil {
			world.Ledger, world.Hooks = &models.Ledger{}, models.Hooks{Cut: func(*vm.Machine, string, string) {}}
		}
		dropped := m.Explore.Assumptions.Dropped()
		x.rehearseOnce(begin)
		*p.watch = kept
		m.Restore(begin)
		if !based {
			m.ForgetBaseline()
		}
		if m.Explore.Assumptions.Dropped() == dropped {
			break
		}
	}
	if world != nil {
		world.Ledger, world.Hooks = ledger, hooks
	}
	p.observer, p.explorer = observer, explorer
	m.Opt, m.LoopMode = options, mode
	m.SetEvents(events)
	m.Halt = nil
	m.Decide(nil)
}

// rehearseOnce explores depth first until something is violated, all is
// explored, or the limit is reached.
func (x *explorer) rehearseOnce(begin *vm.State) {
	m := x.m
	y := &explorer{
		p: x.p, m: m, r: &Result{}, start: time.Now(), cuts: map[string]*Cut{}, frontier: &stack{}, silent: true,
		limits: x.limits, store: newDiskStore("", mostMemory(), false, nil),
	}
	y.r.Statistics.Choices = map[string]int64{}
	x.p.explorer = y
	m.Restore(begin)
	root := y.advance(nil, 0)
	if root == nil || y.stopped {
		return
	}
	y.frontier.push(root)
	dropped := m.Explore.Assumptions.Dropped()
	for i := 0; i < rehearsal; i++ {
		n := y.frontier.top()
		for n != nil && n.next >= n.total {
			y.frontier.drop()
			n = y.frontier.top()
		}
		if n == nil || y.stopped || m.Interrupted.Load() {
			return
		}
		if now := m.Explore.Assumptions.Dropped(); now != dropped {
			dropped, i = now, max(i, rehearsal-rehearsal/4) // learn more, but not for long
		}
		n.next++
		if child := y.advance(n, n.next-1); child != nil {
			y.frontier.push(child)
		}
	}
}
