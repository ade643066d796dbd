package symexec

import (
	"strings"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// call is a call that is about to be made.
type call struct {
	rt     *Runtime
	m      *vm.Machine
	t      *vm.Thread
	f      *vm.Frame
	callee *vm.Method
	at     int32 // first slot of the arguments
}

func (c *call) arg(slot int32, k symbolic.Kind) *symbolic.Expr {
	return c.rt.operand(c.f, c.at+slot, k)
}

func (c *call) finish(e *symbolic.Expr) bool {
	finish(c.f, int32(c.callee.Args), e)
	return true
}

// unknown reports whether an argument is not known.
func (c *call) unknown() bool {
	if c.f.Attrs != nil {
		for i := c.at; i < c.f.SP; i++ {
			if expr(c.f, i) != nil {
				return true
			}
		}
	}
	return false
}

// Call implements vm.Unknowns.
func (rt *Runtime) Call(m *vm.Machine, t *vm.Thread, f *vm.Frame, callee *vm.Method) bool {
	n := int32(callee.Args)
	at := f.SP - n
	if role(callee.Role)&roleStub != 0 {
		return (&call{rt, m, t, f, callee, at}).answered()
	}
	if rt.models.follow != nil && role(callee.Role)&(roleModel|roleOutside) == 0 {
		if c := (skipped{&call{rt, m, t, f, callee, at}}); c.beyond() {
			return c.skip()
		}
	}
	if rt.Lazy != nil && rt.settleCall(&call{rt, m, t, f, callee, at}) {
		return true
	}
	model, is := rt.models.of(callee)
	if is&roleOutside != 0 && (&call{rt, m, t, f, callee, at}).goesOutside() {
		return true
	}
	if model != nil && model.always != nil && model.always(&call{rt, m, t, f, callee, at}) {
		return true
	}
	unknown := (&call{rt, m, t, f, callee, at}).unknown()
	if !unknown && callee.Native == nil && is&rolePrints == 0 {
		return false
	}
	c := &call{rt, m, t, f, callee, at}
	if unknown {
		if model != nil && model.unknown != nil {
			switch {
			case model.unknown(c):
				return true
			case callee.Native == nil || !c.unknown():
				return false
			}
		}
		if k := rt.concolic; k != nil && trialOf(m) != nil {
			if fn := k.function(callee); fn != nil {
				return k.apply(c, fn)
			}
		}
	}
	if is&rolePrints != 0 {
		c.print()
	}
	if is&roleClock != 0 && callee.Native != nil && !rt.settleClock(m) {
		return true
	}
	if callee.Native == nil || is&roleAPI != 0 {
		return false
	}
	if is&rolePlaces != 0 {
		return !c.revealOffset() || m.Ignored()
	}
	if insn.Joins(callee) || is&roleElements != 0 {
		return false
	}
	return !rt.tell(m, f, at, callee) || m.Halt != nil || len(m.Pending()) > 0
}

// revealOffset makes the offset of an access known: each that is possible is a way
// of its own, where they are few. It reports false where there is a choice first.
func (c *call) revealOffset() bool {
	const offset = 2 // behind the Unsafe and the object
	slot := c.at + offset
	e := expr(c.f, slot)
	if e == nil {
		return true
	}
	if r := PathOf(c.m).PC().Bounds().Range(e); uint64(r.Hi-r.Lo) < maxPicked && trialOf(c.m) == nil {
		if values, ok, found := c.rt.enumerate(c.m, []*symbolic.Expr{e}, maxPicked); found {
			if ok {
				c.f.Slots[slot] = slotOf(values[0])
				c.f.SetAttr(int(slot), nil)
			}
			return ok
		}
	}
	return c.concretise("an offset in an object was not known", slot)
}

// functionModels are the methods of the JDK that are expressions.
func (rt *Runtime) functionModels(models *callModels) {
	x := rt.Ctx
	type unary = func(a *symbolic.Expr) *symbolic.Expr
	type binary = func(a, b *symbolic.Expr) *symbolic.Expr
	letters := map[byte]symbolic.Kind{'I': symbolic.I32, 'J': symbolic.I64, 'F': symbolic.F32, 'D': symbolic.F64}
	one := func(class, name, desc string, fn unary) {
		k := letters[desc[1]]
		models.unknown["java/lang/"+class+"."+name+desc] = func(c *call) bool { return c.finish(fn(c.arg(0, k))) }
	}
	two := func(class, name, desc string, fn binary) {
		k := letters[desc[1]]
		models.unknown["java/lang/"+class+"."+name+desc] = func(c *call) bool { return c.finish(fn(c.arg(0, k), c.arg(slots(k), k))) }
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
		n := slots(k)
		return func(c *call) bool { return c.finish(x.FMA(c.arg(0, k), c.arg(n, k), c.arg(2*n, k))) }
	}
	models.unknown["java/lang/Math.fma(DDD)D"], models.unknown["java/lang/Math.fma(FFF)F"] = fma(symbolic.F64), fma(symbolic.F32)
	one("Float", "floatToRawIntBits", "(F)I", x.ToRawBits)
	one("Float", "floatToIntBits", "(F)I", x.ToBits)
	one("Float", "intBitsToFloat", "(I)F", x.FromBits)
	one("Double", "doubleToRawLongBits", "(D)J", x.ToRawBits)
	one("Double", "doubleToLongBits", "(D)J", x.ToBits)
	one("Double", "longBitsToDouble", "(J)D", x.FromBits)
	for class, k := range map[string]vm.Kind{"Integer": vm.KindInt, "Long": vm.KindLong, "Short": vm.KindShort, "Byte": vm.KindByte, "Character": vm.KindChar} {
		d := string(rune(k))
		models.unknown["java/lang/"+class+".valueOf("+d+")Ljava/lang/"+class+";"] = func(c *call) bool { return c.box(k) }
	}
	rt.textModels(models)
	rt.digitModels(models)
	rt.positionModels(models)
	rt.timeModels(models)
}
