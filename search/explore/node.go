package explore

import (
	"errors"
	"io"
	"math"
	"slices"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/schedule"
	"github.com/gojpf/gojpf/vm"
)

// node is a point of the tree of paths that a search has taken. As long as it
// is of use to nobody else, a node of which all alternatives were taken is no
// more than that: how to come here from its parent, for traces. The rest can
// be found out again (reopen).
type node struct {
	parent *node
	// A path is the chain of parents, each with the alternative that was taken: 32 bytes a
	// transition, besides what is open.
	via   int // the parent's alternative that led here
	depth int
	// nil once nothing of the node is wanted any more; whoever follows parents has to expect
	// that.
	*open
}

// open is what a node has while alternatives of it are left: a state in front
// of a choice. The alternatives are the combinations of those of its
// generators.
type open struct {
	state *vm.State // nil while it is shed
	gens  []choice.Generator
	total int // alternatives
	next  int // the first that was not taken yet

	// digest is what the state was stored as; zero where states are not matched, and for those
	// with unknown values.
	digest vm.Digest
	id     int64 // number of the state, where the search is observed

	rank // of best-first search
	// Strategies of users are allowed to leave alternatives out only if they walk; see
	// watched.
	jumped bool // a strategy has left alternatives out
	again  bool // it was explored before, from deeper: its ends are counted
	// lent says that the node was finished, and is open for its descendants only.
	lent bool

	daemons bool      // only they can go on, see stuck
	stuckAs vm.Digest // what the state is called there

	// Counters of Verify that go on across paths are no part of the state, but the program can
	// ask for them: so a path that is taken again needs those of that time.
	noted     *models.Record // before the transition to here; nil for nothing
	preserved map[string]any // by the observer in the state, while that is shed
	only      []int          // see narrow
	notes     schedule.Notes
}

func newNode(parent *node, via int, state *vm.State, gens []choice.Generator) *node {
	n := &node{parent: parent, via: via, depth: 1, open: newOpen(state, gens)}
	if parent != nil {
		n.depth = parent.depth + 1
	}
	return n
}

func newOpen(state *vm.State, gens []choice.Generator) *open {
	o := &open{state: state, gens: gens, total: 1}
	for _, g := range gens {
		o.total *= g.Len()
	}
	return o
}

// narrow leaves the given alternative of each generator only, all where it is
// -1. It reports whether that leaves anything out.
// Bounds of preemptions and listeners use it. The total is what counts: alternatives are
// numbered within what is left.
func (o *open) narrow(only []int) bool {
	all := o.total
	o.only = only
	for k, i := range only {
		if i >= 0 {
			o.total /= o.gens[k].Len()
		}
	}
	return o.total < all
}

// decisions are those of alternative i: generators that were registered first
// vary slowest.
func (n *node) decisions(i int) []choice.Decision { return n.decide(i, nil) }

// decide is decisions in the memory of d.
func (n *node) decide(i int, d []choice.Decision) []choice.Decision {
	d = slices.Grow(d[:0], len(n.gens))[:len(n.gens)]
	for k := len(n.gens) - 1; k >= 0; k-- {
		if n.only != nil && n.only[k] >= 0 {
			d[k] = choice.Decision{Generator: n.gens[k], Index: n.only[k]}
			continue
		}
		l := n.gens[k].Len()
		d[k] = choice.Decision{Generator: n.gens[k], Index: i % l}
		i /= l
	}
	return d
}

// hasState reports whether the machine can be brought to n at once.
func (n *node) hasState() bool { return n.open != nil && n.state != nil }

// shed drops the state of a node, which costs some kilobytes.
// What an observer keeps in the state goes with the node, as it does not hear of the path when
// that is executed again.
func (n *node) shed() {
	if n.open == nil {
		return
	}
	if n.state != nil {
		n.preserved = preservedIn(n.state)
	}
	n.state, n.gens = nil, nil
}

// A machine's state costs some kilobytes, and there may be millions of nodes.
// So only some of those that wait have theirs; reopen gets it back.
const (
	// milestone is at which distance along a path states are kept for good.
	// While a long path is brought back every 256th state of it stays: whoever comes to
	// another part of it later has no more than so many transitions to execute.
	milestone = 256
)

