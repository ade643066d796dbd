package conctest

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
)

// Outcomes are all the ways in which a program can end.
type Outcomes struct {
	Ends     map[string]bool // the lines that its Java form prints
	Deadlock bool            // some threads wait, none can ever run
	Failure  bool            // an assertion fails
	States   int             // different states met
}

// Explore finds all outcomes by brute force. It gives up, with false, when there
// are more than the given number of states.
func (p *Program) Explore(mostStates int) (Outcomes, bool) {
	x := &explorer{p: p, code: p.code(), out: Outcomes{Ends: map[string]bool{}}, seen: map[string]bool{}}
	first := &state{shared: make([]int32, len(p.Vars)), owner: slices.Repeat([]int8{nobody}, p.Locks), depth: make([]int8, p.Locks)}
	for range p.Threads {
		first.threads = append(first.threads, thread{locals: make([]int32, p.Locals)})
	}
	first.threads[0].mode = running
	x.reach(first, 0)
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

const nobody = -1

// mode is what a thread is doing.
type mode int8

const (
	unborn mode = iota
	running
	waiting   // in a wait set
	timed     // in a wait set, with a timeout
	reentring // it has left the wait set and needs the lock
	ended
)

type thread struct {
	pc     int32
	mode   mode
	lock   int8 // of a wait
	depth  int8 // of the monitor, given up by a wait
	locals []int32
	stack  []int32
}

func (t *thread) push(v int32) { t.stack = append(t.stack, v) }

func (t *thread) pop() int32 {
	v := t.stack[len(t.stack)-1]
	t.stack = t.stack[:len(t.stack)-1]
	return v
}

// state is a state in front of a visible instruction in each running thread.
type state struct {
	shared  []int32
	owner   []int8
	depth   []int8
	threads []thread
}

func (s *state) clone() *state {
	c := &state{shared: slices.Clone(s.shared), owner: slices.Clone(s.owner), depth: slices.Clone(s.depth), threads: slices.Clone(s.threads)}
	for i := range c.threads {
		c.threads[i].locals = slices.Clone(c.threads[i].locals)
		c.threads[i].stack = slices.Clone(c.threads[i].stack)
	}
	return c
}

func (s *state) key() string {
	var b []byte
	for _, v := range s.shared {
		b = binary.AppendVarint(b, int64(v))
	}
	for i := range s.owner {
		b = append(b, byte(s.owner[i]), byte(s.depth[i]))
	}
	for _, t := range s.threads {
		b = binary.AppendVarint(b, int64(t.pc))
		b = append(b, byte(t.mode), byte(t.lock), byte(t.depth), byte(len(t.stack)))
		for _, v := range t.locals {
			b = binary.AppendVarint(b, int64(v))
		}
		for _, v := range t.stack {
			b = binary.AppendVarint(b, int64(v))
		}
	}
	return string(b)
}

type explorer struct {
	p    *Program
	code [][]instr
	out  Outcomes
	seen map[string]bool
	open []*state
}

// reach adds the state that a step of a thread led to, if it is new.
func (x *explorer) reach(s *state, i int) {
	if !x.settle(s, i) {
		x.out.Failure = true
		return
	}
	if k := s.key(); !x.seen[k] {
		x.seen[k] = true
		x.open = append(x.open, s)
	}
}

// settle runs what only the thread itself can notice, up to its next visible
// instruction or its end. It returns false if an AssertionError ends the thread,
// and the run with it. Nothing is lost by not waiting with that: until the
// thread has gone on no other end can be reached.
func (x *explorer) settle(s *state, i int) bool {
	t := &s.threads[i]
	for t.mode == running {
		in := x.code[i][t.pc]
		if in.op.visible() {
			break
		}
		t.pc++
		switch in.op {
		case opPush:
			t.push(in.a)
		case opLoadLocal:
			t.push(t.locals[in.a])
		case opStoreLocal:
			t.locals[in.a] = t.pop()
		case opArith:
			b := t.pop()
			t.push(arith(arithmetic[in.a], t.pop(), b))
		case opCompare:
			b := t.pop()
			t.push(truth(compare(comparisons[in.a], t.pop(), b)))
		case opJump:
			t.pc = in.a
		case opJumpIfZero:
			if t.pop() == 0 {
				t.pc = in.a
			}
		case opFail:
			return false
		case opEnd:
			t.mode = ended
		}
	}
	return true
}

func truth(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

func arith(op string, a, b int32) int32 {
	switch op {
	case "+":
		return a + b
	case "-":
		return a - b
	case "*":
		return a * b
	}
	return a ^ b
}

func compare(op string, a, b int32) bool {
	switch op {
	case "==":
		return a == b
	case "!=":
		return a != b
	case "<":
		return a < b
	}
	return a >= b
}

// successors takes every step that some thread can take, or notes how the
// program ended.
func (x *explorer) successors(s *state) {
	steps := 0
	for i := range s.threads {
		steps += x.steps(s, i)
	}
	if steps > 0 {
		return
	}
	for _, t := range s.threads {
		if t.mode != ended {
			x.out.Deadlock = true
			return
		}
	}
	x.out.Ends[s.line(x.p.Twins)] = true
}

// line is what the Java program prints in this state. Of twins it prints the
// locals in their order as numbers.
func (s *state) line(twins bool) string {
	var b strings.Builder
	b.WriteString(end)
	for _, v := range s.shared {
		fmt.Fprintf(&b, " %d", v)
	}
	var rows [][]int32
	for _, t := range s.threads {
		rows = append(rows, t.locals)
	}
	if twins {
		slices.SortFunc(rows[1:], slices.Compare)
	}
	for _, v := range slices.Concat(rows...) {
		fmt.Fprintf(&b, " %d", v)
	}
	return b.String()
}

// steps takes the steps of one thread, each in a state of its own, and returns
// their number.
func (x *explorer) steps(s *state, i int) int {
	t := &s.threads[i]
	switch t.mode {
	case timed: // the time is over
		c := s.clone()
		c.threads[i].mode = reentring
		x.reach(c, i)
		return 1
	case reentring:
		if s.owner[t.lock] != nobody {
			return 0
		}
		c := s.clone()
		c.owner[t.lock], c.depth[t.lock] = int8(i), t.depth
		c.threads[i].mode, c.threads[i].depth = running, 0
		x.reach(c, i)
		return 1
	case running:
		return x.execute(s, i, x.code[i][t.pc])
	}
	return 0
}

// execute takes the visible step of a running thread.
func (x *explorer) execute(s *state, i int, in instr) int {
	switch in.op {
	case opEnter:
		if o := s.owner[in.a]; o != nobody && o != int8(i) {
			return 0
		}
	case opJoin:
		if s.threads[in.a].mode != ended {
			return 0
		}
	case opNotify:
		if sleepers := s.sleepers(int8(in.a)); len(sleepers) > 0 {
			for _, w := range sleepers {
				c := s.clone()
				c.threads[i].pc++
				c.threads[w].mode = reentring
				x.reach(c, i)
			}
			return len(sleepers)
		}
	}
	c := s.clone()
	t := &c.threads[i]
	t.pc++
	perform(c, t, int8(i), in)
	if in.op == opStart && !x.settle(c, int(in.a)) {
		x.out.Failure = true
		return 1
	}
	x.reach(c, i)
	return 1
}

// sleepers are the threads in the wait set of a lock.
func (s *state) sleepers(lock int8) (list []int) {
	for i, t := range s.threads {
		if (t.mode == waiting || t.mode == timed) && t.lock == lock {
			list = append(list, i)
		}
	}
	return list
}

// perform changes the state as an instruction says that can be executed.
func perform(c *state, t *thread, self int8, in instr) {
	switch in.op {
	case opLoad:
		t.push(c.shared[in.a])
	case opStore:
		c.shared[in.a] = t.pop()
	case opAtomicAdd:
		c.shared[in.a] += t.pop()
		t.push(c.shared[in.a])
	case opAtomicCas:
		update, expected := t.pop(), t.pop()
		fits := c.shared[in.a] == expected
		if fits {
			c.shared[in.a] = update
		}
		t.push(truth(fits))
	case opEnter:
		c.owner[in.a] = self
		c.depth[in.a]++
	case opExit:
		if c.depth[in.a]--; c.depth[in.a] == 0 {
			c.owner[in.a] = nobody
		}
	case opWait, opTimedWait:
		t.mode, t.lock, t.depth = waiting, int8(in.a), c.depth[in.a]
		if in.op == opTimedWait {
			t.mode = timed
		}
		c.owner[in.a], c.depth[in.a] = nobody, 0
	case opNotifyAll:
		for _, w := range c.sleepers(int8(in.a)) {
			c.threads[w].mode = reentring
		}
	case opStart:
		c.threads[in.a].mode = running
	}
}
