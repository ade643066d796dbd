package strategy

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// Half of all random paths go to either side of the root, however many open nodes
// there are.
func TestRandomPathsBalance(t *testing.T) {
	const crowd, picks = 50, 4000
	open := func(parent *testNode) *testNode { return &testNode{parent: parent, total: 2} }
	alone, crowded := 0, 0
	for seed := range uint64(picks) {
		p := NewRandomPaths(rand.New(rand.NewPCG(seed, 0)))
		root := open(nil)
		p.Push(root)
		left, right := open(root), open(root)
		p.Push(left)
		p.Push(right)
		p.at, p.next = p.root, 0
		root.next = root.total
		if p.Top() != Node(root) {
			t.Fatal("a node whose alternatives were taken must be dropped next")
		}
		p.Drop()
		for range crowd {
			p.Push(open(left))
		}
		switch n := p.Top(); {
		case n == Node(right):
			alone++
		case n == Node(left) || n.Parent() == Node(left):
			crowded++
		}
	}
	if alone+crowded != picks || alone < picks*4/10 || crowded < picks*4/10 {
		t.Errorf("%d paths went to a node that is alone, %d to %d others, of %d", alone, crowded, crowd+1, picks)
	}
}

// Nodes leave the tree when nothing is open below them, and all come to their turn.
func TestRandomPathsEnd(t *testing.T) {
	p := NewRandomPaths(rand.New(rand.NewPCG(1, 2)))
	p.Push(&testNode{depth: 1, total: 2})
	taken := 0
	for top := p.Top(); top != nil; top = p.Top() {
		n := top.(*testNode)
		if n.next == n.total {
			p.Drop()
			continue
		}
		n.next++
		if taken++; n.depth < 6 {
			p.Push(&testNode{parent: n, depth: n.depth + 1, total: 2})
		}
	}
	if want := 2 + 4 + 8 + 16 + 32 + 64; taken != want || len(p.of) != 0 || p.root != nil {
		t.Errorf("%d alternatives were taken, expected %d; %d nodes are left", taken, want, len(p.of))
	}
}

// A tree that was written down draws the same nodes again, also where nodes in between have no
// alternatives left.
func TestRandomPathsSaved(t *testing.T) {
	p := NewRandomPaths(rand.New(rand.NewPCG(1, 2)))
	p.Push(&testNode{depth: 1, total: 3})
	take := func(p *RandomPaths) Node {
		for {
			n, _ := p.Top().(*testNode)
			if n == nil {
				return nil
			}
			if n.next < n.total {
				n.next++
				return n
			}
			p.Drop()
		}
	}
	for range 60 {
		if n := take(p).(*testNode); n.depth < 6 {
			p.Push(&testNode{parent: n, depth: n.depth + 1, total: 3})
		}
	}
	for range 20 {
		p.Drop()
		p.Top()
	}
	var list []Node
	saved, err := p.Save(func(n Node) int { list = append(list, n); return len(list) - 1 })
	if err != nil {
		t.Fatal(err)
	}
	node := func(i int) Node {
		if i < 0 {
			return nil
		}
		return list[i]
	}
	var order [2][]Node
	for k := range order {
		nexts := make([]int, len(list))
		for i, n := range list {
			nexts[i] = n.Next()
		}
		q := NewRandomPaths(rand.New(rand.NewPCG(3, 4)))
		if err := q.Load(saved, node); err != nil || len(q.of) != len(p.of) {
			t.Fatal(err, len(q.of), len(p.of))
		}
		if k == 1 { // the tree itself instead of what was written
			p.random = rand.New(rand.NewPCG(3, 4))
			q = p
		}
		for n := take(q); n != nil; n = take(q) {
			order[k] = append(order[k], n)
		}
		for i, n := range list {
			n.Take(nexts[i])
		}
	}
	if !slices.Equal(order[0], order[1]) || len(order[0]) == 0 {
		t.Errorf("%d draws, and others: %d", len(order[0]), len(order[1]))
	}
}
