package search

import (
	"errors"

	"github.com/vmihailenco/msgpack/v5"

	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/vm"
)

// pathTree is the part of the tree of paths that a frontier needs: its nodes
// and all their ancestors, every parent before its children.
type pathTree struct {
	nodes []*node
	index map[*node]int
	// What was noted before a transition is the same at most nodes.
	records  []*models.Record
	recorded map[*models.Record]int
}

func newPathTree(f strategy.Frontier) *pathTree {
	t := &pathTree{index: map[*node]int{}, recorded: map[*models.Record]int{}}
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
			t.record(n.noted)
		}
	}
}

// record is the place, from 1, at which a record is written; 0 for none.
func (t *pathTree) record(r *models.Record) int {
	if r == nil {
		return 0
	}
	if _, known := t.recorded[r]; !known {
		t.records = append(t.records, r)
		t.recorded[r] = len(t.records)
	}
	return t.recorded[r]
}

// root is the state that the program's start leads to.
func (t *pathTree) root() *node {
	if len(t.nodes) == 0 {
		return nil
	}
	return t.nodes[0]
}

// savedNode is a node in a checkpoint. One without alternatives left has only
// the first two.
type savedNode struct {
	//lint:ignore U1000 tells msgpack to leave out the names
	_msgpack    struct{} `msgpack:",as_array"`
	Parent, Via int
	Open        bool
	Next, Total int
	Digest      digest
	ID          int64
	Score       int
	Order       int
	Thread      int
	Ready       bool
	Preemptions int
	Again       bool
	Noted       int // the place of the record, from 1
	Only        []int
}

func (t *pathTree) encode(enc *msgpack.Encoder) error {
	for _, n := range t.nodes {
		s := savedNode{Parent: -1, Via: n.via}
		if n.parent != nil {
			s.Parent = t.index[n.parent]
		}
		if o := n.open; o != nil {
			s.Open, s.Next, s.Total, s.Digest, s.ID, s.Again = true, o.next, o.total, digest{o.digest.Hi, o.digest.Lo}, o.id, o.again
			s.Only, s.Noted = o.only, t.record(o.noted)
			s.Score, s.Order, s.Thread, s.Ready, s.Preemptions = o.Score, o.Order, o.thread, o.ready, o.notes.Preemptions
		}
		if err := enc.Encode(&s); err != nil {
			return err
		}
	}
	return nil
}

// errIncoherent is for files whose checksum is right and whose content is not.
var errIncoherent = errors.New("the checkpoint does not hang together")

// decodeTree reads n nodes; the first is root.
func decodeTree(dec *msgpack.Decoder, n int, root *node, records []*models.Record) ([]*node, error) {
	var nodes []*node
	for i := range n {
		var s savedNode
		if err := dec.Decode(&s); err != nil {
			return nil, err
		}
		at := root
		if i > 0 {
			if s.Parent < 0 || s.Parent >= i || s.Via < 0 || nodes[s.Parent].open != nil && s.Via >= nodes[s.Parent].total {
				return nil, errIncoherent
			}
			parent := nodes[s.Parent]
			at = &node{parent: parent, via: s.Via, depth: parent.depth + 1}
			if s.Open {
				at.open = &open{}
			}
		}
		if o := at.open; o != nil && s.Open {
			o.next, o.total, o.digest, o.id, o.again = s.Next, s.Total, vm.Digest{Hi: s.Digest[0], Lo: s.Digest[1]}, s.ID, s.Again
			if s.Noted < 0 || s.Noted > len(records) || s.Next < 0 || s.Next > s.Total {
				return nil, errIncoherent
			}
			if s.Noted > 0 {
				o.noted = records[s.Noted-1]
			}
			o.only = s.Only
			o.rank = rank{Rank: strategy.Rank{Score: s.Score, Order: s.Order}, thread: s.Thread, ready: s.Ready}
			o.notes.Preemptions = s.Preemptions
		}
		nodes = append(nodes, at)
	}
	return nodes, nil
}
