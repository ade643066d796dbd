package javatest

import (
	"strings"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// result writes a call and the comparison of what it returns.
func (b *body) result(text string, direct bool, c *Call) {
	v := c.Result
	_, ret := vm.Descriptors(c.Method.Desc)
	o := v.Object
	switch {
	case !v.Ref:
		b.number(text, direct, v)
	case o == nil:
		b.line("assertNull(%s);", text)
	case b.vars[o] != "":
		b.line("assertSame(%s, %s);", b.vars[o], text)
	case o.known():
		if how, _ := b.construct(o); how == existing { // a constant of an enum that is not to be named
			b.declare(o)
			b.line("assertSame(%s, %s);", b.vars[o], text)
			return
		}
		b.line("assertEquals(%s, %s);", b.expression(*v), text)
	case b.comparable(o):
		typ, _ := b.class(o.Class)
		if returns, _ := b.typeOf(c.Method.Class, ret); !direct || returns != typ {
			text = "(" + typ + ") " + text
		}
		b.line("assertArrayEquals(%s, %s%s);", b.elements(o), text, b.delta(o.Class.Elem))
	case c.Says != nil:
		b.line("assertEquals(%s, %s.toString());", Text(c.Says), text)
	case o.Class.Hidden:
		b.line("assertNotNull(%s);", text)
	default:
		b.line("assertEquals(%s, %s.getClass().getName());", quote(o.Class.JavaName()), text)
	}
}

// comparable tells whether an array can be written as an expression, none of
// whose elements needs a variable.
func (b *body) comparable(o *Object) bool {
	if o.Class.Elem == nil {
		return false
	}
	if _, ok := b.class(o.Class); !ok {
		return false
	}
	for _, e := range o.Elements {
		if e.Ref && e.Object != nil && !e.Object.known() && !b.comparable(e.Object) {
			return false
		}
		if e.Ref && e.Object != nil && e.Object.Constant != nil && !b.member(e.Object.Constant.Class, e.Object.Constant.Flags) {
			return false
		}
	}
	return true
}

// delta is the tolerance that JUnit 4 wants for arrays of floats.
func (b *body) delta(elem *vm.Class) string {
	if b.version == JUnit4 {
		switch elem.Prim {
		case vm.KindFloat:
			return ", 0.0f"
		case vm.KindDouble:
			return ", 0.0"
		}
	}
	return ""
}

// number writes the comparison of a number, bit for bit but for NaNs.
func (b *body) number(text string, direct bool, v *Value) {
	literal := b.literal(*v)
	switch {
	case !direct:
		b.line("assertEquals(%s, %s);", literal, text)
	case v.Type == symbolic.Boolean:
		b.line("assert%s(%s);", strings.ToUpper(literal[:1])+literal[1:], text)
	case b.version == JUnit4 && v.Type.Kind().IsFloat() && v.Number.Double() == 0:
		bits := b.lang("Double") + ".doubleToLongBits"
		if v.Type == symbolic.Float {
			bits = b.lang("Float") + ".floatToIntBits"
		}
		b.line("assertEquals(%s(%s), %s(%s));", bits, literal, bits, text)
	case b.version == JUnit4 && v.Type == symbolic.Float:
		b.line("assertEquals(%s, %s, 0.0f);", literal, text)
	case b.version == JUnit4 && v.Type == symbolic.Double:
		b.line("assertEquals(%s, %s, 0.0);", literal, text)
	default:
		b.line("assertEquals(%s, %s);", literal, text)
	}
}

// main writes a run of a program.
func (b *body) main(m *Main) {
	b.use("outcome")
	b.throwable = true
	args := make([]string, len(m.Args))
	for i, a := range m.Args {
		args[i] = Text(utf16Of(a))
	}
	list := []string{quote(m.Class), "new " + b.lang("String") + "[] {" + strings.Join(args, ", ") + "}"}
	for _, in := range m.Inputs {
		list = append(list, Text(utf16Of(in.Name)), Text(utf16Of(in.Literal)))
	}
	want := "null"
	if m.Throws != "" {
		want = quote(m.Throws)
	}
	if want == "null" {
		b.line("assertNull(outcome(%s));", strings.Join(list, ", "))
		return
	}
	b.line("assertEquals(%s, outcome(%s));", want, strings.Join(list, ", "))
}

// endless writes a call that does not end: somebody else makes it, and is still at it after a while.
func (b *body) endless(text string) {
	thread := b.lang("Thread")
	b.line("%s caller = new %s(() -> {", thread, thread)
	b.line("  try {")
	b.line("    %s;", text)
	b.line("  } catch (%s e) {", b.lang("Throwable"))
	b.line("    // It has come to its end.")
	b.line("  }")
	b.line("});")
	b.line("caller.setDaemon(true);")
	b.line("caller.start();")
	b.line("caller.join(1000);")
	b.line("assertTrue(caller.isAlive());")
}
