package symbolic

import (
	"maps"
	"slices"
)

// literal is the contents of an array that is known: the elements that differ
// from the most frequent one, by index. Tables of thousands of elements, of which most
// are 0, are common: the JDK's of characters are such.
type literal struct {
	indices []int32
	bits    []uint64
	other   uint64
	// Computed once, as hashing is done at every lookup in the context.
	digest uint64
}

func (l *literal) at(i int32) uint64 {
	if j, found := slices.BinarySearch(l.indices, i); found {
		return l.bits[j]
	}
	return l.other
}

func (l *literal) value() *ArrayValue {
	elems := make(map[int32]uint64, len(l.indices))
	for j, i := range l.indices {
		elems[i] = l.bits[j]
	}
	return NewArrayValue(elems, l.other)
}

func (l *literal) equal(o *literal) bool {
	return l.other == o.other && slices.Equal(l.indices, o.indices) && slices.Equal(l.bits, o.bits)
}

// limits are the least and the greatest element, of ints or longs.
func (l *literal) limits() (lo, hi int64) {
	lo, hi = int64(l.other), int64(l.other)
	for _, x := range l.bits {
		lo, hi = min(lo, int64(x)), max(hi, int64(x))
	}
	return lo, hi
}

func (l *literal) hash() uint64 { return l.digest }

// ArrayLit is the array with the given elements, as in [Value.Bits], from
// index 0. What lies beyond its end is of no concern: a program's array has its
// length beside it. All zeroes, of any length, is ArrayLit(t, nil). With the same
// contents it is the same expression, wherever the program has the array.
func (c *Context) ArrayLit(t Type, elems []uint64) *Expr {
	counts := make(map[uint64]int)
	l := &literal{}
	for _, x := range elems {
		x = narrow(t, x)
		counts[x]++
		// Among equally frequent ones the least, so that the order does not matter.
		if n := counts[x]; n > counts[l.other] || n == counts[l.other] && x < l.other {
			l.other = x
		}
	}
	l.digest = mix(uint64(t), l.other)
	for i, x := range elems {
		if x = narrow(t, x); x != l.other {
			l.indices = append(l.indices, int32(i))
			l.bits = append(l.bits, x)
			l.digest = mix(mix(l.digest, uint64(i)), x)
		}
	}
	return c.intern(node{op: OpLit, kind: Array, elem: t, lit: l})
}

// ArrayOf is an array with the given elements from index 0, of which some are
// not constant.
func (c *Context) ArrayOf(t Type, elems []*Expr) *Expr {
	bits := make([]uint64, len(elems))
	for i, x := range elems {
		want(x, t.Kind())
		if x.IsConst() {
			bits[i] = x.bits
		}
	}
	a := c.ArrayLit(t, bits)
	for i, x := range elems {
		if !x.IsConst() {
			a = c.Store(a, c.Int(int32(i)), x)
		}
	}
	return a
}

// Select is the element at an index, which the caller has checked. It goes back through
// stores as long as they are certainly of other elements. That and constants are all
// that is decided here: an index that may be either is a question of the path, or of
// the solver's theory of arrays.
func (c *Context) Select(a, index *Expr) *Expr {
	want(a, Array)
	want(index, I32)
	k := a.elem.Kind()
	for from := a; ; from = from.args[0] {
		switch {
		case from.op == OpStore && from.args[1] == index:
			return from.args[2]
		case from.op == OpStore && from.args[1].IsConst() && index.IsConst():
			continue // another element
		case from.op == OpStore && disjoint(from.args[1], index):
			continue
		case from.op == OpLit && index.IsConst():
			return c.Const(k, from.lit.at(int32(index.bits)))
		case from.op == OpLit && len(from.lit.indices) == 0:
			return c.Const(k, from.lit.other)
		// Merged paths have such arrays; with a known index each side is known.
		case from.op == OpIte && (from.args[1].op == OpLit || from.args[2].op == OpLit) && index.IsConst():
			return c.Ite(from.args[0], c.Select(from.args[1], index), c.Select(from.args[2], index))
		}
		return c.intern(node{op: OpSelect, kind: k, args: [3]*Expr{from, index}, nargs: 2})
	}
}

func disjoint(i, j *Expr) bool { return i.hi < j.lo || j.hi < i.lo }

// Store is the array with one element replaced. What does not fit the type of
// the elements is cut, as the instructions bastore, castore and sastore do. Stores are
// put into one order where that cannot matter: states reached along different ways have
// the same array then.
func (c *Context) Store(a, index, x *Expr) *Expr {
	want(a, Array)
	want(index, I32)
	want(x, a.elem.Kind())
	x = c.Fit(a.elem, x)
	switch {
	case a.op == OpStore && a.args[1] == index:
		return c.Store(a.args[0], index, x)
	case a.op == OpStore && a.args[1].IsConst() && index.IsConst() && index.lo < a.args[1].lo:
		// Stores with constant indices are kept in order, each index once.
		below := c.Store(a.args[0], index, x)
		return c.make3(OpStore, Array, below, a.args[1], a.args[2])
	case a.op == OpLit && index.IsConst() && x.IsConst():
		if a.lit.at(int32(index.bits)) == x.bits {
			return a
		}
		return c.litWith(a, int32(index.bits), x.bits)
	// What is there already.
	case x.op == OpSelect && x.args[0] == a && x.args[1] == index:
		return a
	}
	return c.make3(OpStore, Array, a, index, x)
}

// litWith replaces an element of a known array.
func (c *Context) litWith(a *Expr, i int32, x uint64) *Expr {
	elems := make(map[int32]uint64, len(a.lit.indices)+1)
	for j, k := range a.lit.indices {
		elems[k] = a.lit.bits[j]
	}
	elems[i] = x
	l := &literal{other: a.lit.other, digest: mix(uint64(a.elem), a.lit.other)}
	for _, k := range slices.Sorted(maps.Keys(elems)) {
		if elems[k] == l.other {
			continue
		}
		l.indices, l.bits = append(l.indices, k), append(l.bits, elems[k])
		l.digest = mix(mix(l.digest, uint64(k)), elems[k])
	}
	return c.intern(node{op: OpLit, kind: Array, elem: a.elem, lit: l})
}

// Fit cuts a value to what a variable or element of a type can hold. A boolean array
// keeps the lowest bit, as HotSpot does with what bastore gets.
func (c *Context) Fit(t Type, x *Expr) *Expr {
	want(x, t.Kind())
	switch t {
	case Boolean:
		return c.BitAnd(x, c.Int(1))
	case Byte:
		return c.I2B(x)
	case Char:
		return c.I2C(x)
	case Short:
		return c.I2S(x)
	}
	return x
}
