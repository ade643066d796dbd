package symbolic

import (
	"math"
	"slices"
	"sync"
	"sync/atomic"
	"weak"
)

// Workers on several cores make expressions at once; with that many locks they hardly
// ever meet.
const numShards = 64

// Context makes expressions and sees to it that equal ones are the same. It may
// be used by several goroutines.
//
// It has a method for each operation, and so more than other types: who makes an
// expression needs nothing but the context, and operands of another one are a mistake
// that a table of functions would hide.
type Context struct {
	shards [numShards]shard
	ids    atomic.Uint64

	varsMu sync.Mutex
	vars   map[varKey]*Expr

	lookups lookups

	// Weak pointers would let them be collected and made again all the time; zeroes,
	// which have no array to stand in, must only stay alive.
	// Constants that are asked for all the time; these stay alive.
	small  [2][smallConsts]*Expr // I32, I64: -1 ...
	truth  [2]*Expr
	zeroes map[Kind]*Expr
}

const (
	smallConsts = 130
	leastSmall  = -1
)

type varKey struct {
	name   string
	domain Domain
}

// shard is a hash table with linear probing. Its entries do not keep
// expressions alive; the dead are swept out when the table is full. Interning without
// weak references would keep every expression of a run; a search makes millions that
// only one path needs.
type shard struct {
	mu    sync.Mutex
	slots []slot
	used  int
}

type slot struct {
	hash uint64
	expr weak.Pointer[Expr]
}

// NewContext returns a context without expressions.
func NewContext() *Context {
	c := &Context{vars: make(map[varKey]*Expr), zeroes: make(map[Kind]*Expr)}
	for i := range c.shards {
		c.shards[i].slots = make([]slot, 64)
	}
	for i := range smallConsts {
		c.small[0][i] = c.newConst(I32, uint64(int64(i+leastSmall)))
		c.small[1][i] = c.newConst(I64, uint64(int64(i+leastSmall)))
	}
	c.truth[0], c.truth[1] = c.newConst(Bool, 0), c.newConst(Bool, 1)
	for _, k := range []Kind{F32, F64} {
		c.zeroes[k] = c.newConst(k, 0)
	}
	return c
}

// Live returns how many expressions are in the table, some of which may be dead.
func (c *Context) Live() int {
	n := 0
	for i := range c.shards {
		s := &c.shards[i]
		s.mu.Lock()
		n += s.used
		s.mu.Unlock()
	}
	return n
}

// intern returns the one expression that equals e, which the caller gives away.
// Only what e is made of needs to be set. One that is dead but not swept has a nil
// pointer: an equal one is made anew then, with a new id, so what was remembered by the
// old id is lost, but never taken for something else.
func (c *Context) intern(e node) *Expr {
	e.hash = e.structuralHash()
	s := &c.shards[e.hash%numShards]
	s.mu.Lock()
	defer s.mu.Unlock()
	mask := uint64(len(s.slots) - 1)
	i := e.hash / numShards & mask
	for ; s.slots[i].hash != 0; i = (i + 1) & mask {
		if s.slots[i].hash != e.hash {
			continue
		}
		if found := s.slots[i].expr.Value(); found != nil && found.same(&e) {
			return found
		}
	}
	// Under the lock, so that nobody else makes the same meanwhile. It looks at
	// arguments only, and takes no lock.
	e.complete()
	made := &Expr{node: e, id: c.ids.Add(1)}
	s.slots[i] = slot{e.hash, weak.Make(made)}
	s.used++
	// Probing gets long beyond that.
	if s.used > len(s.slots)*3/4 {
		s.sweep()
	}
	return made
}

// sweep throws out the dead, and doubles the table if that was not enough. Only here
// are slots freed: to free one in the middle would break the chain of probes that goes
// over it.
func (s *shard) sweep() {
	live := make([]slot, 0, s.used)
	for _, sl := range s.slots {
		if sl.hash != 0 && sl.expr.Value() != nil {
			live = append(live, sl)
		}
	}
	size := len(s.slots)
	for len(live) > size*3/8 {
		size *= 2
	}
	s.slots, s.used = make([]slot, size), len(live)
	mask := uint64(size - 1)
	for _, sl := range live {
		i := sl.hash / numShards & mask
		for s.slots[i].hash != 0 {
			i = (i + 1) & mask
		}
		s.slots[i] = sl
	}
}

