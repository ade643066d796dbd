package search

import "math/rand/v2"

// frontier is the order in which a strategy explores: a set of nodes, one of
// which is the next to take an alternative of.
type frontier interface {
	push(*node)
	// top returns the node to go on with, nil when there is none.
	top() *node
	// drop removes the node that top returned.
	drop()
}

// stack explores depth first.
type stack struct{ nodes []*node }

func (s *stack) push(n *node) { s.nodes = append(s.nodes, n) }
func (s *stack) top() *node {
	if len(s.nodes) == 0 {
		return nil
	}
	return s.nodes[len(s.nodes)-1]
}
func (s *stack) drop() {
	s.nodes[len(s.nodes)-1] = nil
	s.nodes = s.nodes[:len(s.nodes)-1]
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
