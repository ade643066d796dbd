package checkpoint

import "github.com/vmihailenco/msgpack/v5"

// Digest is a digest in a checkpoint.
type Digest [2]uint64

// Node is a node of the tree of paths in a checkpoint. One without alternatives left
// has only the first two.
// Fields are written in order and without names, as there may be millions of nodes. A new one
// goes to the end; anything else is a new format.
type Node struct {
	//lint:ignore U1000 tells msgpack to leave out the names
	_msgpack    struct{} `msgpack:",as_array"`
	Parent, Via int
	Open        bool
	Next, Total int
	Digest      Digest
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

// Nodes reads so many nodes, every parent before its children, and gives them to add
// one by one. total is how many alternatives a node has that was added; known is
// false where that does not matter any more.
// Indices are checked here, before anybody uses them: a file may say anything.
func Nodes(dec *msgpack.Decoder, n int, total func(i int) (alternatives int, known bool), add func(i int, s *Node) error) error {
	for i := range n {
		var s Node
		if err := dec.Decode(&s); err != nil {
			return err
		}
		if i > 0 {
			if s.Parent < 0 || s.Parent >= i || s.Via < 0 {
				return ErrIncoherent
			}
			if alternatives, known := total(s.Parent); known && s.Via >= alternatives {
				return ErrIncoherent
			}
		}
		if s.Open && (s.Next < 0 || s.Next > s.Total) {
			return ErrIncoherent
		}
		if err := add(i, &s); err != nil {
			return err
		}
	}
	return nil
}
