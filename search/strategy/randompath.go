package strategy

import (
	"math/rand/v2"
	"slices"
)

// RandomPaths goes down the tree of paths from its root, taking any of the branches
// that lead to something open with the same probability, and takes an alternative
// of the node that it comes to. So a region of the tree is visited as often as a
// random path leads there, however many states are in it: a loop that forks again
// and again does not draw all attention (Cadar, Dunbar, Engler: KLEE). Nothing is
// left out.
type RandomPaths struct {
	Base
	random *rand.Rand
	root   *branching
	of     map[Node]*branching // open nodes
	at     *branching          // that Top returned
	next   int                 // alternatives of it that were taken then
	last   Node                // pushed
}

// branching is a node of the tree with something open at or below it.
// It goes when nothing open is left below it, so a draw always ends at an open node.
type branching struct {
	n        Node // nil when all its alternatives were taken
	parent   *branching
	children []*branching
}

// NewRandomPaths makes a frontier that draws its ways.
func NewRandomPaths(random *rand.Rand) *RandomPaths {
	return &RandomPaths{random: random, of: map[Node]*branching{}}
}

// Push implements Frontier.
func (p *RandomPaths) Push(n Node) {
	b := &branching{n: n, parent: p.of[n.Parent()]}
	p.of[n], p.last = b, n
	if b.parent == nil {
		p.root = b
		return
	}
	b.parent.children = append(b.parent.children, b)
}

// Top implements Frontier.
// As long as nothing of the node was taken the same one is given: Top may be asked more often
// than once for a turn.
func (p *RandomPaths) Top() Node {
	if p.at != nil && p.at.n != nil && (p.at.n.Next() == p.next || p.at.n.Next() >= p.at.n.Alternatives()) {
		return p.at.n
	}
	if p.at = p.root; p.at == nil {
		return nil
	}
	for {
		subtrees := len(p.at.children)
		if p.at.n != nil {
			subtrees++
		}
		k := p.random.IntN(subtrees)
		if k == len(p.at.children) {
			break
		}
		p.at = p.at.children[k]
	}
	p.next = p.at.n.Next()
	return p.at.n
}

// Drop implements Frontier.
func (p *RandomPaths) Drop() {
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

// Shed implements Frontier.
func (p *RandomPaths) Shed(keep int) Node {
	if len(p.of) > keep {
		return p.last
	}
	return nil
}

// Waiting implements Frontier. Nodes are listed as a walk through the tree meets them, so that Load
// makes the same tree of them again, with branches in the same order: the next draw means the same.
func (p *RandomPaths) Waiting() []Node {
	var list []Node
	var visit func(b *branching)
	visit = func(b *branching) {
		if b.n != nil {
			list = append(list, b.n)
		}
		for _, c := range b.children {
			visit(c)
		}
	}
	if p.root != nil {
		visit(p.root)
	}
	return list
}

// Save implements Frontier.
func (p *RandomPaths) Save(number func(Node) int) (Saved, error) {
	saved := None()
	saved.InOrder = numbers(p.Waiting(), number)
	if p.at != nil && p.at.n != nil {
		saved.At = number(p.at.n)
	}
	return saved, nil
}

// Load implements Frontier.
func (p *RandomPaths) Load(saved Saved, node func(int) Node) error {
	list, err := nodes(saved.InOrder, node)
	if err != nil {
		return err
	}
	p.root, p.at, p.of = nil, nil, map[Node]*branching{}
	all := map[Node]*branching{}
	var place func(n Node) *branching
	place = func(n Node) *branching {
		b := all[n]
		if b == nil {
			b = &branching{}
			all[n] = b
			if above := n.Parent(); above == nil {
				p.root = b
			} else {
				b.parent = place(above)
				b.parent.children = append(b.parent.children, b)
			}
		}
		return b
	}
	for _, n := range list {
		b := place(n)
		b.n, p.of[n] = n, b
	}
	if n := node(saved.At); n != nil && p.of[n] != nil {
		p.at, p.next = p.of[n], n.Next()
	}
	return nil
}
