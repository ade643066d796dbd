package search

import (
	"math/rand/v2"
	"slices"
)

// randomPaths goes down the tree of paths from its root, taking any of the branches
// that lead to something open with the same probability, and takes an alternative
// of the node that it comes to. So a region of the tree is visited as often as a
// random path leads there, however many states are in it: a loop that forks again
// and again does not draw all attention (Cadar, Dunbar, Engler: KLEE). Nothing is
// left out.
type randomPaths struct {
	random *rand.Rand
	root   *branching
	of     map[*node]*branching // open nodes
	at     *branching           // that top returned
	next   int                  // alternatives of it that were taken then
}

// branching is a node of the tree with something open at or below it.
type branching struct {
	n        *node // nil when all its alternatives were taken
	parent   *branching
	children []*branching
}

func newRandomPaths(random *rand.Rand) *randomPaths {
	return &randomPaths{random: random, of: map[*node]*branching{}}
}

func (p *randomPaths) push(n *node) {
	b := &branching{n: n, parent: p.of[n.parent]}
	p.of[n] = b
	if b.parent == nil {
		p.root = b
		return
	}
	b.parent.children = append(b.parent.children, b)
}

func (p *randomPaths) top() *node {
	if p.at != nil && p.at.n != nil && (p.at.n.next == p.next || p.at.n.next >= p.at.n.total) {
		return p.at.n
	}
	if p.at = p.root; p.at == nil {
		return nil
	}
	for {
		ways := len(p.at.children)
		if p.at.n != nil {
			ways++
		}
		k := p.random.IntN(ways)
		if k == len(p.at.children) {
			break
		}
		p.at = p.at.children[k]
	}
	p.next = p.at.n.next
	return p.at.n
}

func (p *randomPaths) drop() {
	b := p.at
	delete(p.of, b.n)
	b.n, p.at = nil, nil
	for b != nil && b.n == nil && len(b.children) == 0 {
		if b.parent == nil {
			p.root = nil
			return
		}
		i := slices.Index(b.parent.children, b)
		b.parent.children = slices.Delete(b.parent.children, i, i+1)
		b = b.parent
	}
}
