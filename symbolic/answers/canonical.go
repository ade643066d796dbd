package answers

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"slices"

	"github.com/zeebo/xxh3"

	"github.com/gojpf/gojpf/symbolic"
)

// Form is the version of what is kept. Whatever changes the meaning of a question's form, such as the
// number of an operation, has to change it.
const Form = 1

// Question is a set of conditions without the names of its variables: questions that
// differ in these, or in the order of conditions and of operands, are the same.
type Question struct {
	key  [keySize]byte
	vars []*symbolic.Var // by their numbers in the question
}

const keySize = sha256.Size

// mostNodes is how large questions may be: to write down larger ones takes as long as to
// solve some.
const mostNodes = 20_000

// Ask makes a question of conditions. ok is false where they are too large.
func Ask(conds []*symbolic.Expr) (q *Question, ok bool) {
	w := &writer{colours: map[*symbolic.Expr]uint64{}, nodes: map[*symbolic.Expr]uint64{}, vars: map[*symbolic.Var]uint64{}, q: &Question{}}
	for range refinements {
		if !w.rename(conds) {
			return nil, false
		}
		w.colour(conds)
	}
	w.rename(conds)
	w.b = binary.AppendUvarint(w.b, Form)
	var numbers []uint64
	for _, c := range w.sorted(conds) {
		numbers = append(numbers, w.node(c))
	}
	slices.Sort(numbers)
	for _, n := range numbers {
		w.b = binary.AppendUvarint(w.b, n)
	}
	// So many of both: nothing that is written can be read in two ways.
	w.b = binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(w.b, uint32(len(w.nodes))), uint32(len(numbers)))
	w.q.key = sha256.Sum256(w.b)
	return w.q, true
}

// writer writes a question down. Names of expressions, in which variables of a domain are the same unless they occur at
// different places, say in which order operands and conditions stand; then variables and nodes are numbered in that order.
type writer struct {
	names   map[*symbolic.Expr]xxh3.Uint128
	order   []*symbolic.Expr          // operands before what they are operands of
	colours map[*symbolic.Expr]uint64 // of variables: where they occur
	nodes   map[*symbolic.Expr]uint64
	vars    map[*symbolic.Var]uint64
	b       []byte
	q       *Question
}

// refinements is how often variables are told apart by where they occur. What is the same after that mostly is in truth; where it is
// not a question may be written down in two ways, and is not known again.
const refinements = 2

// rename names all expressions. It reports false where there are too many.
func (w *writer) rename(conds []*symbolic.Expr) bool {
	w.names, w.order = map[*symbolic.Expr]xxh3.Uint128{}, nil
	for _, c := range conds {
		if w.name(c); len(w.names) > mostNodes {
			return false
		}
	}
	return true
}

// name is what an expression is but for the names of variables. Two that have the same name by chance
// only stand in an order that may be another one next time: the question is then not known again.
func (w *writer) name(e *symbolic.Expr) xxh3.Uint128 {
	if n, known := w.names[e]; known {
		return n
	}
	b := head(nil, e)
	if e.Op() == symbolic.OpVar {
		b = binary.BigEndian.AppendUint64(domain(b, e.Var().Domain), w.colours[e])
	}
	var args []xxh3.Uint128
	for _, a := range e.Args() {
		args = append(args, w.name(a))
	}
	if e.Op().Commutes() {
		slices.SortFunc(args, order)
	}
	for _, n := range args {
		b = binary.BigEndian.AppendUint64(binary.BigEndian.AppendUint64(b, n.Hi), n.Lo)
	}
	n := xxh3.Hash128(b)
	w.names[e], w.order = n, append(w.order, e)
	return n
}

// colour tells variables apart by where they occur: below which expressions, and at which place.
func (w *writer) colour(conds []*symbolic.Expr) {
	places := map[*symbolic.Expr]uint64{}
	for _, c := range conds {
		places[c]++
	}
	var b []byte
	for _, e := range slices.Backward(w.order) {
		n := w.names[e]
		for i, a := range e.Args() {
			if e.Op().Commutes() {
				i = 0
			}
			b = binary.BigEndian.AppendUint64(b[:0], places[e])
			b = binary.BigEndian.AppendUint64(binary.BigEndian.AppendUint64(b, n.Hi), n.Lo)
			// A sum does not depend on the order of what it is one of.
			places[a] += xxh3.Hash(append(b, byte(i)))
		}
		if e.Op() == symbolic.OpVar {
			w.colours[e] = places[e]
		}
	}
}

func order(a, b xxh3.Uint128) int {
	x, y := a.Bytes(), b.Bytes()
	return bytes.Compare(x[:], y[:])
}

// sorted are expressions by name.
func (w *writer) sorted(list []*symbolic.Expr) []*symbolic.Expr {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b *symbolic.Expr) int { return order(w.name(a), w.name(b)) })
	return list
}

// node writes an expression down, if it is not there yet, and returns its number.
func (w *writer) node(e *symbolic.Expr) uint64 {
	if n, known := w.nodes[e]; known {
		return n
	}
	args := e.Args()
	if e.Op().Commutes() {
		args = w.sorted(args)
	}
	var numbers []uint64
	for _, a := range args {
		numbers = append(numbers, w.node(a))
	}
	w.b = head(w.b, e)
	if v := e.Var(); e.Op() == symbolic.OpVar {
		n, known := w.vars[v]
		if !known {
			n = uint64(len(w.q.vars))
			w.vars[v], w.q.vars = n, append(w.q.vars, v)
		}
		w.b = domain(binary.AppendUvarint(w.b, n), v.Domain)
	}
	for _, n := range numbers {
		w.b = binary.AppendUvarint(w.b, n)
	}
	n := uint64(len(w.nodes))
	w.nodes[e] = n
	return n
}

// head writes what an expression is beside its operands.
func head(b []byte, e *symbolic.Expr) []byte {
	b = append(b, byte(e.Op()), byte(e.Kind()), byte(e.Elem()), byte(e.Func()), byte(e.NumArgs()))
	switch v, constant := e.Const(); {
	case constant:
		b = binary.AppendUvarint(b, v.Bits)
	case e.Op() == symbolic.OpLit:
		indices, bits, other := e.Lit()
		b = binary.AppendUvarint(binary.AppendUvarint(b, uint64(len(indices))), other)
		for i := range indices {
			b = binary.AppendUvarint(binary.AppendVarint(b, int64(indices[i])), bits[i])
		}
	}
	return b
}

func domain(b []byte, d symbolic.Domain) []byte {
	b = append(b, byte(d.Type), bit(d.Array), bit(d.NaN))
	b = binary.AppendVarint(binary.AppendVarint(b, d.Min), d.Max)
	return binary.AppendUvarint(binary.AppendUvarint(b, d.MinBits), d.MaxBits)
}

func bit(set bool) byte {
	if set {
		return 1
	}
	return 0
}
