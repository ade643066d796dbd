package explore

import (
	"github.com/vmihailenco/msgpack/v5"

	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/checkpoint"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/vm"
)

// pathTree is the part of the tree of paths that a frontier needs: its nodes
// and all their ancestors, every parent before its children.
// Parents come first so that whoever reads it can link each node as it comes, with no second
// pass. Finished nodes are written as their place in the tree only.
type pathTree struct {
	nodes   []*node
	index   map[*node]int
	records checkpoint.Records
}

func newPathTree(f strategy.Frontier) *pathTree {
	t := &pathTree{index: map[*node]int{}}
	for _, n := range f.Waiting() {
		t.add(n.(*node))
	}
	return t
}

// add appends n behind its ancestors.
func (t *pathTree) add(n *node) {
	var path []*node
	for ; n != nil; n = n.parent {
		if _, known := t.index[n]; known {
			break
		}
		path = append(path, n)
	}
	for i := len(path) - 1; i >= 0; i-- {
		n := path[i]
		t.index[n] = len(t.nodes)
		t.nodes = append(t.nodes, n)
		if n.open != nil {
			t.records.Place(n.noted)
		}
	}
}

// root is the state that the program's start leads to.
func (t *pathTree) root() *node {
	if len(t.nodes) == 0 {
		return nil
	}
	return t.nodes[0]
}

func (t *pathTree) encode(enc *msgpack.Encoder) error {
	for _, n := range t.nodes {
		s := checkpoint.Node{Parent: -1, Via: n.via}
		if n.parent != nil {
			s.Parent = t.index[n.parent]
		}
		if o := n.open; o != nil {
			s.Open, s.Next, s.Total, s.Digest, s.ID, s.Again = true, o.next, o.total, checkpoint.Digest{o.digest.Hi, o.digest.Lo}, o.id, o.again
			s.Only, s.Noted = o.only, t.records.Place(o.noted)
			s.Score, s.Order, s.Thread, s.Ready, s.Preemptions = o.Score, o.Order, o.thread, o.ready, o.notes.Preemptions
		}
		if err := enc.Encode(&s); err != nil {
			return err
		}
	}
	return nil
}

// decodeTree reads n nodes; the first is root.
// The states of nodes are missing then: reopen makes them when their turn comes.
func decodeTree(dec *msgpack.Decoder, n int, root *node, records []*models.Record) ([]*node, error) {
	var nodes []*node
	total := func(i int) (alternatives int, known bool) {
		if nodes[i].open == nil {
			return 0, false
		}
		return nodes[i].total, true
	}
	err := checkpoint.Nodes(dec, n, total, func(i int, s *checkpoint.Node) error {
		at := root
		if i > 0 {
			parent := nodes[s.Parent]
			at = &node{parent: parent, via: s.Via, depth: parent.depth + 1}
			if s.Open {
				at.open = &open{}
			}
		}
		if o := at.open; o != nil && s.Open {
			o.next, o.total, o.digest, o.id, o.again = s.Next, s.Total, vm.Digest{Hi: s.Digest[0], Lo: s.Digest[1]}, s.ID, s.Again
			var err error
			if o.noted, err = checkpoint.At(records, s.Noted); err != nil {
				return err
			}
			o.only = s.Only
			o.rank = rank{Rank: strategy.Rank{Score: s.Score, Order: s.Order}, thread: s.Thread, ready: s.Ready}
			o.notes.Preemptions = s.Preemptions
		}
		nodes = append(nodes, at)
		return nil
	})
	return nodes, err
}
