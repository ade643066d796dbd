package search

import (
	"math/rand/v2"
	"slices"
)

// frontier is the order in which a strategy explores: a set of nodes, one of
// which is the next to take an alternative of.
type frontier interface {
	push(*node)
	// top returns the node to go on with, nil when there is none.
	top() *node
	// drop removes the node that top returned.
	drop()
}

// stack explores depth first. Its nodes are in the order of their depth.
type stack struct {
	nodes []*node
	// fair takes most alternatives from the least deep node instead, so that a path
	// without an end does not hide what is beside it.
	fair bool
	turn int
}

// upward is how many of so many turns are the least deep node's, and the others the
// deepest node's.
const (
	upward = 3
	turns  = 4
)

func (s *stack) up() bool { return s.fair && s.turn%turns < upward }

func (s *stack) push(n *node) {
	if k := len(s.nodes); k == 0 || s.nodes[k-1].depth <= n.depth {
		s.nodes = append(s.nodes, n)
		return
	}
	at, _ := slices.BinarySearchFunc(s.nodes, n.depth, func(n *node, depth int) int { return n.depth - depth })
	s.nodes = slices.Insert(s.nodes, at, n)
}

func (s *stack) top() *node {
	switch {
	case len(s.nodes) == 0:
		return nil
	case s.up():
		return s.nodes[0]
	}
	return s.nodes[len(s.nodes)-1]
}

func (s *stack) drop() {
	at := len(s.nodes) - 1
	if s.up() {
		at = 0
	}
	s.nodes = slices.Delete(s.nodes, at, at+1)
}

// fairBeyond is the depth of a path with unknown values at which depth-first search
// looks beside it, too. Inputs end such a loop at any time, or never.
const fairBeyond = 1000

// fairly is told of the depth that the search has reached. Who asks for depth-first
// search by name gets that.
func (x *explorer) fairly(depth int) {
	s, ok := x.frontier.(*stack)
	if !ok {
		return
	}
	if s.fair {
		s.turn++
	} else if depth > fairBeyond && x.p.unknowns() != nil && x.por == nil && x.team == nil {
		s.fair = x.p.cfg.Origin("search.class").IsDefault()
	}
}

// queue explores breadth first.
type queue struct {
	nodes []*node
	head  int
}

func (q *queue) push(n *node) { q.nodes = append(q.nodes, n) }
func (q *queue) top() *node {
	if q.head == len(q.nodes) {
		return nil
	}
	return q.nodes[q.head]
}
func (q *queue) drop() {
	q.nodes[q.head] = nil
	if q.head++; q.head > 1024 && q.head > len(q.nodes)/2 {
		q.nodes = append(q.nodes[:0], q.nodes[q.head:]...)
		q.head = 0
	}
}

// walk takes random paths from the root, a new one whenever a path has ended.
// Without random numbers it takes the path of first alternatives.
type walk struct {
	root, at *node
	paths    int // left to take
	random   *rand.Rand
}

func (w *walk) push(n *node) {
	if w.root == nil {
		w.root = n
	}
	w.at = n
	if w.random != nil {
		n.next = w.random.IntN(n.total)
	}
}

func (w *walk) top() *node { return w.at }

// drop ends a path: the next one starts at the root.
func (w *walk) drop() {
	w.at = nil
	if w.paths--; w.paths > 0 {
		w.root.next = w.random.IntN(w.root.total)
		w.at = w.root
	}
}
