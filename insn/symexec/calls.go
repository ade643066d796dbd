package symexec

import (
	"strings"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec/calls"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// call is a call that is about to be made.
type call struct {
	*calls.Call
	rt *Runtime
}

type callModel = func(c call) bool

type callModels = calls.Table[call]

// callIn is a call that frame f is about to make.
func (rt *Runtime) callIn(m *vm.Machine, t *vm.Thread, f *vm.Frame, callee *vm.Method) *calls.Call {
	return &calls.Call{Core: rt.Runtime, M: m, T: t, F: f, Callee: callee, At: f.SP - int32(callee.Args)}
}

// Call implements vm.Unknowns. It is asked of every call that a frame with attributes
// makes, or of whose method something is known (Mark), so it goes from what is told by
// a bit to what looks at arguments. true says that the call is dealt with: made,
// waiting for a choice, or over.
func (rt *Runtime) Call(m *vm.Machine, t *vm.Thread, f *vm.Frame, callee *vm.Method) bool {
	if (openArrays{rt}).whole(m, f, callee) {
		return true
	}
	if !(openArrays{rt}).settled(m, f, f.SP-int32(callee.Args), callee) {
		return true
	}
	if rt.Environment {
		rt.notAnswered(m, t, callee)
	}
	model, is := rt.models.Of(callee)
	if is&calls.Stub != 0 {
		return rt.Heap.Answered(rt.callIn(m, t, f, callee))
	}
	// What is not followed has its result made up before anything is looked into.
	if rt.models.Follow != nil && is&calls.Outside == 0 && !is.Modelled() {
		if c := (skipped{call{rt.callIn(m, t, f, callee), rt}}); c.beyond() {
			return c.skip()
		}
	}
	if rt.Heap.Lazy != nil && rt.Heap.SettleCall(rt.callIn(m, t, f, callee)) {
		return true
	}
	if is&calls.Outside != 0 && (call{rt.callIn(m, t, f, callee), rt}).goesOutside() {
		return true
	}
	if model != nil && model.Always != nil && model.Always(rt.callIn(m, t, f, callee)) {
		return true
	}
	// From here on only arguments matter: a call with known ones is executed as ever.
	unknown := rt.callIn(m, t, f, callee).Unknown()
	if !unknown && callee.Native == nil && is&calls.Prints == 0 {
		return false
	}
	c := call{rt.callIn(m, t, f, callee), rt}
	if unknown {
		if model != nil && model.Unknown != nil {
			switch {
			case model.Unknown(c.Call):
				return true
			case callee.Native == nil || !c.Unknown():
				return false
			}
		}
		if k := rt.concolic; k != nil && core.RunOf(m) != nil {
			if k.Call(m, t, f, callee) {
				return true
			}
		}
	}
	if is&calls.Prints != 0 {
		c.print()
	}
	if is&calls.Clock != 0 && callee.Native != nil && !rt.settleClock(m) {
		return true
	}
	// Code passes values on by itself; natives of our own API know of attributes.
	if callee.Native == nil || is&calls.API != 0 {
		return false
	}
	if is&calls.Places != 0 {
		return !c.revealOffset() || m.Ignored()
	}
	if insn.Joins(callee) || is&calls.Elements != 0 {
		return false
	}
	// Any other native sees slots, in which nothing means anything: its arguments are
	// made known first.
	return !rt.tell(m, f, c.At, callee) || m.Halt != nil || len(m.Pending()) > 0
}

// revealOffset makes the offset of an access known: each that is possible is a way
// of its own, where they are few. It reports false where there is a choice first.
// Unsafe and VarHandle compute addresses of elements: an unknown one may be anywhere in
// the object.
func (c call) revealOffset() bool {
	const offset = 2 // behind the Unsafe and the object
	slot := c.At + offset
	e := core.ExprAt(c.F, slot)
	if e == nil {
		return true
	}
	if r := core.PathOf(c.M).PC().Bounds().Range(e); uint64(r.Hi-r.Lo) < calls.MostPicked && core.RunOf(c.M) == nil {
		if values, ok, found := c.rt.Enumerate(c.M, []*symbolic.Expr{e}, calls.MostPicked); found {
			if ok {
				c.F.Slots[slot] = core.SlotOf(values[0])
				c.F.SetAttr(int(slot), nil)
			}
			return ok
		}
	}
	return c.Concretise("an offset in an object was not known", slot)
}

// functionModels are the methods of the JDK that are expressions. They replace code
// that would fork (abs, max), loop over bits, or call natives. Each must be what that
// code computes for all arguments; StrictMath's transcendental functions differ from
// Math's, so they are not among them.
func (rt *Runtime) functionModels(models *callModels) {
	x := rt.Ctx
	type unary = func(a *symbolic.Expr) *symbolic.Expr
	type binary = func(a, b *symbolic.Expr) *symbolic.Expr
	letters := map[byte]symbolic.Kind{'I': symbolic.I32, 'J': symbolic.I64, 'F': symbolic.F32, 'D': symbolic.F64}
	one := func(class, name, desc string, fn unary) {
		k := letters[desc[1]]
		models.Unknown["java/lang/"+class+"."+name+desc] = func(c call) bool { return c.Finish(fn(c.Arg(0, k))) }
	}
	two := func(class, name, desc string, fn binary) {
		k := letters[desc[1]]
		models.Unknown["java/lang/"+class+"."+name+desc] = func(c call) bool { return c.Finish(fn(c.Arg(0, k), c.Arg(core.Slots(k), k))) }
	}
	for _, class := range []string{"Math", "StrictMath"} {
		one(class, "abs", "(I)I", x.Abs)
		one(class, "abs", "(J)J", x.Abs)
		one(class, "abs", "(F)F", x.FAbs)
		one(class, "abs", "(D)D", x.FAbs)
		two(class, "min", "(II)I", x.Min)
		two(class, "min", "(JJ)J", x.Min)
		two(class, "min", "(FF)F", x.FMin)
		two(class, "min", "(DD)D", x.FMin)
		two(class, "max", "(II)I", x.Max)
		two(class, "max", "(JJ)J", x.Max)
		two(class, "max", "(FF)F", x.FMax)
		two(class, "max", "(DD)D", x.FMax)
		two(class, "multiplyHigh", "(JJ)J", x.MulHigh)
		one(class, "sqrt", "(D)D", x.FSqrt)
		one(class, "floor", "(D)D", x.FFloor)
		one(class, "ceil", "(D)D", x.FCeil)
		one(class, "rint", "(D)D", x.FRint)
		one(class, "round", "(F)I", x.Round)
		one(class, "round", "(D)J", x.Round)
	}
	for name := range strings.FieldsSeq("sin cos tan asin acos atan sinh cosh tanh exp expm1 log log10 log1p cbrt atan2 pow hypot IEEEremainder") {
		fn, ok := symbolic.FuncByName(name)
		if !ok {
			continue
		}
		if fn.Arity() == 2 {
			two("Math", name, "(DD)D", func(a, b *symbolic.Expr) *symbolic.Expr { return x.Call(fn, a, b) })
		} else {
			one("Math", name, "(D)D", func(a *symbolic.Expr) *symbolic.Expr { return x.Call(fn, a, nil) })
		}
	}
	fma := func(k symbolic.Kind) callModel {
		n := core.Slots(k)
		return func(c call) bool { return c.Finish(x.FMA(c.Arg(0, k), c.Arg(n, k), c.Arg(2*n, k))) }
	}
	models.Unknown["java/lang/Math.fma(DDD)D"], models.Unknown["java/lang/Math.fma(FFF)F"] = fma(symbolic.F64), fma(symbolic.F32)
	one("Float", "floatToRawIntBits", "(F)I", x.ToRawBits)
	one("Float", "floatToIntBits", "(F)I", x.ToBits)
	one("Float", "intBitsToFloat", "(I)F", x.FromBits)
	one("Double", "doubleToRawLongBits", "(D)J", x.ToRawBits)
	one("Double", "doubleToLongBits", "(D)J", x.ToBits)
	one("Double", "longBitsToDouble", "(J)D", x.FromBits)
	for class, k := range map[string]vm.Kind{"Integer": vm.KindInt, "Long": vm.KindLong, "Short": vm.KindShort, "Byte": vm.KindByte, "Character": vm.KindChar} {
		d := string(rune(k))
		models.Unknown["java/lang/"+class+".valueOf("+d+")Ljava/lang/"+class+";"] = func(c call) bool { return c.box(k) }
	}
	rt.positionModels(models)
	rt.timeModels(models)
}

// function is what merging asks of a call: whether it is of a function, which is computed
// here, and if not, whether the method does nothing but what its code says. A function
// of the JDK with known arguments has its code followed.
func (rt *Runtime) function(m *vm.Machine, t *vm.Thread, f *vm.Frame, callee *vm.Method) (done, follows bool) {
	model, is := rt.models.Of(callee)
	c := rt.callIn(m, t, f, callee)
	if model != nil && is&calls.Function != 0 && c.Unknown() {
		return model.Unknown != nil && model.Unknown(c), false
	}
	return false, model == nil && is&^calls.Function == 0 || is&calls.Function != 0 && !c.Unknown()
}
