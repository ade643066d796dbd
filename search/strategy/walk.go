package strategy

import "math/rand/v2"

// Walk takes random paths from the root, a new one whenever a path has ended.
// Without random numbers it takes the path of first alternatives.
// It takes one alternative of each node. The explorer drops a node of which one was taken
// (walking), so a path ends where nothing follows.
type Walk struct {
	Base
	Paths  int // left to take
	Random *rand.Rand

	root, at Node
}

// Push implements Frontier.
func (w *Walk) Push(n Node) {
	if w.root == nil {
		w.root = n
	}
	w.at = n
	if w.Random != nil {
		n.Take(w.Random.IntN(n.Alternatives()))
	}
}

// Top implements Frontier.
func (w *Walk) Top() Node { return w.at }

// Drop ends a path: the next one starts at the root. It implements Frontier.
func (w *Walk) Drop() {
	w.at = nil
	if w.Paths--; w.Paths > 0 {
		w.root.Take(w.Random.IntN(w.root.Alternatives()))
		w.at = w.root
	}
}

// Uproot implements Frontier.
func (w *Walk) Uproot() bool {
	w.root, w.at = nil, nil
	return true
}

// someOnly is what can be done about paths that a walk leaves out.
const someOnly = "it takes some paths only; search.class=dfs takes all"

// Traits implements Frontier.
func (w *Walk) Traits() Traits {
	t := Traits{Walks: true, Left: "random search", Help: someOnly}
	if w.Random == nil {
		t.Left = "search of one path"
	}
	return t
}

// Waiting implements Frontier.
func (w *Walk) Waiting() []Node {
	var list []Node
	for _, n := range []Node{w.root, w.at} {
		if n != nil {
			list = append(list, n)
		}
	}
	return list
}

// Save implements Frontier.
func (w *Walk) Save(number func(Node) int) (Saved, error) {
	saved := None()
	saved.Walk = w.Paths
	if w.at != nil {
		saved.At = number(w.at)
	}
	return saved, nil
}

// Load implements Frontier. The root is the first of all nodes.
func (w *Walk) Load(saved Saved, node func(int) Node) error {
	w.root, w.at, w.Paths = node(0), node(saved.At), saved.Walk
	return nil
}
