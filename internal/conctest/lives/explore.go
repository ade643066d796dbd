package lives

import (
	"fmt"
	"slices"
	"strings"
)

// Outcomes are all the ways in which a program can end.
type Outcomes struct {
	Ends     map[string]bool // the lines that it prints
	Deadlock bool
	States   int
}

// mode is what a thread is doing.
type mode int8

const (
	unborn mode = iota
	running
	waiting // in the wait set of lock
	reenter // it has left that and needs the monitor
	dying   // its body is over
	ended
)

type thread struct {
	pc             int
	half           bool // of an Add
	tmp            int
	mode           mode
	lock, depth    int
	timed, joins   bool // of a wait: it ends by itself; it is that of a join
	notified, over bool // how it ended
	flag           bool // interrupted
	results        [12]int8
}

const (
	mostThreads  = 4
	mostMonitors = mostThreads + 1
	nobody       = int8(-1)
)

type state struct {
	threads [mostThreads]thread
	owner   [mostMonitors]int8
	depth   [mostMonitors]int
	vars    [4]int
}

type explorer struct {
	p    *Program
	out  Outcomes
	seen map[state]bool
	open []state
}

// Explore finds all outcomes; false when there are more than so many states.
func (p *Program) Explore(mostStates int) (Outcomes, bool) {
	x := &explorer{p: p, out: Outcomes{Ends: map[string]bool{}}, seen: map[state]bool{}}
	var first state
	for i := range first.owner {
		first.owner[i] = nobody
	}
	first.threads[0].mode = running
	x.reach(first)
	for len(x.open) > 0 {
		s := x.open[len(x.open)-1]
		x.open = x.open[:len(x.open)-1]
		x.successors(s)
		if len(x.seen) > mostStates {
			return x.out, false
		}
	}
	x.out.States = len(x.seen)
	return x.out, true
}

func (x *explorer) reach(s state) {
	if !x.seen[s] {
		x.seen[s] = true
		x.open = append(x.open, s)
	}
}

func (x *explorer) successors(s state) {
	steps, alive := 0, false
	for i := range x.p.Bodies {
		t := &s.threads[i]
		alive = alive || t.mode != unborn && t.mode != ended
		switch t.mode {
		case running:
			steps += x.run(s, i)
		case dying:
			steps += x.die(s, i)
		case waiting:
			if t.timed || t.flag {
				c := s
				c.threads[i].mode, c.threads[i].over = reenter, t.timed
				x.reach(c)
				if t.timed && t.flag {
					c.threads[i].over = false
					x.reach(c)
				}
				steps++
			}
		case reenter:
			if s.owner[t.lock] == nobody {
				x.resume(s, i)
				steps++
			}
		}
	}
	if steps == 0 && alive {
		x.out.Deadlock = true
	}
}

// die ends a thread: main when all others have done what they do. Until then it
// waits for them, and whoever interrupts it is caught.
func (x *explorer) die(s state, i int) int {
	if i == 0 {
		for k := 1; k < len(x.p.Bodies); k++ {
			if m := s.threads[k].mode; m == unborn || m == dying || m == ended {
				continue
			}
			if !s.threads[0].flag {
				return 0
			}
			s.threads[0].flag = false
			x.reach(s)
			return 1
		}
		x.out.Ends[x.line(&s)] = true
	}
	if o := s.owner[i]; o != nobody && o != int8(i) {
		return 0
	}
	s.threads[i].mode = ended
	s.wakeAll(i)
	x.reach(s)
	return 1
}

func (s *state) wakeAll(lock int) {
	for k := range s.threads {
		if t := &s.threads[k]; t.mode == waiting && t.lock == lock {
			t.mode, t.notified = reenter, true
		}
	}
}

// resume gives a thread the monitor back in which it waited.
func (x *explorer) resume(s state, i int) {
	t := &s.threads[i]
	l := t.lock
	s.owner[l], s.depth[l] = int8(i), t.depth
	notified, over, joins := t.notified, t.over, t.joins
	t.mode, t.notified, t.over = running, false, false
	result := int8(1)
	switch {
	case !notified && t.flag:
		t.flag, result = false, 2
	case joins && !over && s.alive(l):
		s.await(i, l) // the rest of its time
		t.joins = true
		x.reach(s)
		return
	}
	if joins {
		s.exit(l)
	}
	t.joins, t.timed = false, false
	s.done(x.p, i, result)
	x.reach(s)
}

func (s *state) alive(i int) bool {
	m := s.threads[i].mode
	return m != unborn && m != ended
}