// push gives a node to the frontier, and sheds the state that is needed last.
// The one that is needed last is the frontier's to say: the deepest of a queue, the first of a
// stack.
func (x *explorer) push(n *node) {
	x.frontier.Push(n)
	x.store.Opened(n.digest, n.depth)
	// The root keeps its state: no path leads there that could be executed again.
	if old, _ := x.frontier.Shed(x.limits.open).(*node); old != nil && old.parent != nil {
		old.shed()
	}
}

// finish makes a node small of which all alternatives were taken.
// Millions of finished nodes are ancestors of those that wait, and are needed for traces only.
// What they chose among can be found out by executing the path again.
func (x *explorer) finish(n *node) {
	if n.open != nil {
		x.store.Left(n.digest)
	}
	if n.parent == nil || x.walking {
		return // the root is where paths are executed again from
	}
	if x.frontier.Traits().Ranks || n.open != nil && (n.noted != nil || n.only != nil) {
		n.shed() // descendants may ask for its rank, traces for what was noted and left out
		return
	}
	n.open = nil
}

// ready makes sure that n has its state. Where it cannot be had again the node
// is cut.
func (x *explorer) ready(n *node) bool {
	if n.hasState() {
		return true
	}
	err := x.reopen(n)
	if err == nil {
		return true
	}
	// A run that was told to end is no reason to give a node up: a checkpoint still has it.
	if !errors.Is(err, vm.ErrInterrupted) {
		x.cut(result.Cut{Reason: err.Error(), Help: "raise search.open_states"})
		n.next = n.total
	}
	return false
}

// reopen brings back the state of n, by executing the path again from the
// nearest ancestor that has its own. Nodes that were brought back before and do
// not lie on this path are shed again; as neighbours are asked for one after
// another, most nodes are executed again only once.
// Depth first, the node that is needed next lies just above the one before, and its path is a
// part of that one's: what was brought back for the one serves the other. So a path that was
// shed costs its length once, not for each of its nodes.
func (x *explorer) reopen(n *node) error {
	kept := x.reopened[:0]
	k := n
	for i := len(x.reopened) - 1; i >= 0; i-- {
		r := x.reopened[i]
		for k.depth > r.depth {
			k = k.parent
		}
		if k == r {
			kept = x.reopened[:i+1] // as are all above it
			break
		}
		x.close(r)
	}
	path := []*node{}
	for k := n; !k.hasState(); k = k.parent {
		path = append(path, k)
	}
	top := path[len(path)-1]
	for len(kept) > 0 && kept[len(kept)-1].depth >= top.depth {
		kept = kept[:len(kept)-1] // shed meanwhile, and part of the path again
	}
	var err error
	x.reopened, err = x.bringBack(path, kept, x.limits.open)
	return err
}

// close sheds what reopen has brought back.
func (x *explorer) close(n *node) {
	if n.open != nil && n.lent {
		n.open = nil
	}
	n.shed()
}

// bringBack executes the transitions to nodes, the last first. It appends those
// that were brought back to the list; milestones and the last ones, as many as
// are to be kept, have their states then.
// The last ones are kept because they are asked for next.
func (x *explorer) bringBack(nodes []*node, list []*node, keep int) (_ []*node, err error) {
	if len(nodes) == 0 {
		return list, nil
	}
	x.aside(func() {
		for _, k := range slices.Backward(nodes) {
			if err = x.repeat(k); err != nil {
				return
			}
			list = append(list, k)
			if i := len(list) - 1 - keep; i >= 0 && list[i].depth%milestone != 0 {
				list[i].shed()
			}
		}
	})
	return list, err
}

// withPath calls f while n and all its ancestors have their states.
// Traces need the states in front of all transitions, however long the path is; they are shed
// again behind f, as a path of a hundred thousand states does not fit into memory for long.
func (x *explorer) withPath(n *node, f func()) error {
	var missing []*node
	for ; n != nil; n = n.parent {
		if !n.hasState() {
			missing = append(missing, n)
		}
	}
	back, err := x.bringBack(missing, nil, math.MaxInt)
	if err == nil {
		f()
	}
	for _, k := range back {
		x.close(k)
	}
	return err
}

