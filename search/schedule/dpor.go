package schedule

import (
	"slices"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/vm"
)

// Dynamic partial-order reduction. Schedules that differ only in the order of
// transitions that do not depend on each other lead to the same state; one of
// them is enough. Which transitions depend on each other is seen while a path
// is executed: where two of different threads do, and nothing orders them, the
// other order has to be tried as well, and its beginning is noted at the state
// in front of the first (source sets: Abdulla, Aronsson, Jonsson, Sagonas:
// Optimal dynamic partial order reduction). A thread whose turn at a state has
// been explored sleeps on the other paths from there until something is done
// that its transition depends on (Godefroid).
//
// States are not matched: what has to be tried at a state depends on what
// follows, and of a state that was met before that is not known. So a program
// that can run for ever is not finished.
//
// It stands on top of the reduction locks: accesses that are no operations of
// their own are ordered by a lock, or by the end of a thread, in all schedules.
// All alternatives of choices that are not about threads are explored; up to
// the next choice of a thread they are parts of one event.
type DPOR struct {
	// The reduction is argued for depth-first search: a race is noted at a node of the present
	// path, where alternatives can still be taken.
	strategy.Stack
	m *vm.Machine
	// at is where the transition that was executed last has led to; nil once a
	// node has taken it.
	// Between a transition and the node that it leads to (if there is one) nobody else holds
	// it.
	at *point
	// The threads at the end of it: those that could go on, and locks that
	// others are in front of.
	// They are noted when the transition has ended, since the machine is somewhere else by the
	// time that a path is found to have ended.
	enabled []int
	blocked map[int]vm.Ref
}

// point is what is known at a node.
type point struct {
	last *event // that is complete on the path here
	open *event // under way, at a node that chooses no thread; nil elsewhere
	// Clocks are vector clocks of the happens-before of the path: of what each thread knows
	// when it goes on. They are shared between points, since most transitions change one of
	// them.
	clocks []vclock // of the threads, by ID; never written in place

	// At a node that chooses a thread.
	threads []int
	// backtrack is the source set of the node: one thread at first, more as races ask for it.
	backtrack []bool // to be tried, by alternative
	done      []bool
	sleep     []sleeper
	// A thread's turn at a node may be several transitions (other choices than that of a
	// thread come between), each with alternatives that do different things. So what it does
	// there is the union of all of them: a sleeper must not be woken too late, by something
	// that only one of them did.
	tried []sleeper // whose turn has come, with all that they did then
}

// sleeper is a thread with what its next transition does.
type sleeper struct {
	thread int
	does   []vm.Access
}

// event is what a thread does between two choices of threads.
type event struct {
	thread, index int // index counts the events of the path
	prev          *event
	at            *point // in front of it; nil for the start of the program
	does          []vm.Access
	// before is what the thread knew when it began: the others' events that could not have
	// come behind. clock adds what the event itself depends on. Races are looked for between
	// the two: with clock alone every dependence would count as ordered by itself.
	before, clock vclock // what comes before it by the thread's order; and in all
	row           int    // events of the thread in a row
}

// vclock holds the index of the last event of each thread that is known.
// Index 0 is nobody's event, so what is missing is the same as nothing known.
type vclock []int

func (c vclock) get(thread int) int {
	if thread < len(c) {
		return c[thread]
	}
	return 0
}

// knows reports whether an event comes before what c belongs to.
func (c vclock) knows(e *event) bool { return c.get(e.thread) >= e.index }

func (c vclock) with(thread, index int) vclock {
	n := make(vclock, max(len(c), thread+1))
	copy(n, c)
	n[thread] = index
	return n
}

func (c vclock) join(d vclock) vclock {
	n := make(vclock, max(len(c), len(d)))
	copy(n, c)
	for i, v := range d {
		n[i] = max(n[i], v)
	}
	return n
}

// spinning is how many events of one thread in a row make others go first.
// Without it a depth-first search would follow a thread that spins for ever, before any other
// has its turn; whoever comes first at a node does not matter for what is found.
const spinning = 100

// NewDPOR returns a frontier for a machine that takes footprints.
func NewDPOR(m *vm.Machine) *DPOR { return &DPOR{m: m} }