// Arguments are compared by pointer, as they were interned before; so the comparison is
// not recursive.
func (e *node) same(o *node) bool {
	return e.op == o.op && e.kind == o.kind && e.elem == o.elem && e.fn == o.fn && e.bits == o.bits &&
		e.args == o.args && e.v == o.v && (e.lit == o.lit || e.lit != nil && o.lit != nil && e.lit.equal(o.lit))
}

// structuralHash depends only on what the expression is made of. It is never 0. Never
// 0, as that marks an empty slot. It is built of the hashes of arguments, and so
// independent of ids and addresses.
func (e *node) structuralHash() uint64 {
	h := mix(uint64(e.op)|uint64(e.kind)<<8|uint64(e.elem)<<16|uint64(e.fn)<<24, e.bits)
	for _, a := range e.args[:e.nargs] {
		h = mix(h, a.hash)
	}
	if e.v != nil {
		h = mix(h, e.v.hash)
	}
	if e.lit != nil {
		h = mix(h, e.lit.hash())
	}
	return h | 1<<63
}

func mix(h, x uint64) uint64 {
	h ^= x + 0x9e3779b97f4a7c15 + h<<6 + h>>2
	h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>27) * 0x94d049bb133111eb
	return h ^ h>>31
}

func hashString(s string) uint64 {
	h := uint64(len(s))
	for i := range len(s) {
		h = mix(h, uint64(s[i]))
	}
	return h
}

// complete computes what follows from what e is made of. Everything here is paid once
// for each expression, which is asked about many times.
func (e *node) complete() {
	size := uint64(1)
	for _, a := range e.args[:e.nargs] {
		size += uint64(a.size)
		e.traits |= a.traits
		e.depth = max(e.depth, a.depth+1)
	}
	e.size = uint32(min(size, math.MaxUint32))
	e.traits |= e.ownTraits()
	switch {
	case e.v != nil:
		e.vars = []*Var{e.v}
	default:
		e.vars = unionVars(e.args[:e.nargs])
	}
	if e.kind.IsInt() {
		e.lo, e.hi = staticRange(e)
	}
}

// They lead questions to who can answer them; a trait too many costs time, one too few
// may lose an answer, never make it wrong.
func (e *node) ownTraits() Traits {
	var t Traits
	if e.kind.IsFloat() {
		t |= HasFloat
	}
	switch e.op {
	case OpFRem, OpCall:
		t |= HasSearch
	case OpSelect, OpStore, OpLit:
		t |= HasArray
		if e.op == OpSelect && e.args[0].op == OpLit {
			t |= HasTable
		}
	case OpULt, OpUDiv, OpURem, OpBitAnd, OpBitOr, OpBitXor, OpShr, OpUshr, OpI2B, OpI2S, OpI2C, OpL2I:
		t |= HasBits
	case OpShl:
		if !e.args[1].IsConst() {
			t |= HasBits
		}
	case OpMul:
		if !e.args[1].IsConst() {
			t |= HasNonlinear
		}
	case OpMulHigh:
		t |= HasNonlinear
	case OpDiv, OpRem:
		if !e.args[1].IsConst() {
			t |= HasNonlinear
		}
	case OpToBits:
		t |= HasBits
	}
	if e.kind == Array {
		t |= HasArray
	}
	return t
}

// unionVars returns the variables of args, in an existing slice if one has all. Most
// operations add no variable to those of one argument, so most expressions own no slice
// of theirs.
func unionVars(args []*Expr) []*Var {
	var all []*Var
	for _, a := range args {
		all = mergeVars(all, a.vars)
	}
	return all
}

func mergeVars(a, b []*Var) []*Var {
	switch {
	case len(a) == 0 || containsVars(b, a):
		return b
	case len(b) == 0 || containsVars(a, b):
		return a
	}
	out := make([]*Var, 0, len(a)+len(b))
	for len(a) > 0 && len(b) > 0 {
		switch {
		case a[0] == b[0]:
			out, a, b = append(out, a[0]), a[1:], b[1:]
		case a[0].index < b[0].index:
			out, a = append(out, a[0]), a[1:]
		default:
			out, b = append(out, b[0]), b[1:]
		}
	}
	return slices.Clip(append(append(out, a...), b...))
}

