package strategy

import "fmt"

// Checked is a frontier of which it is checked, in builds with the tag invariants, that
// it gives back what was pushed, once and as long as it is not dropped. Where it keeps
// everything it must not lose any of it either. Walks may do as they like.
func Checked(f Frontier, keeps bool) Frontier {
	if f.Traits().Walks {
		return f
	}
	return &checked{Frontier: f, keeps: keeps, waiting: map[Node]bool{}}
}

type checked struct {
	Frontier
	keeps   bool
	waiting map[Node]bool
}

// Push implements Frontier.
func (c *checked) Push(n Node) {
	if n == nil || c.waiting[n] {
		panic(fmt.Sprintf("strategy: %v is pushed, which waits already", n))
	}
	c.waiting[n] = true
	c.Frontier.Push(n)
}

// Top implements Frontier.
func (c *checked) Top() Node {
	n := c.Frontier.Top()
	switch {
	case n == nil && c.keeps && len(c.waiting) > 0:
		panic(fmt.Sprintf("strategy: %T has lost %d nodes", c.Frontier, len(c.waiting)))
	case n != nil && !c.waiting[n]:
		panic(fmt.Sprintf("strategy: %T goes on with a node that is not waiting", c.Frontier))
	}
	return n
}

// Drop implements Frontier.
func (c *checked) Drop() {
	n := c.Frontier.Top()
	c.Frontier.Drop()
	delete(c.waiting, n)
}

// Share implements Frontier.
func (c *checked) Share(can func(Node) bool) Node {
	n := c.Frontier.Share(can)
	if n != nil {
		delete(c.waiting, n)
	}
	return n
}

// Load implements Frontier.
func (c *checked) Load(s Saved, node func(int) Node) error {
	err := c.Frontier.Load(s, node)
	clear(c.waiting)
	for _, n := range c.Waiting() {
		c.waiting[n] = true
	}
	return err
}
