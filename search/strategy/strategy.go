// Package strategy is the order in which a search takes what it has reached: a
// Frontier is a set of states in front of choices, one of which is the next to take
// an alternative of.
//
// A strategy decides nothing but the order. It need not know what is matched, cut or
// shared among workers; what those who do need to know of it, its Traits tell.
//
// Invariants. Unless it walks, a frontier gives back every node that was pushed, and
// goes on doing so until all of its alternatives were taken. The order depends on
// nothing but what was pushed and on random numbers that checkpoints keep.
package strategy

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/vm"
)

// Node is a state in front of a choice that a search has reached. Of ancestors of
// what is in the frontier only Parent, Depth and Rank may be asked for.
type Node interface {
	Parent() Node // nil for the root
	Depth() int   // transitions from the program's start
	// Choices are the generators of the choice. Its alternatives are the combinations
	// of theirs, those of the first varying slowest.
	Choices() []choice.Generator
	Alternatives() int
	// Next is the first alternative that was not taken. Take makes it another one; as
	// many as there are leaves all others out, which only walks may do.
	Next() int
	Take(alternative int)
	Rank() *Rank
}

// Rank is what a strategy notes of a node; checkpoints keep it.
type Rank struct{ Score, Order int }

// Frontier holds nodes with alternatives that were not taken yet. Who writes one
// embeds Base.
type Frontier interface {
	// Push adds a node. The machine is in its state.
	Push(Node)
	// Top returns the node to go on with, nil when there is none.
	Top() Node
	// Drop removes the node that Top returned: nothing of it is left.
	Drop()

	Traits() Traits
	// Fairly has a frontier that stays on one path look beside it from now on, if it
	// can. Once it does, each further call ends a turn.
	Fairly()
	// Uproot has a walk forget the root and the path that it is about to take: the next
	// node that is pushed is the root of all that follow. It reports whether it can.
	Uproot() bool
	// Shed returns a node whose state may be given up as more than keep are waiting;
	// it is made again when it is needed. nil for none.
	Shed(keep int) Node
	// Share removes and returns a node that another worker may go on with, nil for
	// none. The last one is not shared.
	Share(can func(Node) bool) Node
	// Waiting lists all nodes that are in the frontier.
	Waiting() []Node
	// Save writes down what Load needs to go on, with numbers for nodes.
	Save(number func(Node) int) (Saved, error)
	Load(s Saved, node func(int) Node) error
}

// Traits are what others must know of a strategy.
type Traits struct {
	// DepthFirst says that it takes the deepest node, LevelOrder that it takes the one
	// that is least deep.
	DepthFirst, LevelOrder bool
	// Plain says that it is depth first and nothing more: a reduction of schedules that
	// is argued for such a search may take its place.
	Plain bool
	// Ranks says that it asks for the ranks of ancestors.
	Ranks bool
	// Chooses says that it has a reason for each alternative that it has taken next:
	// nobody may shuffle them.
	Chooses bool
	// Walks says that it takes some paths from the root, and no others: nothing is
	// matched. Left is what it leaves out, and Help what can be done about that.
	Walks      bool
	Left, Help string
}

// Saved is a frontier in a checkpoint.
type Saved struct {
	InOrder []int // nodes
	Best    []int // of a heap or a sorted list
	Next    []int // of the next level
	At      int   // whose alternatives are being taken; -1 for none
	Count   int
	Walk    int // paths left
}

// None is a Saved of nothing.
func None() Saved { return Saved{At: -1} }

// Base is a frontier's part without anything special. What embeds it has no
// checkpoints, sheds no states and shares nothing.
type Base struct{}

// Traits implements Frontier.
func (Base) Traits() Traits { return Traits{} }

// Fairly implements Frontier.
func (Base) Fairly() {}

// Uproot implements Frontier.
func (Base) Uproot() bool { return false }

// Shed implements Frontier.
func (Base) Shed(int) Node { return nil }

// Share implements Frontier.
func (Base) Share(func(Node) bool) Node { return nil }

// Waiting implements Frontier.
func (Base) Waiting() []Node { return nil }

// ErrNotSaved says that a strategy has no checkpoints.
var ErrNotSaved = fmt.Errorf("this strategy cannot be saved")

// Save implements Frontier.
func (Base) Save(func(Node) int) (Saved, error) { return None(), ErrNotSaved }

// Load implements Frontier.
func (Base) Load(Saved, func(int) Node) error { return ErrNotSaved }

// Space is the search that a strategy is made for.
type Space struct {
	Machine *vm.Machine // for reading, while a node is pushed
	Random  *rand.Rand  // kept by checkpoints
}

// New makes the frontier of a search. A search that has to begin anew makes another
// one.
type New func(Space) Frontier

var (
	registered     = map[string]New{}
	registeredLock sync.RWMutex
)

// Register makes a strategy known under a name for search.class. Call it from an
// init function. It panics if the name is taken; the search's own names go first.
func Register(name string, make New) {
	registeredLock.Lock()
	defer registeredLock.Unlock()
	if registered[name] != nil {
		panic("strategy: registered twice: " + name)
	}
	registered[name] = make
}

// Named returns what was registered under a name, nil for nothing.
func Named(name string) New {
	registeredLock.RLock()
	defer registeredLock.RUnlock()
	return registered[name]
}

// Names lists what was registered.
func Names() []string {
	registeredLock.RLock()
	defer registeredLock.RUnlock()
	var names []string
	for name := range registered {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// numbers is a list of nodes in a checkpoint.
func numbers(nodes []Node, number func(Node) int) []int {
	list := make([]int, len(nodes))
	for i, n := range nodes {
		list[i] = number(n)
	}
	return list
}

// nodes is the other way.
func nodes(list []int, node func(int) Node) ([]Node, error) {
	out := make([]Node, len(list))
	for i, number := range list {
		if out[i] = node(number); out[i] == nil {
			return nil, fmt.Errorf("there is no node %d", number)
		}
	}
	return out, nil
}
