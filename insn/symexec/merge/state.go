package merge

import (
	"cmp"
	"maps"
	"slices"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// state is a program state on the side: frames, the lowest of which stands for the
// machine's topmost one, and what was written elsewhere. pc has the conditions of
// nested branches, for what ranges exclude; guard has them since the branch, for exits.
// Writes are a list and not copies of objects, as most regions write a few places of
// many.
type state struct {
	frames []*vm.Frame
	writes map[place]value
	pc     *symbolic.PC   // of the path, with what was decided since
	guard  *symbolic.Expr // what was decided since the branch
	// A region of one path has spared nothing, and is given up.
	paths int // that it stands for
}

// value is what a slot holds.
type value struct {
	slot uint64
	attr vm.Attr
}

// place is a field or an element. A static field has a class, others an object.
type place struct {
	obj   vm.Ref
	class *vm.Class
	at    int
}

// By numbers that are the same on every path, as the order of writes is the order in
// which expressions are made.
func (p place) compare(q place) int {
	if p.class != nil && q.class != nil && p.class != q.class {
		return cmp.Compare(p.class.ID, q.class.ID)
	}
	return cmp.Or(cmp.Compare(p.obj, q.obj), cmp.Compare(p.at, q.at))
}

// kind is the type of what the place holds.
func (p place) kind(m *vm.Machine) vm.Kind {
	if p.class != nil {
		return p.class.StaticAt(p.at).Kind
	}
	c := m.Heap.Get(p.obj).Class
	if c.Elem != nil {
		return c.ElemKind()
	}
	return c.FieldAt(p.at).Kind
}

func (p place) read(m *vm.Machine) value {
	if p.class != nil {
		s := m.ClassState(p.class)
		return value{p.kind(m).Widen(s.Words[p.at]), s.Attrs[p.at]}
	}
	o, k := m.Heap.Get(p.obj), p.kind(m)
	if o.Class.Elem != nil {
		return value{o.Element(k, p.at), o.SlotAttr(p.at)}
	}
	return value{k.Widen(o.Words[p.at]), o.SlotAttr(p.at)}
}

func (p place) write(m *vm.Machine, v value) {
	k := p.kind(m)
	if p.class != nil {
		s := m.WritableClass(p.class)
		s.Words[p.at] = k.Narrow(v.slot)
		s.SetAttr(p.at, v.attr)
		return
	}
	o := m.Heap.Writable(p.obj)
	if o.Class.Elem != nil {
		o.SetElement(k, p.at, v.slot)
	} else {
		o.Words[p.at] = k.Narrow(v.slot)
	}
	o.SetSlotAttr(p.at, v.attr)
}

func (s *state) top() *vm.Frame { return s.frames[len(s.frames)-1] }

func (s *state) read(m *vm.Machine, p place) value {
	if v, written := s.writes[p]; written {
		return v
	}
	return p.read(m)
}

// fork is the state under a condition more, nil where that is plainly impossible. The
// topmost frame is its own. Only the topmost frame is copied: those below are copied
// when the call returns into them. Status answers without a solver, and Unsat is exact:
// a way that is left out has no inputs. One that has none and is not noticed only makes
// values larger.
func (s *state) fork(c *symbolic.Context, cond *symbolic.Expr) *state {
	pc := s.pc.And(cond)
	if pc.Status() == symbolic.Unsat {
		return nil
	}
	n := *s
	n.frames = slices.Clone(s.frames)
	n.frames[len(n.frames)-1] = copyFrame(s.top())
	n.writes = maps.Clone(s.writes)
	n.pc, n.guard = pc, c.And(s.guard, cond)
	return &n
}

// frameOf is a frame on the side for code.
func frameOf(mt *vm.Method, code *vm.Code) *vm.Frame {
	return &vm.Frame{Method: mt, Code: code, Slots: make([]uint64, code.Max), Attrs: make([]vm.Attr, code.Max), SP: int32(code.MaxLocals)}
}

// Without what lies above the stack, so that no old attribute is pushed upon.
func copyFrame(f *vm.Frame) *vm.Frame {
	g := frameOf(f.Method, f.Code)
	copy(g.Slots, f.Slots[:f.SP])
	if f.Attrs != nil {
		copy(g.Attrs, f.Attrs[:f.SP])
	}
	g.PC, g.SP = f.PC, f.SP
	return g
}

// kindOf is the kind of numbers of a type.
func kindOf(k vm.Kind) (symbolic.Kind, bool) {
	t, ok := symbolic.TypeOf(string(rune(k)))
	if !ok {
		return 0, false
	}
	return t.Kind(), true
}

// same reports whether two values are one; sure is false where nobody knows.
// Expressions are hash-consed: equal ones are one pointer. Attributes that are no
// expression are boxes' or texts', which only their owners can compare.
func same(a, b value) (is, sure bool) {
	if a.attr == nil && b.attr == nil {
		return a.slot == b.slot, true
	}
	x, _ := a.attr.(*symbolic.Expr)
	y, _ := b.attr.(*symbolic.Expr)
	if a.attr != nil && x == nil || b.attr != nil && y == nil {
		return false, false
	}
	return x == y, true
}

// choose is a where cond holds, else b; ok is false where they cannot be merged.
// References that differ and are still needed cannot be merged: what an object is, is
// no expression.
func (x *run) choose(cond *symbolic.Expr, k byte, a, b value) (v value, ok bool) {
	is, sure := same(a, b)
	switch {
	case !sure:
		return v, false
	case is:
		return a, true
	}
	kind, number := kindOf(vm.Kind(k))
	if !number {
		return v, false
	}
	if x.cost++; kind.IsFloat() {
		x.cost += floatCosts
	}
	expr := func(v value) *symbolic.Expr {
		if e := core.ExprOf(v.attr); e != nil {
			return e
		}
		return x.Constant(kind, v.slot)
	}
	ea, eb := expr(a), expr(b)
	if ea.Kind() != kind || eb.Kind() != kind {
		return v, false
	}
	v.slot, v.attr = core.Slot(x.Ctx.Ite(cond, ea, eb))
	return v, true
}

// join merges a, which holds where cond does, into b. Both have come to one place from base. ok is
// false where they differ in what cannot depend on a condition. Values of both ways go
// by cond alone and not by what was decided behind the branch: within each way that is
// in its values already.
func (x *run) join(base *state, cond *symbolic.Expr, a, b *state, returning bool) (ok bool) {
	f, g := a.top(), b.top()
	if len(a.frames) != len(b.frames) || f.Code != g.Code || f.SP != g.SP {
		return false
	}
	fl := x.flowOf(g.Code)
	if fl == nil {
		return false
	}
	live, _ := fl.live.At(g.PC)
	locals := g.Code.MaxLocals
	for i := 0; i < int(g.SP); i++ {
		u, v := value{f.Slots[i], f.Attrs[i]}, value{g.Slots[i], g.Attrs[i]}
		k := fl.kinds.At(g.PC, i)
		switch {
		// A local that nobody reads any more may differ, and would else keep most
		// regions from being merged.
		case i < locals && (returning || live[i>>6]&(1<<(i&63)) == 0):
			if is, sure := same(u, v); !sure || !is {
				u = value{} // nobody reads it again
			}
		case k == 0:
			u = v // behind a long or double, or nothing
		default:
			if u, ok = x.choose(cond, k, u, v); !ok {
				return false
			}
		}
		g.Slots[i], g.Attrs[i] = u.slot, u.attr
	}
	for _, p := range a.places() {
		// A place that only one of them wrote has its old value on the other way.
		if _, both := b.writes[p]; !both {
			b.writes[p] = base.read(x.m, p)
		}
	}
	for _, p := range b.places() {
		v, ok := x.choose(cond, letter(p.kind(x.m)), a.over(base, x.m, p), b.writes[p])
		if !ok {
			return false
		}
		b.writes[p] = v
	}
	b.paths += a.paths
	return true
}

// over is what a state that has come from base has in a place.
func (s *state) over(base *state, m *vm.Machine, p place) value {
	if v, written := s.writes[p]; written {
		return v
	}
	return base.read(m, p)
}

// letter is the type that slots have for a kind of fields. Fields below int hold what a
// slot of an int would.
func letter(k vm.Kind) byte {
	switch k {
	case vm.KindLong, vm.KindFloat, vm.KindDouble:
		return byte(k)
	case vm.KindRef:
		return 'A'
	}
	return 'I'
}
