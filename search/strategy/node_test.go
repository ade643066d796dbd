package strategy

import "github.com/gojpf/gojpf/choice"

// testNode is a node without a search.
type testNode struct {
	parent      *testNode
	depth       int
	next, total int
	rank        Rank
}

func (n *testNode) Parent() Node {
	if n.parent == nil {
		return nil
	}
	return n.parent
}
func (n *testNode) Depth() int                  { return n.depth }
func (n *testNode) Choices() []choice.Generator { return nil }
func (n *testNode) Alternatives() int           { return n.total }
func (n *testNode) Next() int                   { return n.next }
func (n *testNode) Take(alternative int)        { n.next = alternative }
func (n *testNode) Rank() *Rank                 { return &n.rank }