func (s *state) await(i, lock int) {
	t := &s.threads[i]
	t.mode, t.lock, t.depth = waiting, lock, s.depth[lock]
	s.owner[lock], s.depth[lock] = nobody, 0
}

func (s *state) exit(lock int) {
	if s.depth[lock]--; s.depth[lock] == 0 {
		s.owner[lock] = nobody
	}
}

// done gives the present operation of a thread its result.
func (s *state) done(p *Program, i int, result int8) {
	t := &s.threads[i]
	t.results[t.pc] = result
	t.lock, t.depth = 0, 0
	if t.pc++; t.pc == len(p.Bodies[i]) {
		t.mode = dying
	}
}

// run takes the next step of a running thread, if it can, in all ways.
func (x *explorer) run(s state, i int) int {
	t := &s.threads[i]
	if t.pc == len(x.p.Bodies[i]) { // an empty one
		t.mode = dying
		x.reach(s)
		return 1
	}
	op := x.p.Bodies[i][t.pc]
	needs := -1
	switch op.Kind {
	case Start, Join, JoinTimed, Enter:
		needs = op.On
	}
	if needs >= 0 && s.owner[needs] != nobody && s.owner[needs] != int8(i) {
		return 0
	}
	result := int8(0)
	switch op.Kind {
	case Start:
		result = 2
		if o := &s.threads[op.On]; op.On > 0 && o.mode == unborn {
			o.mode, result = running, 1
		}
	case Join, JoinTimed:
		if s.alive(op.On) {
			if t.flag {
				t.flag, result = false, 2
				break
			}
			s.owner[op.On] = int8(i)
			s.depth[op.On]++
			s.await(i, op.On)
			t.joins, t.timed = true, op.Kind == JoinTimed
			x.reach(s)
			return 1
		}
		result = 1
	case Alive:
		if s.alive(op.On) {
			result = 1
		}
	case Born:
		switch s.threads[op.On].mode {
		case unborn:
		case ended:
			result = 2
		default:
			result = 1
		}
	case Interrupt:
		s.threads[op.On].flag = true
	case Interrupted:
		if s.threads[op.On].flag {
			result = 1
		}
	case Enter:
		s.owner[op.On] = int8(i)
		s.depth[op.On]++
	case Exit:
		s.exit(op.On)
	case Wait, WaitTimed:
		if t.flag {
			t.flag, result = false, 2
			break
		}
		s.await(i, op.On)
		t.joins, t.timed = false, op.Kind == WaitTimed
		x.reach(s)
		return 1
	case Notify:
		some := false
		for k := range x.p.Bodies {
			if w := s.threads[k]; w.mode == waiting && w.lock == op.On {
				c := s
				c.threads[k].mode, c.threads[k].notified = reenter, true
				c.done(x.p, i, 0)
				x.reach(c)
				some = true
			}
		}
		if some {
			return 1
		}
	case NotifyAll:
		s.wakeAll(op.On)
	case Read:
		result = int8(s.vars[2*op.On])
	case ReadPlain:
		result = int8(s.vars[2*op.On+1])
	case Add, AddPlain:
		v := 2 * op.On
		if op.Kind == AddPlain {
			v++
		}
		if !t.half {
			t.half, t.tmp = true, s.vars[v]
			x.reach(s)
			return 1
		}
		s.vars[v] = t.tmp + 1
		t.half, t.tmp = false, 0
	}
	s.done(x.p, i, result)
	x.reach(s)
	return 1
}

// line is what the Java program prints.
func (x *explorer) line(s *state) string {
	var b strings.Builder
	b.WriteString(End)
	for v := range 2 * x.p.Vars {
		fmt.Fprintf(&b, " %d", s.vars[v])
	}
	for i, body := range x.p.Bodies {
		b.WriteString(" |")
		if s.threads[i].mode != unborn {
			for k := range body {
				fmt.Fprintf(&b, " %d", s.threads[i].results[k])
			}
		}
	}
	return b.String()
}

// Kinds is in how many ways a program can end.
func (o Outcomes) Kinds() int {
	n := len(o.Ends)
	if o.Deadlock {
		n++
	}
	return n
}

// Differences lists what only one of two sets of outcomes has.
func Differences(got, want Outcomes) []string {
	var list []string
	for line := range want.Ends {
		if !got.Ends[line] {
			list = append(list, "not found: "+line)
		}
	}
	for line := range got.Ends {
		if !want.Ends[line] {
			list = append(list, "not possible: "+line)
		}
	}
	if got.Deadlock != want.Deadlock {
		list = append(list, fmt.Sprintf("deadlock: %t instead of %t", got.Deadlock, want.Deadlock))
	}
	slices.Sort(list)
	return list
}
