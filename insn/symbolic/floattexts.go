package symbolic

import (
	"strconv"

	"github.com/gojpf/gojpf/models/javamath"
	sym "github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Texts of floating-point numbers. Which digits a number has is nothing that a solver
// knows, but what Double.toString returns leads back to the number: so a known text
// is shown by one number at most.

// written is a value as the JDK writes it.
func written(v sym.Value, t sym.Type) string {
	switch v.Kind {
	case sym.F32:
		return string(javamath.AppendFloat(nil, v.Float(), javamath.Style17))
	case sym.F64:
		return string(javamath.AppendDouble(nil, v.Double(), javamath.Style17))
	}
	return v.Java(t)
}

// writtenAs is the condition that a floating-point number is written as a known text.
func (rt *Runtime) writtenAs(e *sym.Expr, t sym.Type, known string) *sym.Expr {
	bits := 64
	if e.Kind() == sym.F32 {
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
	if written(v, t) != known {
		return rt.Ctx.False()
	}
	return rt.equals(e, v)
}

// floatModels are the methods that read a floating-point number from a text.
func floatModels(models map[string]callModel) {
	for class, t := range map[string]sym.Type{"Double": sym.Double, "Float": sym.Float} {
		parse := func(c *call) bool {
			text := textOf(c.m.Heap.Get(vm.Ref(c.f.Slots[c.at])))
			if text == nil || len(text.pieces) != 1 || text.pieces[0].value == nil || text.pieces[0].typ != t {
				return false
			}
			return c.finish(text.pieces[0].value)
		}
		d := map[sym.Type]string{sym.Double: "D", sym.Float: "F"}[t]
		models["java/lang/"+class+".parse"+class+"(Ljava/lang/String;)"+d] = parse
	}
}
