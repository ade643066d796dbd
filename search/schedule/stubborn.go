package schedule

import (
	"slices"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/vm"
)

// Stubborn is partial-order reduction by stubborn sets (A. Valmari; persistent sets:
// P. Godefroid), for searches that match states. At a state it is enough to let some of
// the threads go first, as long as nothing that the others may do without them can be
// told apart from the same done behind them.
//
// What a thread may do in its future nobody knows. So it is assumed to be what was seen
// of those who stood where it stands, as variables are assumed to be protected: where
// a thread does more, what was left out because of that is in doubt, and the search
// begins anew with what it has learnt. It meets such a thread if there is one: up to
// the first deed that nobody knew of all was rightly left out, so that what comes
// before it is executed in one order or another, and that deed behind it.
//
// A set of threads is stubborn at a state if
//   - what each of its threads that can go on does next conflicts with nothing in the
//     future of a thread outside of it, and
//   - whoever can have a thread of it go on that cannot is in it, too.
//
// What a thread does next is seen when it has its turn: threads are added until all is
// well. A state that leads to one on the path to it lets all threads go on, or a thread
// could be put off for ever. So does one with other choices than that of a thread or with
// values that are not known, and one behind which a path ends before its time.
//
// Where only daemons can go on, and others wait for ever, all states from which nobody
// gets out are found: what lets one of the others go on is put off, but not for ever.
//
// Names of deeds are those by which states are compared: where threads may change
// places they share a future, and new objects are told apart by their classes, see vm.Deed.
type Stubborn struct {
	strategy.Stack
	m     *vm.Machine
	doubt func()
	*Learnt
	path map[vm.Digest]int // states on it, how often
}

// Learnt is what searches of a program have learnt of its threads.
// It is kept over rounds, and given to rehearsals and quick phases of the same run: what any
// of them sees is true of the program.
type Learnt struct{ deeds *deeds }

// NewLearnt returns knowledge of nothing.
func NewLearnt() *Learnt { return &Learnt{newDeeds()} }

// Learn takes in what the transition that was executed last has done.
func (l *Learnt) Learn(m *vm.Machine) []vm.Leg {
	legs := vm.TakeCourse(m)
	l.deeds.learn(legs, m)
	return legs
}

// turns is what is known at a node that chooses a thread.
// left counts down to 0 as alternatives are taken, whoever has taken them; the views are given
// up then, for they are most of what a node takes.
type turns struct {
	views  []view
	from   int  // place of the thread that moved last
	all    bool // nothing is left out
	digest vm.Digest
	done   []bool      // by alternative
	left   int         // alternatives that were not taken
	waits  map[int]int // how many parties barriers wait for, by the deeds of meeting there
}

// view is a live thread at a node.
// Views are made when the node is entered, since the machine is in its state then. What
// threads may still do is looked up in the graph when it is needed: it may have grown by then.
type view struct {
	who  uint64
	spot *spot
	// with is what it does next, once it has had its turn; of a thread that cannot go
	// on, deeds one of which has it do so. It is not written.
	with set
	// looks are deeds as well, for a thread that cannot go on: what conflicts with one of
	// them has it do so, also what nobody has been seen to do yet.
	looks       set
	id          int32
	alternative int32 // -1 where it cannot go on
	first       int32 // who must go on before it can, -1 for nobody in particular
	had         bool
	// near is what it may do before its next meetings, at the barriers in at. They were not
	// written when it was looked at.
	near, at set
	stands   bool // in front of a barrier
}

// NewStubborn returns a frontier for a machine that takes courses down. doubt is called
// when something does not hold that was relied on.
func NewStubborn(m *vm.Machine, l *Learnt, doubt func()) *Stubborn {
	l.deeds.renew()
	return &Stubborn{m: m, Learnt: l, doubt: doubt, path: map[vm.Digest]int{}}
}

// Traits implements strategy.Frontier.
func (*Stubborn) Traits() strategy.Traits { return strategy.Traits{DepthFirst: true, Chooses: true} }

// Top returns the deepest node at which something is left to do.
func (s *Stubborn) Top() strategy.Node {
	n, _ := s.Stack.Top().(Node)
	if n == nil {
		return nil
	}
	t := n.Schedule().turns
	if t == nil {
		return n
	}
	n.Take(s.next(n, t))
	return n
}

// Drop implements strategy.Frontier.
func (s *Stubborn) Drop() {
	if n, ok := s.Stack.Top().(Node); ok {
		if t := n.Schedule().turns; t != nil {
			if s.path[t.digest]--; s.path[t.digest] == 0 {
				delete(s.path, t.digest)
			}
		}
	}
	s.Stack.Drop()
}