// repeat executes the transition to k, which must end where it ended before.
func (x *explorer) repeat(k *node) error {
	var noted *models.Record
	if k.open != nil {
		noted = k.noted
	}
	x.outside(k.depth, noted)
	gens, digest, err := x.step(k.parent, k.via)
	if err != nil {
		return err
	}
	if k.open != nil {
		for key, v := range k.preserved {
			x.m.SetExtra(key, v)
		}
	}
	o := newOpen(x.m.Take(), gens)
	if k.open == nil {
		o.next, o.digest, o.lent = o.total, digest, true
		k.open = o
		return nil
	}
	o.narrow(k.only)
	// Going on from another state than before would explore what no path leads to.
	// An error here is what a program that looks at the host's clock or files ends in:
	// incomplete, with that reason. To explore the other state instead would be a verdict on
	// paths that nobody can take.
	if k.digest != digest || k.total != o.total {
		return errDiverged
	}
	k.state, k.gens = o.state, o.gens
	return nil
}

// errDiverged is why a path cannot be executed again.
var errDiverged = errors.New("executing a path again took another course: the program depends on something outside its state")

// step makes the transition of alternative i of n for a second time, and
// returns the choice it leads to. It is called aside.
// It does not match, judge or count.
func (x *explorer) step(n *node, i int) ([]choice.Generator, vm.Digest, error) {
	m := x.m
	m.Restore(n.state)
	x.decided = n.decide(i, x.decided)
	m.Decide(x.decided)
	m.Halt = nil
	vm.BeginCourse(m)
	if err := result.Guard(x.s.Transition); err != nil {
		return nil, vm.Digest{}, err
	}
	gens := m.Pending()
	if m.Ignored() || len(gens) == 0 && m.Broken() == "" {
		return nil, vm.Digest{}, errDiverged
	}
	return gens, x.digest(gens), nil
}

// aside lets f run the machine on paths that were taken before. Whatever it
// executes leaves no mark: the machine, the result, what the program has noted
// and printed are afterwards what they were.
// Everything that a transition may change outside of the state has to be put back here: a new
// field of the machine, the world or the explorer that a transition writes belongs in this
// list, or what was done aside shows up in the search. The course of stubborn sets was missing
// once, which ended searches in an internal error.
func (x *explorer) aside(f func()) {
	m, s := x.m, x.s
	end, ending, halt, options, mode := m.Take(), m.Ending(), m.Halt, m.Opt, m.LoopMode
	terminated, interest := x.terminated, x.interest
	course := vm.SetCourse(m, vm.Course{}) // its threads may not be there where f is
	var noted *property.Violation
	if s.Watch != nil {
		noted = s.Watch.Violation(m)
	}
	defer func() {
		m.Restore(end)
		vm.SetCourse(m, course)
		m.SetEnding(ending)
		m.Halt, m.Opt, m.LoopMode = halt, options, mode
		x.terminated, x.interest = terminated, interest
		if s.Watch != nil {
			s.Watch.Set(m, noted)
		}
	}()
	if world := models.World(m); world != nil {
		ledger, hooks, writes := world.Ledger, world.Hooks, world.FileWrites
		world.Ledger, world.Hooks = &models.Ledger{}, models.Hooks{Replaying: hooks.Replaying}
		if writes == "host" {
			world.FileWrites = "state" // what was written is not to be written again
		}
		defer func() { world.Ledger, world.Hooks, world.FileWrites = ledger, hooks, writes }()
	}
	// What it reads of the standard input is kept for those who come after it.
	m.Opt.Stdout, m.Opt.Stderr = io.Discard, io.Discard
	defer func(before bool) { s.replaying = before }(s.replaying)
	s.replaying = true
	if m.LoopMode == vm.LoopHooked && s.observer != nil && !s.intervenes {
		m.LoopMode = vm.LoopAuto // listeners have heard of it
	}
	f()
}
