package search

import (
	"math/rand/v2"
	"testing"

	"github.com/gojpf/gojpf/choice"
)

// Half of all random paths go to either side of the root, however many open nodes
// there are.
func TestRandomPathsBalance(t *testing.T) {
	const crowd, picks = 50, 4000
	open := func(parent *node) *node {
		return newNode(parent, 0, nil, []choice.Generator{choice.NewBoolean("b", false)})
	}
	alone, crowded := 0, 0
	for seed := range uint64(picks) {
		p := newRandomPaths(rand.New(rand.NewPCG(seed, 0)))
		root := open(nil)
		p.push(root)
		left, right := open(root), open(root)
		p.push(left)
		p.push(right)
		p.at, p.next = p.root, 0
		root.next = root.total
		if p.top() != root {
			t.Fatal("a node whose alternatives were taken must be dropped next")
		}
		p.drop()
		for range crowd {
			p.push(open(left))
		}
		switch n := p.top(); {
		case n == right:
			alone++
		case n == left || n.parent == left:
			crowded++
		}
	}
	if alone+crowded != picks || alone < picks*4/10 || crowded < picks*4/10 {
		t.Errorf("%d paths went to a node that is alone, %d to %d others, of %d", alone, crowded, crowd+1, picks)
	}
}

// Nodes leave the tree when nothing is open below them, and all come to their turn.
func TestRandomPathsEnd(t *testing.T) {
	p := newRandomPaths(rand.New(rand.NewPCG(1, 2)))
	p.push(newNode(nil, 0, nil, []choice.Generator{choice.NewBoolean("b", false)}))
	taken := 0
	for n := p.top(); n != nil; n = p.top() {
		if n.next == n.total {
			p.drop()
			continue
		}
		n.next++
		if taken++; n.depth < 6 {
			p.push(newNode(n, 0, nil, []choice.Generator{choice.NewBoolean("b", false)}))
		}
	}
	if want := 2 + 4 + 8 + 16 + 32 + 64; taken != want || len(p.of) != 0 || p.root != nil {
		t.Errorf("%d alternatives were taken, expected %d; %d nodes are left", taken, want, len(p.of))
	}
}
