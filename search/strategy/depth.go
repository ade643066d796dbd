package strategy

import "slices"

// Stack explores depth first. Its nodes are in the order of their depth.
type Stack struct {
	Base
	nodes []Node
	// fair takes most alternatives from the least deep node instead, so that a path
	// without an end does not hide what is beside it.
	fair bool
	turn int
	last Node // pushed
}

// upward is how many of so many turns are the least deep node's, and the others the
// deepest node's.
const (
	upward = 3
	turns  = 4
)

// Fairly implements Frontier.
// The first call turns it on, so a search that was not asked to be fair is a plain stack.
func (s *Stack) Fairly() {
	if s.fair {
		s.turn++
	}
	s.fair = true
}

func (s *Stack) up() bool { return s.fair && s.turn%turns < upward }

// Push implements Frontier.
func (s *Stack) Push(n Node) {
	s.last = n
	// Depth first, what is pushed is the deepest. Only a fair search, and a worker that was
	// given a node, put one in between.
	if k := len(s.nodes); k == 0 || s.nodes[k-1].Depth() <= n.Depth() {
		s.nodes = append(s.nodes, n)
		return
	}
	at, _ := slices.BinarySearchFunc(s.nodes, n.Depth(), func(n Node, depth int) int { return n.Depth() - depth })
	s.nodes = slices.Insert(s.nodes, at, n)
}

// Top implements Frontier.
func (s *Stack) Top() Node {
	switch {
	case len(s.nodes) == 0:
		return nil
	case s.up():
		return s.nodes[0]
	}
	return s.nodes[len(s.nodes)-1]
}

// Drop implements Frontier.
func (s *Stack) Drop() {
	at := len(s.nodes) - 1
	if s.up() {
		at = 0
	}
	s.nodes = slices.Delete(s.nodes, at, at+1)
}

// Traits implements Frontier.
func (s *Stack) Traits() Traits { return Traits{DepthFirst: true, Plain: !s.fair} }

// milestone is at which distance along a path states are kept for good.
const milestone = 256

// Shed implements Frontier. It keeps the states of the newest nodes and of
// milestones.
func (s *Stack) Shed(keep int) Node {
	i := len(s.nodes) - 1 - keep
	switch {
	case s.fair && i >= 0:
		return s.last // it may be in the middle
	// The first node keeps its state, and every 256th: paths are executed again from there.
	case i > 0 && i%milestone != 0:
		return s.nodes[i]
	}
	return nil
}

// Share implements Frontier: the oldest nodes have most below them.
func (s *Stack) Share(can func(Node) bool) Node {
	for k, n := range s.nodes[:max(0, len(s.nodes)-1)] {
		if can(n) {
			s.nodes = append(s.nodes[:k], s.nodes[k+1:]...)
			return n
		}
	}
	return nil
}

// Waiting implements Frontier.
func (s *Stack) Waiting() []Node { return s.nodes }

// Save implements Frontier.
func (s *Stack) Save(number func(Node) int) (Saved, error) {
	saved := None()
	saved.InOrder = numbers(s.nodes, number)
	return saved, nil
}

// Load implements Frontier.
func (s *Stack) Load(saved Saved, node func(int) Node) error {
	var err error
	s.nodes, err = nodes(saved.InOrder, node)
	return err
}