// Top returns the deepest node at which something is left to do.
func (d *DPOR) Top() strategy.Node {
	if d.at != nil {
		d.ended(d.at)
		d.at = nil
	}
	// Bringing a state back executes transitions; what these have done was noted the first
	// time.
	d.m.TakeFootprint() // of paths that were executed again
	n, _ := d.Stack.Top().(Node)
	if n == nil {
		return nil
	}
	p := n.Schedule().point
	if p == nil || p.threads == nil {
		return n
	}
	next := n.Alternatives()
	for i, t := range p.threads {
		if p.backtrack[i] && !p.done[i] && !p.asleep(t) {
			next = i
			break
		}
	}
	n.Take(next)
	return n
}

func (p *point) asleep(thread int) bool {
	return slices.ContainsFunc(p.sleep, func(s sleeper) bool { return s.thread == thread })
}

// Transited takes down what a transition has done: alternative i of n, or the
// program's start where n is nil.
// A transition in front of which no thread was chosen belongs to the event that is under way:
// an event is what a thread does between two choices of threads, whatever else was chosen.
func (d *DPOR) Transited(n Node, i int) {
	m := d.m
	did := m.TakeFootprint()
	from := &point{}
	var at *point
	if n != nil && n.Schedule().point != nil {
		from = n.Schedule().point
		at = from
	}
	var e *event
	switch {
	case from.open != nil:
		c := *from.open
		c.does = union(c.does, did.Accesses)
		e = &c
	default:
		e = &event{index: 1, at: at, does: did.Accesses, prev: from.last}
		if from.last != nil {
			e.index = from.last.index + 1
		}
		if from.threads != nil {
			e.thread = from.threads[i]
			from.done[i] = true
		}
		if from.last != nil && from.last.thread == e.thread {
			e.row = from.last.row + 1
		}
		if e.thread < len(from.clocks) {
			e.before = from.clocks[e.thread]
		}
	}
	e.row = min(e.row, spinning)
	// What joining a thread has seen of its end, before anything else was done, is known in
	// front of the event, so it is no race with what the ended thread did. An end seen later
	// is of its clock only.
	for k, id := range did.Ended {
		if id < len(from.clocks) && k < did.EndedFirst && from.open == nil {
			e.before = e.before.join(from.clocks[id])
		}
	}
	if e.at != nil && e.at.threads != nil {
		e.at.note(e)
	}
	// From here on the clock grows by whatever the event depends on that it did not know.
	e.clock = e.before.with(e.thread, e.index)
	for _, id := range did.Ended {
		if id < len(from.clocks) {
			e.clock = e.clock.join(from.clocks[id])
		}
	}
	for p := e.prev; p != nil; p = p.prev {
		if !e.clock.knows(p) && depends(p.thread, p.does, e.thread, e.does) {
			e.clock = e.clock.join(p.clock)
		}
	}
	d.races(e)
	e.disturbs(did.Wakes)

	d.at = &point{last: e.prev, open: e, clocks: from.clocks}
	d.at.clocks = slices.Clone(from.clocks)
	set := func(thread int, c vclock) {
		for len(d.at.clocks) <= thread {
			d.at.clocks = append(d.at.clocks, nil)
		}
		d.at.clocks[thread] = d.at.clocks[thread].join(c)
	}
	set(e.thread, e.clock)
	for _, id := range did.Wakes {
		// Who was woken knows what its waker knew, so nothing of that is a race with what it
		// does next.
		set(id, e.clock)
	}
	d.enabled, d.blocked = m.Enabled(), map[int]vm.Ref{}
	for _, t := range m.Threads() {
		if t.Status == vm.Blocked {
			d.blocked[t.ID] = t.Lock
		}
	}
}

// note adds what an event did to what its thread does at the node.
func (p *point) note(e *event) {
	k := slices.IndexFunc(p.tried, func(s sleeper) bool { return s.thread == e.thread })
	if k < 0 {
		p.tried = append(p.tried, sleeper{thread: e.thread})
		k = len(p.tried) - 1
	}
	p.tried[k].does = union(p.tried[k].does, e.does)
}

func union(a, b []vm.Access) []vm.Access {
	a = slices.Clip(a)
	for _, v := range b {
		if !slices.Contains(a, v) {
			a = append(a, v)
		}
	}
	return a
}

