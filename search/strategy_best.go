package search

import (
	"container/heap"
	"slices"
)

// rank is what best-first search knows of a node.
type rank struct {
	score, order int

	thread      int  // that ran last; -1 for none
	ready       bool // it could have gone on
	preemptions int  // on the path here

	// Of search.class=coverage.
	spots [][]spot // where the threads are
	since int      // transitions since the path has executed something new
}

// before orders nodes: the lowest score first, older ones first among equals.
func (n *node) before(o *node) bool {
	if n.score != o.score {
		return n.score < o.score
	}
	return n.order < o.order
}

// best takes all alternatives of the node with the lowest score, then goes on
// with the lowest of all that wait. Nodes are scored when they are pushed,
// while the machine is in their state.
type best struct {
	score func(*node) int
	// again is the score that a waiting node has now, which is no lower than it
	// was; nil where scores stay.
	again   func(*node) int
	waiting ranked
	// next are the nodes of the next level in beam search, where no node of a
	// level is taken before all of the level above are done; nil otherwise.
	next    *ranked
	at      *node // whose alternatives are being taken
	dropped func()
	count   int
}

func (b *best) push(n *node) {
	b.count++
	n.score, n.order = b.score(n), b.count
	queue := &b.waiting
	if b.next != nil {
		queue = b.next
	}
	if queue.add(n) {
		b.dropped()
	}
}

func (b *best) top() *node {
	if b.at == nil {
		if b.next != nil && len(b.waiting.nodes) == 0 {
			b.waiting.nodes, b.next.nodes = b.next.nodes, b.waiting.nodes
		}
		b.at = b.take()
	}
	return b.at
}

// take removes the node with the lowest score.
func (b *best) take() *node {
	for {
		n := b.waiting.take()
		if n == nil || b.again == nil {
			return n
		}
		score := b.again(n)
		if score <= n.score {
			return n
		}
		n.score = score
		b.waiting.add(n)
	}
}

func (b *best) drop() { b.at = nil }

// waits is how many nodes wait for their turn.
func (b *best) waits() int {
	n := len(b.waiting.nodes)
	if b.next != nil {
		n += len(b.next.nodes)
	}
	return n
}

// ranked is a queue in the order of before. With a limit it is a slice sorted
// worst first, so that either end is cheap to take away; otherwise a heap.
type ranked struct {
	nodes []*node
	limit int // 0 for none
}

// add puts a node in its place and reports whether the worst had to leave.
func (q *ranked) add(n *node) (full bool) {
	if q.limit == 0 {
		heap.Push((*nodeHeap)(&q.nodes), n)
		return false
	}
	at, _ := slices.BinarySearchFunc(q.nodes, n, func(a, b *node) int {
		if b.before(a) {
			return -1
		}
		return 1
	})
	q.nodes = slices.Insert(q.nodes, at, n)
	if full = len(q.nodes) > q.limit; full {
		q.nodes[0] = nil
		q.nodes = q.nodes[1:]
	}
	return full
}

// take removes the best node, nil when there is none.
func (q *ranked) take() *node {
	last := len(q.nodes) - 1
	switch {
	case last < 0:
		return nil
	case q.limit == 0:
		return heap.Pop((*nodeHeap)(&q.nodes)).(*node)
	}
	n := q.nodes[last]
	q.nodes[last] = nil
	q.nodes = q.nodes[:last]
	return n
}

// nodeHeap implements heap.Interface.
type nodeHeap []*node

func (h nodeHeap) Len() int           { return len(h) }
func (h nodeHeap) Less(i, j int) bool { return h[i].before(h[j]) }
func (h nodeHeap) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }
func (h *nodeHeap) Push(v any)        { *h = append(*h, v.(*node)) }
func (h *nodeHeap) Pop() any {
	last := len(*h) - 1
	n := (*h)[last]
	(*h)[last] = nil
	*h = (*h)[:last]
	return n
}