// Transited takes in what alternative i of n has done; n is nil for the program's
// start. over says that a path has ended, before all threads had.
func (s *Stubborn) Transited(n Node, i int, over bool) {
	legs := s.Learn(s.m)
	if s.deeds.doubted {
		// One transition may raise many doubts; the search begins anew once.
		s.deeds.doubted = false
		s.doubt()
	}
	if n == nil || n.Schedule().turns == nil {
		return
	}
	t := n.Schedule().turns
	t.done[i] = true
	t.left--
	// Behind a path that ends before its time the others could still have done something, so
	// the end must not come instead of that. A transition without legs is one that the machine
	// does not tell of.
	t.all = t.all || over || len(legs) == 0
	if t.all {
		return
	}
	k := slices.IndexFunc(t.views, func(v view) bool { return v.alternative == int32(i) })
	v := &t.views[k]
	// Only the first leg counts: it is what this thread does next. Others went on behind it.
	v.with, v.had = s.deeds.set(v.spot, legs[0].Does), true
	// Whether a class is initialised others ask without a deed, once it is: they may never be
	// seen to do it themselves where this thread comes first.
	t.all = t.all || v.with.has(everything)
}

// Goes is told what alternative i of n has led to: a state on the path to n, or one in
// front of another choice, or one at which the path is given up.
// It is the proviso against ignoring (cycle proviso of depth-first search): a thread that is
// left out at every state of a cycle would be left out for ever. So a state with an edge back
// to the path lets all go on. Without it a thread beside one that spins is never seen.
func (s *Stubborn) Goes(n Node, to vm.Digest, gens []choice.Generator) {
	if n == nil || n.Schedule().turns == nil {
		return
	}
	_, g := Of(gens)
	if s.path[to] > 0 || g == nil || len(gens) > 1 {
		n.Schedule().turns.all = true
	}
}

// Entered gives a new node what is known there.
func (s *Stubborn) Entered(n Node, digest vm.Digest, unknowns bool) {
	t := &turns{digest: digest}
	n.Schedule().turns = t
	s.path[digest]++
	gens := n.Choices()
	_, g := Of(gens)
	// States with unknown values are not matched by their digests, so no cycle would be seen.
	t.all = g == nil || len(gens) > 1 || n.Only() != nil || unknowns
	t.left = n.Alternatives()
	t.done = make([]bool, t.left)
	if t.all {
		return
	}
	s.look(t, g)
}

// look notes what threads do at a node, where the machine is.
// all is set wherever something holds that the argument does not cover: atomic sections,
// waiting for everybody else to be still, suspended threads, and a thread that was let into a
// lock's queue only because no other could go on.
func (s *Stubborn) look(t *turns, g *choice.Scheduled) {
	m := s.m
	current, _ := g.Current()
	t.views = make([]view, 0, len(m.Threads()))
	for _, o := range m.Threads() {
		if o.ID < current && o.Alive() {
			t.from++
		}
		if !o.Alive() {
			continue
		}
		if o.Atomic != 0 || o.Settles() || o.Suspended {
			t.all = true
			return
		}
		v := view{id: int32(o.ID), who: vm.Who(m, o), alternative: int32(choice.IndexOf(g, o.ID))}
		v.spot = s.deeds.at(stand{v.who, o.Stands()})
		v.near, v.at = v.spot.near, v.spot.at
		if v.stands = v.spot.ends() && vm.StandsAtBarrier(m, o); v.stands {
			v.near, v.at = nil, v.spot.meets
		}
		if _, held := vm.HeldUp(m, o); held && v.alternative >= 0 {
			t.all = true // only because nobody else can go on
			return
		}
		if v.alternative < 0 && !s.waits(o, &v) {
			t.all = true
			return
		}
		t.views = append(t.views, v)
	}
	t.meetings(s)
}

// waits notes what has a thread go on that cannot. It reports whether that is known.
// A closed set has to have whoever could do that, or the thread could have come first in an
// order that is left out. Where it is one thread (the owner of a monitor, the initialiser of a
// class, who is joined) that is enough; else it is all whose futures have such a deed.
func (s *Stubborn) waits(t *vm.Thread, v *view) bool {
	m := s.m
	v.first = -1
	switch t.Status {
	case vm.Runnable:
		owner, held := vm.HeldUp(m, t)
		if owner != nil {
			v.first = int32(owner.ID)
		} else if held {
			v.with, v.looks = s.deeds.opening(vm.Opens(m, t))
		}
		return held
	case vm.Blocked:
		// A monitor without an owner would have the thread among those that can go on.
		v.first = int32(vm.Owner(m, t.Lock))
		return v.first >= 0
	case vm.Waiting, vm.Parked:
		at := vm.Awaits(m, t)
		if !vm.Named(m, at) {
			at = 0
		}
		v.with = s.deeds.awakening(v.who, at)
		// References may be cleared because of what any thread lets go of.
		return t.Status == vm.Parked || !vm.AwaitsCollector(m, t)
	case vm.Joining:
		by, ok := vm.Initialises(m, t)
		if !ok {
			o := m.ThreadOf(t.Lock)
			if o == nil || !o.Alive() {
				return false
			}
			by = o.ID
		}
		v.first = int32(by)
	}
	v.with = s.deeds.awakening(v.who, 0)
	return true
}

