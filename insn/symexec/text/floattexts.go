package text

import (
	"strconv"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/javamath"
)

// Texts of floating-point numbers. Which digits a number has is nothing that a solver
// knows, but what Double.toString returns leads back to the number: so a known text
// is shown by one number at most.

// BeOf has numbers written, and characters told apart, as a release of the JDK does.
func (rt *Runtime) BeOf(release int) {
	rt.decimals, rt.release, rt.tables = javamath.StyleOf(release), release, charTables{}
}

// written is a value as the JDK writes it.
func written(v symbolic.Value, t symbolic.Type, decimals javamath.Style) string {
	switch v.Kind {
	case symbolic.F32:
		return string(javamath.AppendFloat(nil, v.Float(), decimals))
	case symbolic.F64:
		return string(javamath.AppendDouble(nil, v.Double(), decimals))
	}
	return v.Java(t)
}

// writtenAs is the condition that a floating-point number is written as a known text.
// Double.toString is injective but for NaN, which has one text: so a text is turned
// into a number, and that is written again to see whether it is the text.
func (rt *Runtime) writtenAs(e *symbolic.Expr, t symbolic.Type, known string) *symbolic.Expr {
	bits := 64
	if e.Kind() == symbolic.F32 {
		bits = 32
	}
	f, err := strconv.ParseFloat(known, bits)
	if err != nil {
		return rt.Ctx.False()
	}
	c := rt.Ctx.Double(f)
	if bits == 32 {
		c = rt.Ctx.Float(float32(f))
	}
	v, _ := c.Const()
	if written(v, t, rt.decimals) != known {
		return rt.Ctx.False()
	}
	return rt.Equals(e, v)
}

// parseModels are the methods that read a floating-point number from a text.
func parseModels(rt *Runtime, models *callModels) {
	for method, typ := range map[string]symbolic.Type{
		"Double.parseDouble(Ljava/lang/String;)D": symbolic.Double, "Float.parseFloat(Ljava/lang/String;)F": symbolic.Float,
	} {
		models.Always["java/lang/"+method] = func(c call) bool {
			t := textOf(c.M.Heap.Get(vm.Ref(c.F.Slots[c.At])))
			if t == nil {
				return false
			}
			if dealt, ok := textCallOf(c).parseOpen(typ); ok {
				return dealt
			}
			t = c.rt.resolved(c.M, t)
			if len(t.pieces) != 1 || t.pieces[0].value == nil || t.pieces[0].typ != typ {
				return false
			}
			return c.Finish(t.pieces[0].value)
		}
	}
}

// extent are the least and the greatest number of characters of a floating-point
// number: 0.0 or NaN, and -2.2250738585072014E-308 or -1.17549435E-38.
func extent(t symbolic.Type) (least, most int64) {
	if t == symbolic.Float {
		return 3, 15
	}
	return 3, 24
}

// enumerableFloats tells whether a text shows floating-point numbers, which have few values:
// then these are tried, as their lengths follow from nothing else.
func (rt *Runtime) enumerableFloats(m *vm.Machine, t *text) bool {
	any := false
	for i := range t.pieces {
		if p := &t.pieces[i]; p.value != nil && p.value.Kind().IsFloat() {
			if any = rt.Enumerable(m, p.value); !any {
				return false
			}
		}
	}
	return any
}

// lengthTerm is the kind of terms that are lengths of floating-point numbers' texts.
const lengthTerm = "length"

// floatLength is the length of a floating-point number's text. Of it is known in
// which range it lies, and what a sign adds. Nothing else is told a solver; what it
// gets wrong is mended in spelled.
func (rt *Runtime) floatLength(m *vm.Machine, p *piece) *symbolic.Expr {
	c := rt.Ctx
	d := symbolic.Full(symbolic.Int)
	d.Min, d.Max = extent(p.typ)
	n, fresh := rt.term(m, lengthTerm, &text{pieces: []piece{*p}}, nil, nil, d)
	if fresh {
		negative := rt.negative(p.value)
		rt.Assume(m, c.Implies(c.IsNaN(p.value), c.Eq(n, c.Int(int32(d.Min)))))
		rt.Assume(m, c.Implies(negative, c.Gt(n, c.Int(int32(d.Min)))))
		rt.Assume(m, c.Implies(c.Not(negative), c.Lt(n, c.Int(int32(d.Max)))))
	}
	return n
}

// mostSpelled is how often a solver is told how long the text of a number is: there are at
// most 22 lengths.
const mostSpelled = 32

// spelled narrows a path condition, and its model, to floating-point numbers whose texts
// are as long as they are taken to be: of each number that the model has otherwise the
// solver is told how long its text is, and asked again. ok is false where there are
// none. It narrows only what is tried out, never the path itself.
func (rt *Runtime) spelled(m *vm.Machine, pc *symbolic.PC, model *symbolic.Model) (_ *symbolic.PC, _ *symbolic.Model, ok bool) {
	for range mostSpelled {
		fact := rt.misspelled(m, model)
		if fact == nil {
			return pc, model, true
		}
		narrower := rt.Extend(pc, fact)
		if model, ok = narrower.Model(); !ok {
			return nil, nil, false
		}
		pc = narrower
	}
	return pc, model, true
}

// misspelled is how long the text of a number is that a model takes for longer or shorter,
// nil if there is none.
func (rt *Runtime) misspelled(m *vm.Machine, model *symbolic.Model) *symbolic.Expr {
	for _, t := range factsOf(m).terms {
		if t.kind != lengthTerm || len(t.a.pieces) != 1 || !t.a.pieces[0].value.Kind().IsFloat() {
			continue
		}
		p := &t.a.pieces[0]
		v := symbolic.Eval(p.value, model)
		if n := int32(len(written(v, p.typ, rt.decimals))); n != symbolic.Eval(t.value, model).Int() {
			return rt.Ctx.Implies(rt.Equals(p.value, v), rt.Ctx.Eq(t.value, rt.Ctx.Int(n)))
		}
	}
	return nil
}

// negative is the condition that a number has a sign. By its bit, as -0.0 is written
// with a sign.
func (rt *Runtime) negative(e *symbolic.Expr) *symbolic.Expr {
	bits := rt.Ctx.ToBits(e)
	return rt.Ctx.Lt(bits, rt.Ctx.Const(bits.Kind(), 0))
}