// Entered gives a new node what is known there.
// Where a guide or a listener has left alternatives out, all that are left are tried: which of
// them a race would ask for may be one that is not there.
func (d *DPOR) Entered(n Node) {
	p := d.at
	d.at = nil
	if p == nil {
		p = &point{}
	}
	n.Schedule().point = p
	_, g := Of(n.Choices())
	if g == nil {
		return // it goes on with the same thread
	}
	e := p.open
	if e != nil {
		p.last, p.open = e, nil
		if e.at != nil && e.at.threads != nil {
			p.sleep = e.at.sleepers(e)
		}
	}
	if len(n.Choices()) > 1 || n.Only() != nil {
		return // a listener has its own choices here: all is tried
	}
	p.threads = make([]int, g.Len())
	p.backtrack, p.done = make([]bool, g.Len()), make([]bool, g.Len())
	for i := range p.threads {
		p.threads[i] = g.Thread(i)
	}
	if i := p.first(g, e); i >= 0 {
		p.backtrack[i] = true
	}
}

// first chooses the thread to begin with: the present one, unless it waits for
// others.
// -1 where all that can go on sleep: whatever begins here was explored from another node, so
// the node has nothing to do. That is where sleep sets save what source sets alone would
// repeat.
func (p *point) first(g *choice.Scheduled, e *event) int {
	id, _ := g.Current()
	others := g.ID() == choice.ReasonYield || g.ID() == choice.ReasonLength || e != nil && e.row >= spinning
	found := -1
	for i, t := range p.threads {
		switch {
		case p.asleep(t):
		case (t == id) != others:
			return i
		case found < 0:
			found = i
		}
	}
	return found
}

// sleepers are the threads that sleep behind an event from here: whatever begins
// with one of them was explored before.
// A sleeper wakes by any event that its own turn depends on: behind that its turn does
// something else than what was explored.
func (p *point) sleepers(e *event) []sleeper {
	var list []sleeper
	for _, from := range [][]sleeper{p.sleep, p.tried} {
		for _, s := range from {
			if s.thread != e.thread && !depends(s.thread, s.does, e.thread, e.does) {
				list = append(list, s)
			}
		}
	}
	return list
}

// depends reports whether the order of what two threads do matters.
// Two events of one thread are always in its order. AccessTouch is a question about a thread
// (is it alive, interrupted, waiting), which everything that this thread does may change.
func depends(t int, a []vm.Access, u int, b []vm.Access) bool {
	if t == u {
		return true
	}
	for _, v := range a {
		if v.Mode == vm.AccessTouch && v.Thread == u || v.Mode == vm.AccessAll {
			return true
		}
	}
	for _, w := range b {
		if w.Mode == vm.AccessTouch && w.Thread == t || w.Mode == vm.AccessAll {
			return true
		}
		for _, v := range a {
			if v.Conflicts(w) {
				return true
			}
		}
	}
	return false
}

// reversible reports whether of two events that depend on each other the second
// could have come first. A lock that was given up was not free before that, so
// it is those who took it that matter; and it does not matter who has tried in
// vain. sure says that the other order is another one for certain.
// sure is used to leave out races with what came before p: that is only right if p and e
// themselves can change places, for then what comes before p is in the part that is reversed.
func reversible(p, e *event) (ok, sure bool) {
	all := func(a vm.Access) bool { return a.Mode == vm.AccessAll }
	// An event without accesses still makes its thread go on. What ends a path (AccessAll)
	// comes in front of it or behind it.
	if len(p.does) == 0 && slices.ContainsFunc(e.does, all) || len(e.does) == 0 && slices.ContainsFunc(p.does, all) {
		return true, false
	}
	// Who asks what a thread does asks for its end, too, which may do nothing else.
	touches := func(does []vm.Access, thread int) bool {
		return slices.ContainsFunc(does, func(a vm.Access) bool { return a.Mode == vm.AccessTouch && a.Thread == thread })
	}
	ok = touches(p.does, e.thread) || touches(e.does, p.thread)
	for _, w := range e.does {
		for _, v := range p.does {
			switch {
			case v.Mode == vm.AccessTouch && v.Thread == e.thread:
			case !v.Conflicts(w) || v.Mode == vm.AccessRelease || v.Mode == vm.AccessAttempt || w.Mode == vm.AccessRelease:
			case v.Mode == vm.AccessRead || v.Mode == vm.AccessWrite || v.Mode == vm.AccessAcquire:
				return true, w.Mode != vm.AccessAll
			default:
				ok = true
			}
		}
	}
	return ok, false
}