// next returns the alternative of a node to take now, as many as there are for none.
func (s *Stubborn) next(n Node, t *turns) int {
	if t.left == 0 {
		t.views = nil
		return n.Alternatives()
	}
	if t.all {
		return slices.Index(t.done, false)
	}
	// Nothing was taken yet: which one comes first is free, and decides how large the set
	// gets.
	if t.left == len(t.done) {
		return s.begin(t)
	}
	in := make([]bool, len(t.views))
	var queue []int
	for k := range t.views {
		if t.views[k].had {
			in[k] = true
			queue = append(queue, k)
		}
	}
	next := -1
	// The set is closed over what its members were seen to do. A member that has not had its
	// turn is taken next, since what it does decides who else must be in; when all had theirs
	// the node is done.
	queue = s.close(t, in, queue, func(v *view) (set, bool) {
		if !v.had {
			next = int(v.alternative)
		}
		return v.with, v.had
	})
	if next >= 0 {
		return next
	}
	for _, k := range queue {
		v := &t.views[k]
		var does, mask set
		if v.alternative >= 0 {
			does = slices.Clone(v.with)
			does.add(s.deeds.moves(v.who))
			mask = s.deeds.masked(does)
		}
		for j := range t.views {
			if u := t.views[j].spot; !in[j] && v.alternative >= 0 {
				// The node is given up now. For each thread outside it is written down, at the
				// place where it stands, what must not turn up in its future.
				s.relies(t, &t.views[j], does, mask)
			} else if !in[j] {
				u.missed.join(v.with)
				u.relied.join(v.looks)
			}
		}
	}
	return n.Alternatives()
}

// begin chooses the first thread of a node, one with which few others are stubborn, as
// far as it is known.
// It closes the set for each of them by what is known from before, without executing anything.
// The smallest is taken: with one thread in it that is one alternative instead of all.
func (s *Stubborn) begin(t *turns) int {
	best, fewest := -1, len(t.views)+1
	tries := seeds
	for k := range t.views {
		// The thread that moved last is tried first.
		k = (k + t.from) % len(t.views)
		if t.views[k].alternative < 0 {
			continue
		}
		if tries--; best >= 0 && tries < 0 && len(t.views) > manyViews {
			break
		}
		in := make([]bool, len(t.views))
		in[k] = true
		many := 0
		s.close(t, in, []int{k}, func(v *view) (set, bool) {
			if v.alternative >= 0 {
				many++
			}
			return v.spot.does, many < fewest
		})
		if many < fewest {
			best, fewest = int(t.views[k].alternative), many
		}
		if fewest == 1 {
			break
		}
	}
	return best
}

// Of more threads than manyViews only so many are tried at first.
const (
	// Closing is quadratic in the threads, and begin would do it for each of them, at each
	// state.
	manyViews = 60
	seeds     = 4
)

// close adds the threads that must be in a set with those in the queue, which it
// returns with them. does says what a thread that can go on does next, if that is
// known.
// A thread is added if its future has a deed that conflicts with what a member does next, if a
// member asks what it does, or if it could have a member go on that cannot.
func (s *Stubborn) close(t *turns, in []bool, queue []int, does func(v *view) (set, bool)) []int {
	for i := 0; i < len(queue); i++ {
		v := &t.views[queue[i]]
		mask, d := v.with, set(nil)
		if v.alternative >= 0 {
			var ok bool
			if d, ok = does(v); !ok {
				continue
			}
			mask = s.deeds.masked(d)
			mask.add(s.deeds.moves(v.who))
		} else if v.looks != nil {
			mask = s.deeds.masked(v.looks)
			mask.join(v.with)
		}
		for k := range t.views {
			u := &t.views[k]
			if in[k] || v.alternative < 0 && u.id == v.first {
				if !in[k] {
					in[k] = true
					queue = append(queue, k)
				}
				continue
			}
			if s.hinders(t, v, u, mask) || d.has(s.deeds.moves(u.who)) {
				in[k] = true
				queue = append(queue, k)
			}
		}
	}
	return queue
}

// Waits reports whether alternatives of a node that were not taken are likely to be.
// A node of a set that is closed already looks open by its count; quick phases ask how many
// nodes of a path are open in earnest.
func Waits(n Node) bool {
	t := n.Schedule().turns
	return t == nil || t.all
}
