package explore

import (
	"crypto/rand"
	"encoding/binary"

	"github.com/gojpf/gojpf/choice"
)

// choiceOrder is the order in which the alternatives of a node are taken. It
// changes neither the numbers nor the texts of alternatives, so traces can be
// replayed without knowing it.
type choiceOrder struct {
	shuffle bool
	seed    uint64
}

// newChoiceOrder makes the order that the options want.
// The seed has 32 bits: it is to be typed in again.
func newChoiceOrder(want orderOptions) (choiceOrder, error) {
	o := choiceOrder{shuffle: want.shuffle, seed: want.seed}
	if want.byClock {
		var b [4]byte // a seed that people can copy
		if _, err := rand.Read(b[:]); err != nil {
			return o, err
		}
		o.seed = uint64(binary.LittleEndian.Uint32(b[:]))
	}
	return o, nil
}

// reported is the seed for the result.
func (o *choiceOrder) reported() *uint64 {
	if !o.shuffle {
		return nil
	}
	return &o.seed
}

// alternative returns the one that is taken in place i. Equal choices in
// different states have different orders, which depend on the state alone.
// It is a function of the state, not of how often it was asked: a node that was shed and comes
// back, or a search that goes on from a checkpoint, has the same order. Without the digest all
// states in front of equal choices would be explored in one order, and a search that begins at
// the wrong end would do so everywhere.
func (o *choiceOrder) alternative(n *node, i int) int {
	if !o.shuffle || n.total < 2 {
		return i
	}
	order := choice.NewOrder(n.gens[0].ID(), n.total, o.seed^n.digest.Lo)
	return order.At(i)
}