// containsVars tells whether all of b, which is sorted as a is, are in a.
func containsVars(a, b []*Var) bool {
	if len(b) > len(a) {
		return false
	}
	for _, v := range b {
		for len(a) > 0 && a[0].index < v.index {
			a = a[1:]
		}
		if len(a) == 0 || a[0] != v {
			return false
		}
	}
	return true
}

// Var returns the input of a name and domain. Asked again, it returns the same.
// Inputs of one name and different domains are different ones. Variables are kept for
// ever: who asks again must get the one that paths and models refer to.
func (c *Context) Var(name string, d Domain) *Expr {
	key := varKey{name, d}
	c.varsMu.Lock()
	defer c.varsMu.Unlock()
	if e, ok := c.vars[key]; ok {
		return e
	}
	h := mix(hashString(name), uint64(d.Type)<<1)
	for _, x := range []uint64{uint64(d.Min), uint64(d.Max), d.MinBits, d.MaxBits} {
		h = mix(h, x)
	}
	v := &Var{Name: name, Domain: d, index: len(c.vars), hash: h}
	e := c.intern(node{op: OpVar, kind: d.Kind(), elem: d.Type, v: v})
	v.expr = e
	c.vars[key] = e
	return e
}

func (c *Context) newConst(k Kind, bits uint64) *Expr {
	return c.intern(node{op: OpConst, kind: k, bits: bits})
}

// Const returns the constant of a kind and value; see [Value.Bits].
func (c *Context) Const(k Kind, bits uint64) *Expr {
	switch k {
	case Bool:
		return c.truth[bits&1]
	case I32, I64:
		if k == I32 {
			bits = uint64(int64(int32(bits)))
		}
		if i := int64(bits) - leastSmall; i >= 0 && i < smallConsts {
			return c.small[k-I32][i]
		}
	case F32:
		bits = uint64(uint32(bits))
	}
	return c.newConst(k, bits)
}

// Int returns an int constant.
func (c *Context) Int(i int32) *Expr { return c.Const(I32, uint64(int64(i))) }

// Long returns a long constant.
func (c *Context) Long(i int64) *Expr { return c.Const(I64, uint64(i)) }

// Float returns a float constant.
func (c *Context) Float(f float32) *Expr { return c.Const(F32, uint64(math.Float32bits(f))) }

// Double returns a double constant.
func (c *Context) Double(f float64) *Expr { return c.Const(F64, math.Float64bits(f)) }

// Bool returns a constant condition.
func (c *Context) Bool(b bool) *Expr {
	if b {
		return c.truth[1]
	}
	return c.truth[0]
}

// True is the condition that always holds.
func (c *Context) True() *Expr { return c.truth[1] }

// False is the condition that never holds.
func (c *Context) False() *Expr { return c.truth[0] }

func (c *Context) intConst(k Kind, i int64) *Expr { return c.Const(k, uint64(i)) }

// make1, make2 and make3 make what no rule could simplify, folding constants.
func (c *Context) make1(op Op, k Kind, a *Expr) *Expr {
	if a.IsConst() {
		return c.Const(k, apply(op, k, a.kind, 0, a.bits, 0, 0))
	}
	return c.intern(node{op: op, kind: k, args: [3]*Expr{a}, nargs: 1})
}

// Operands of what commutes are put into one order, so that a + b and b + a are one
// expression: a condition met again in another order is the same.
func (c *Context) make2(op Op, k Kind, a, b *Expr) *Expr {
	if a.IsConst() && b.IsConst() {
		return c.Const(k, apply(op, k, a.kind, 0, a.bits, b.bits, 0))
	}
	if op.Commutes() && less(b, a) {
		a, b = b, a
	}
	return c.intern(node{op: op, kind: k, args: [3]*Expr{a, b}, nargs: 2})
}

func (c *Context) make3(op Op, k Kind, a, b, d *Expr) *Expr {
	if op != OpStore && a.IsConst() && b.IsConst() && d.IsConst() {
		return c.Const(k, apply(op, k, a.kind, 0, a.bits, b.bits, d.bits))
	}
	e := node{op: op, kind: k, args: [3]*Expr{a, b, d}, nargs: 3}
	if k == Array {
		e.elem = b.elem
		if op == OpStore {
			e.elem = a.elem
		}
	}
	return c.intern(e)
}
