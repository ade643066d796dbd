package heap

import (
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec/calls"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// defineLazy defines what instructions do first where an operand is an unknown
// reference. A function reports true where it has done all of the instruction, or
// this must wait; otherwise the instruction goes on with operands that are known.
// Loads, stores to locals, calls' arguments and returns are not here: passing a
// reference on decides nothing.
func (rt *Runtime) defineLazy() {
	byOpcode := map[vm.Op]core.Semantic{}
	define := func(fn core.Semantic, ops ...vm.Op) {
		for _, op := range ops {
			byOpcode[op] = fn
		}
	}
	define(rt.settleUnder(0), bytecode.Getfield, bytecode.Athrow, bytecode.Monitorenter, bytecode.Monitorexit)
	define(rt.lazyLength, bytecode.Arraylength)
	define(rt.settleUnder(1), bytecode.Iaload, bytecode.Laload, bytecode.Faload, bytecode.Daload, bytecode.Aaload, bytecode.Baload, bytecode.Caload, bytecode.Saload)
	define(rt.settleUnder(2), bytecode.Iastore, bytecode.Fastore, bytecode.Bastore, bytecode.Castore, bytecode.Sastore)
	define(rt.settleUnder(3), bytecode.Lastore, bytecode.Dastore)
	define(rt.lazyStore, bytecode.Aastore)
	define(rt.lazyPutfield, bytecode.Putfield)
	define(rt.lazyInvoke, bytecode.Invokevirtual, bytecode.Invokespecial, bytecode.Invokeinterface)
	define(rt.lazyNullTest, bytecode.Ifnull, bytecode.Ifnonnull)
	define(rt.lazyCompare, bytecode.IfAcmpeq, bytecode.IfAcmpne)
	define(rt.lazyCast, bytecode.Checkcast, bytecode.Instanceof)
	rt.Lazy.ops = make([]core.Semantic, insn.Ops)
	for op := range rt.Lazy.ops {
		rt.Lazy.ops[op] = byOpcode[insn.Base(vm.Op(op))]
	}
}

// SetLazy turns lazy initialisation on. It is called before the run begins.
func (rt *Runtime) SetLazy(l *Lazy) {
	rt.Lazy, rt.texts.OpenReferences = l, true
	rt.defineLazy()
}

// Before is asked in front of every instruction; see defineLazy.
func (rt *Runtime) Before(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
	if f.Attrs == nil {
		return false
	}
	fn := rt.Lazy.ops[in.Op()]
	return fn != nil && fn(m, t, f, in)
}

// settleUnder makes the operand under n others known.
func (rt *Runtime) settleUnder(n int32) core.Semantic {
	return func(m *vm.Machine, t *vm.Thread, f *vm.Frame, _ *vm.Instr) bool { return !rt.settle(m, t, f, f.SP-1-n) }
}

func unresolved(in *vm.Instr) bool { return insn.Base(in.Op()) == in.Op() }

// Only the object that is written to: what is stored may stay unknown.
func (rt *Runtime) lazyPutfield(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
	if unresolved(in) {
		return false
	}
	return !rt.settle(m, t, f, f.SP-1-int32(m.Lib.FieldByID(uint32(in.B)).Kind.Slots()))
}

// lazyStore needs to know an object only where it may not fit into the array.
// ArrayStoreException depends on the class of the object.
func (rt *Runtime) lazyStore(m *vm.Machine, t *vm.Thread, f *vm.Frame, _ *vm.Instr) bool {
	if !rt.settle(m, t, f, f.SP-3) {
		return true
	}
	o, u := m.Heap.Get(vm.Ref(f.Slots[f.SP-3])), UnknownAt(f, f.SP-1)
	if o == nil || u == nil || rt.fits(m, u, o.Class.Elem) {
		return false
	}
	return !rt.settle(m, t, f, f.SP-1)
}

// fits tells whether a reference can be assigned to a type whatever it is.
func (rt *Runtime) fits(m *vm.Machine, u *Unknown, to *vm.Class) bool {
	c, err := rt.typeOf(m, u)
	return err == nil && c.SubclassOf(to)
}

// Which method is called depends on the receiver.
func (rt *Runtime) lazyInvoke(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
	switch {
	case unresolved(in):
		return false
	case in.M.Has(vm.TraitPolymorphic): // what it does with its operands is not for us to say
		for i := int32(f.Code.MaxLocals); i < f.SP; i++ {
			if !rt.settle(m, t, f, i) {
				return true
			}
		}
		return false
	}
	return !rt.settle(m, t, f, f.SP-int32(in.A))
}

func (rt *Runtime) lazyNullTest(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
	u := UnknownAt(f, f.SP-1)
	// Whether there is an object is all that is asked: a list is walked to its end without
	// that the classes of its elements are chosen.
	if u == nil {
		return false
	}
	if null, ok := rt.isNullRef(m, t, u); ok {
		branchTo(f, in, 1, null == (insn.Base(in.Op()) == bytecode.Ifnull))
	}
	return true
}

func branchTo(f *vm.Frame, in *vm.Instr, n int32, taken bool) {
	core.Drop(f, n)
	if taken {
		f.PC = in.B
	} else {
		f.PC++
	}
}

// lazyCompare compares references. An object that the program has made is none of
// the input, and null is told apart without saying what else there is.
func (rt *Runtime) lazyCompare(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
	equal := insn.Base(in.Op()) == bytecode.IfAcmpeq
	a, b := UnknownAt(f, f.SP-2), UnknownAt(f, f.SP-1)
	switch {
	case a == nil && b == nil:
		return false
	case a == b:
		// One and the same reference is equal to itself, whatever it is.
		branchTo(f, in, 2, equal)
		return true
	case a != nil && b != nil:
		// What the first turns out to be says what is to be known of the second.
		return !rt.settle(m, t, f, f.SP-2) || rt.lazyCompare(m, t, f, in)
	}
	u, at, r := a, f.SP-2, vm.Ref(f.Slots[f.SP-1])
	if a == nil {
		u, at, r = b, f.SP-1, vm.Ref(f.Slots[f.SP-2])
	}
	switch {
	case r == 0:
		if null, ok := rt.isNullRef(m, t, u); ok {
			branchTo(f, in, 2, null == equal)
		}
		return true
	// The input was there before the program ran: what the program has made since cannot
	// be in it.
	case rt.outside(m, u, r):
		branchTo(f, in, 2, !equal)
		return true
	}
	return !rt.settle(m, t, f, at)
}

// outside tells whether an object cannot be that of an unknown reference: neither
// one of the input nor one that everybody has, such as a constant or a box. Two
// references to boxes or texts may be one object by sharing, so these are left to the
// comparison itself.
func (rt *Runtime) outside(m *vm.Machine, u *Unknown, r vm.Ref) bool {
	c, err := rt.typeOf(m, u)
	if err != nil {
		return false
	}
	if _, box := boxOf[m.Heap.Get(r).Class.Name]; box || c == m.Lib.StringClass() {
		return false
	}
	for _, x := range rt.candidates(m, u, c) {
		if x.kind == ofEnum {
			return false
		}
	}
	for _, o := range Of(m).objs {
		if o.ref == r {
			return false
		}
	}
	return true
}

// lazyCast decides casts and instanceof by the declared type where that is
// enough. instanceof of the declared type is a test for null.
func (rt *Runtime) lazyCast(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
	u := UnknownAt(f, f.SP-1)
	if u == nil {
		return false
	}
	var to *vm.Class
	if unresolved(in) {
		if to = m.ResolveClass(t, f.Method.Class, uint16(in.B)); to == nil {
			return true
		}
	} else {
		to = insn.ClassOf(in)
	}
	cast := insn.Base(in.Op()) == bytecode.Checkcast
	// Before the test below, which would decide what the object is.
	if cast && u.ofVariable() {
		rt.narrow(m, u, to)
	}
	switch {
	case !rt.fits(m, u, to):
		return !rt.settle(m, t, f, f.SP-1)
	case cast:
		f.PC++
	default:
		if null, ok := rt.isNullRef(m, t, u); ok {
			v := int32(1)
			if null {
				v = 0
			}
			core.Finish(f, 1, rt.Ctx.Int(v))
		}
	}
	return true
}

// narrow says what a type variable stands for: the cast that javac puts behind
// every use of it does not fail. Otherwise a T that is cast to String would be tried as
// every class that there is, and fail the cast with most.
func (rt *Runtime) narrow(m *vm.Machine, u *Unknown, to *vm.Class) {
	c, err := rt.typeOf(m, u)
	if s := Of(m).refs[u.number]; err != nil || s.resolution > notNull || c == to || !to.SubclassOf(c) {
		return
	}
	change(m, func(h *InputHeap) {
		h.refs = append([]refState(nil), h.refs...)
		h.refs[u.number].typ = to
	})
}

// lazyLength decides no more about an array than that it is none of the others:
// its length is an input.
func (rt *Runtime) lazyLength(m *vm.Machine, t *vm.Thread, f *vm.Frame, _ *vm.Instr) bool {
	u := UnknownAt(f, f.SP-1)
	if u == nil {
		return false
	}
	for {
		h := Of(m)
		switch s := h.refs[u.number]; s.resolution {
		case open, notNull:
			if !rt.choose(m, u, func() ([]heapAlternative, bool) { return rt.heapAlternatives(m, t, u, false) }) {
				return true
			}
			continue
		case isObject:
			// An array that is not made yet has its length all the same. To make it would need a
			// number of elements, a fork for each; a loop that only compares with the length goes
			// on without.
			if o := &h.objs[s.obj]; o.length != nil && o.ref == 0 {
				core.Finish(f, 1, o.length)
				return true
			}
		}
		return !rt.settle(m, t, f, f.SP-1)
	}
}

// SettleCall makes sure that a native, or what stands for a method, sees only
// references that are known: in its arguments, and in the objects that a native may
// look into. It reports whether the call must wait.
func (rt *Runtime) SettleCall(c *calls.Call) (wait bool) {
	if c.Callee.Native == nil && !c.Callee.Has(vm.TraitAsked) {
		return false
	}
	// Models take unknown arguments as they are, and what shows references shows what is
	// known of them.
	is := calls.Role(c.Callee.Role)
	if is&calls.Shows != 0 || c.Callee.Native == nil && !is.Modelled() && !rt.Lazy.Environment {
		return false
	}
	if c.F.Attrs != nil {
		for i := c.At; i < c.F.SP; i++ {
			if !rt.settle(c.M, c.T, c.F, i) {
				return true
			}
		}
	}
	switch {
	case c.Callee.Native == nil:
		return false
	case is&calls.Reflects != 0:
		// They make calls with what is in an array.
	case is&calls.Copies != 0:
		// What fits whatever it is can be copied as it is.
		from, to := c.M.Heap.Get(vm.Ref(c.F.Slots[c.At])), c.M.Heap.Get(vm.Ref(c.F.Slots[c.At+2]))
		if from == nil || to == nil || from.Class.Elem == nil || to.Class.Elem == nil || from.Class.Elem.SubclassOf(to.Class.Elem) {
			return false
		}
	case is&(calls.API|calls.Places|calls.Passes) != 0, insn.Joins(c.Callee):
		return false
	}
	slot := c.At
	if !c.Callee.Static() {
		if rt.contained(c, slot) {
			return true
		}
		slot++
	}
	for _, k := range c.Callee.Params {
		if k == vm.KindRef && rt.contained(c, slot) {
			return true
		}
		slot += int32(k.Slots())
	}
	return false
}

// contained makes the references in an object known. It reports whether the call
// must wait.
func (rt *Runtime) contained(c *calls.Call, slot int32) bool {
	r := vm.Ref(c.F.Slots[slot])
	o := c.M.Heap.Get(r)
	if o == nil || o.Attrs == nil {
		return false
	}
	n := len(o.Words)
	if o.Class.Elem != nil {
		n = int(o.Len)
	}
	for i := range n {
		if !rt.SettleSlot(c.M, c.T, r, i) {
			return true
		}
	}
	return false
}
