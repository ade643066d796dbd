package strategy

import (
	"math/rand/v2"
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
