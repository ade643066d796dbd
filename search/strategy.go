package search

import (
	"container/heap"
	"math/rand/v2"
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

// best explores the node with the lowest score first, older ones first among
// equals.
type best struct {
	nodes []*node
	score func(*node) int
	count int
}

func (b *best) Len() int { return len(b.nodes) }
func (b *best) Less(i, j int) bool {
	x, y := b.nodes[i], b.nodes[j]
	if x.score != y.score {
		return x.score < y.score
	}
	return x.order < y.order
}
func (b *best) Swap(i, j int) { b.nodes[i], b.nodes[j] = b.nodes[j], b.nodes[i] }
func (b *best) Push(v any)    { b.nodes = append(b.nodes, v.(*node)) }
func (b *best) Pop() any {
	n := b.nodes[len(b.nodes)-1]
	b.nodes = b.nodes[:len(b.nodes)-1]
	return n
}

func (b *best) push(n *node) {
	b.count++
	n.score, n.order = b.score(n), b.count
	heap.Push(b, n)
}
func (b *best) top() *node {
	if len(b.nodes) == 0 {
		return nil
	}
	return b.nodes[0]
}
func (b *best) drop() { heap.Pop(b) }

// walk takes random paths from the root, a new one whenever a path has ended.
type walk struct {
	root, at *node
	paths    int // left to take
	random   *rand.Rand
}

func (w *walk) push(n *node) {
	if w.root == nil {
		w.root = n
	}
	n.next = w.random.IntN(n.total)
	w.at = n
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
