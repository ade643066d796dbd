package strategy

import (
	"container/heap"
	"slices"
)

// Best takes all alternatives of the node with the lowest score, then goes on with
// the lowest of all that wait, older ones first among equals. Nodes are scored when
// they are pushed, while the machine is in their state.
type Best struct {
	Base
	Score func(Node) int
	// Again is the score that a waiting node has now, which is no lower than it was;
	// nil where scores stay.
	Again func(Node) int
	// Dropped is told that the queue was full and the worst node had to leave.
	Dropped func()

	waiting ranked
	// next are the nodes of the next level in beam search, where no node of a
	// level is taken before all of the level above are done; nil otherwise.
	next  *ranked
	at    Node // whose alternatives are being taken
	last  Node // pushed
	count int
}

// NewBest makes a best-first frontier that holds at most limit nodes, 0 for no
// limit, with the nodes of each level apart in beam search.
func NewBest(limit int, beam bool) *Best {
	b := &Best{waiting: ranked{limit: limit}}
	if beam {
		b.next = &ranked{limit: limit}
	}
	return b
}

// Push implements Frontier.
func (b *Best) Push(n Node) {
	b.count++
	r := n.Rank()
	r.Score, r.Order = b.Score(n), b.count
	queue := &b.waiting
	if b.next != nil {
		queue = b.next
	}
	if queue.add(n) {
		b.Dropped()
	}
	b.last = n
}

// Top implements Frontier.
func (b *Best) Top() Node {
	if b.at == nil {
		if b.next != nil && len(b.waiting.nodes) == 0 {
			b.waiting.nodes, b.next.nodes = b.next.nodes, b.waiting.nodes
		}
		b.at = b.take()
	}
	return b.at
}

// take removes the node with the lowest score.
// A score that has grown since the node was pushed puts it back: to look at all that wait
// whenever scores change would be too much.
func (b *Best) take() Node {
	for {
		n := b.waiting.take()
		if n == nil || b.Again == nil {
			return n
		}
		score := b.Again(n)
		if score <= n.Rank().Score {
			return n
		}
		n.Rank().Score = score
		b.waiting.add(n)
	}
}

// Drop implements Frontier.
func (b *Best) Drop() { b.at = nil }

// Traits implements Frontier.
func (*Best) Traits() Traits { return Traits{Ranks: true} }

// Shed implements Frontier.
// The node that was pushed last is as good as any: where it comes in the order is not known
// cheaply.
func (b *Best) Shed(keep int) Node {
	waits := len(b.waiting.nodes)
	if b.next != nil {
		waits += len(b.next.nodes)
	}
	if waits > keep {
		return b.last
	}
	return nil
}

// Waiting implements Frontier.
func (b *Best) Waiting() []Node {
	list := slices.Clone(b.waiting.nodes)
	if b.next != nil {
		list = append(list, b.next.nodes...)
	}
	if b.at != nil {
		list = append(list, b.at)
	}
	return list
}

// Save implements Frontier.
func (b *Best) Save(number func(Node) int) (Saved, error) {
	saved := None()
	saved.Best, saved.Count = numbers(b.waiting.nodes, number), b.count
	if b.next != nil {
		saved.Next = numbers(b.next.nodes, number)
	}
	if b.at != nil {
		saved.At = number(b.at)
	}
	return saved, nil
}

// Load implements Frontier.
func (b *Best) Load(saved Saved, node func(int) Node) error {
	var err error
	b.count, b.at = saved.Count, node(saved.At)
	if b.waiting.nodes, err = nodes(saved.Best, node); err == nil && b.next != nil {
		b.next.nodes, err = nodes(saved.Next, node)
	}
	return err
}

// before orders nodes.
func before(n, o Node) bool {
	a, b := n.Rank(), o.Rank()
	if a.Score != b.Score {
		return a.Score < b.Score
	}
	return a.Order < b.Order
}

// ranked is a queue in the order of before. With a limit it is a slice sorted
// worst first, so that either end is cheap to take away; otherwise a heap.
type ranked struct {
	nodes []Node
	limit int // 0 for none
}

// add puts a node in its place and reports whether the worst had to leave.
func (q *ranked) add(n Node) (full bool) {
	if q.limit == 0 {
		heap.Push((*nodeHeap)(&q.nodes), n)
		return false
	}
	at, _ := slices.BinarySearchFunc(q.nodes, n, func(a, b Node) int {
		if before(b, a) {
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
func (q *ranked) take() Node {
	last := len(q.nodes) - 1
	switch {
	case last < 0:
		return nil
	case q.limit == 0:
		return heap.Pop((*nodeHeap)(&q.nodes)).(Node)
	}
	n := q.nodes[last]
	q.nodes[last] = nil
	q.nodes = q.nodes[:last]
	return n
}

// nodeHeap implements heap.Interface.
type nodeHeap []Node

func (h nodeHeap) Len() int           { return len(h) }
func (h nodeHeap) Less(i, j int) bool { return before(h[i], h[j]) }
func (h nodeHeap) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }
func (h *nodeHeap) Push(v any)        { *h = append(*h, v.(Node)) }
func (h *nodeHeap) Pop() any {
	last := len(*h) - 1
	n := (*h)[last]
	(*h)[last] = nil
	*h = (*h)[:last]
	return n
}