// races notes at states of the path what has to be tried there because of e.
func (d *DPOR) races(e *event) {
	// Going backwards, what a race that was reversed knows is skipped: it is found as a race
	// of that one. So of a row of conflicting writes each is reversed with its neighbour only,
	// and the rest follows by induction, which is what makes the number of paths that of the
	// orders.
	known := e.before
	for p := e.prev; p != nil; p = p.prev {
		if p.thread == e.thread || known.knows(p) {
			continue
		}
		ok, sure := reversible(p, e)
		if ok && d.reverse(p, e) && sure {
			known = known.join(p.clock) // what comes before it is its own matter
		}
	}
}

// disturbs has the threads tried first that e has woken and that could have gone
// on without: their time was over, or somebody else had interrupted them. What
// they do behind e comes after it and is in no race with it.
// A notification that comes to a thread whose time was over is not in conflict with its going
// on by accesses; but which of the two was first decides how it goes on.
func (e *event) disturbs(woken []int) {
	if e.at == nil || e.at.threads == nil {
		return
	}
	at := e.at
	for i, id := range at.threads {
		if slices.Contains(woken, id) {
			at.backtrack[i] = true
		}
	}
}

// reverse has a path tried on which e does not come behind p. It reports whether
// that was possible at the state in front of p.
// It is the source-set condition: some thread that could begin the other order must be tried
// at the state in front of p. If one of them is already, nothing is added, whichever it is.
func (d *DPOR) reverse(p, e *event) bool {
	if p.at == nil || p.at.threads == nil {
		return false
	}
	// The threads that can begin what comes behind p and does not depend on it,
	// and then e.
	var between []*event
	for q := e.prev; q != nil && q.index > p.index; q = q.prev {
		if !q.clock.knows(p) {
			between = append(between, q)
		}
	}
	slices.Reverse(between)
	between = append(between, e)
	at := p.at
	var initials []int
	for k, q := range between {
		first := !slices.ContainsFunc(between[:k], func(r *event) bool { return r.thread == q.thread || q.clock.knows(r) })
		if i := slices.Index(at.threads, q.thread); first && i >= 0 {
			initials = append(initials, i)
		}
	}
	if slices.ContainsFunc(initials, func(i int) bool { return at.backtrack[i] }) {
		return true
	}
	// None of them could go on there (they had to be woken, or started, by what lies between).
	// Then all are tried, as in persistent sets: more than needed, never less.
	if len(initials) == 0 {
		for i := range at.backtrack {
			at.backtrack[i] = true
		}
		return false
	}
	at.backtrack[initials[len(initials)-1]] = true
	return true
}

// ended notes what has to be tried because a path ends with the event that was
// under way at p.
// A path that ends in the middle (an exit, a violation, a path that is given up) keeps the
// others from going on, which conflicts with all that they might have done. And a thread that
// is left in front of a lock never executes its acquiring, so no race of that would be seen:
// it is looked for as if it came next. Without it a deadlock in one order hides the other.
func (d *DPOR) ended(p *point) {
	e := p.open
	if e == nil {
		return
	}
	others := slices.ContainsFunc(d.enabled, func(id int) bool { return id != e.thread })
	if others { // they could have done something first
		last := *e
		last.does = union(last.does, []vm.Access{{Mode: vm.AccessAll}})
		if e.at != nil && e.at.threads != nil {
			e.at.note(&last)
			for i := range e.at.backtrack {
				e.at.backtrack[i] = true
			}
		}
		d.races(&last)
	}
	for id, lock := range d.blocked {
		if id == e.thread {
			continue
		}
		next := &event{thread: id, index: e.index + 1, prev: e, does: []vm.Access{{Mode: vm.AccessAcquire, Obj: lock}}}
		if id < len(p.clocks) {
			next.before = p.clocks[id]
		}
		next.clock = next.before.with(id, next.index)
		d.races(next)
	}
}
