package proof

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// field is a static field whose values are followed, or one of an object.
// Fields are known by their place in the translation's list, which is also their place among
// the parameters of predicates; one that is inherited is that of the class that declares it.
type field struct {
	class   *class
	on      *object // nil for static ones
	name    string
	desc    string
	initial value // behind the initialiser of its class
	shape   value // what it may be
	// final static fields are never written once their class was begun: readers may take the
	// initial value for a constant already while shapes are looked for.
	final   bool
	written bool // by more than an initialiser
	dropped bool // from predicates: it says nothing, or is always the same
}

func (f *field) shown() string {
	switch {
	case f.name == cellField:
		return fmt.Sprintf("element_%d", f.on.number)
	case f.name == indexField:
		return fmt.Sprintf("index_%d", f.on.number)
	}
	name := f.class.name[strings.LastIndexByte(f.class.name, '/')+1:] + "." + f.name
	if f.on != nil {
		name = fmt.Sprintf("%s_%d", name, f.on.number)
	}
	return name
}

// constant reports whether a value is one that is known.
func (v value) constant() bool { return v.number() != nil && v.number().IsConst() }

// valueOf is any value that a field may have.
// A number has the range of the field's own type, not that of an int: a boolean is 0 or 1, a
// byte fits eight bits. write sees to it.
func (t *translation) valueOf(f *field) value {
	if f.on != nil && t.builders[f.class.name] == f.class {
		return value{e: t.texts.size()}
	}
	if typ, ok := symbolic.TypeOf(f.desc); ok {
		return value{e: t.unknown(typ)}
	}
	return t.anew(f.shape)
}

// read is the value of a field.
// While shapes are looked for a read gives any value of the shape, and puts the field among
// those that the method touches. In clauses the way's own value counts, if it has one.
func (t *translation) read(m *method, s *state, n int) value {
	f := &t.fields[n]
	switch v, ok := s.globals[n]; {
	case t.starting != nil:
		if ok {
			return v
		}
		return f.initial
	case t.shaping:
		m.reads = add(m.reads, n)
		if f.final && f.on == nil && f.initial.constant() {
			return f.initial
		}
		return t.valueOf(f)
	case ok:
		return v
	// Dropped for being constant. One that was dropped for saying nothing is any value of its
	// shape.
	case f.dropped && (f.shape.e != nil || f.shape.ref.sized()):
		return f.initial
	}
	return t.valueOf(f)
}

// write sets a field.
func (t *translation) write(m *method, s *state, n int, v value) {
	f := &t.fields[n]
	switch {
	case t.starting != nil:
		s.globals[n] = v
	case t.shaping:
		if f.final && f.on == nil {
			// Only by class files that no compiler writes (a JVM refuses them as well, since
			// version 53).
			t.refuse("%v writes a final field", m)
		}
		m.reads, m.writes = add(m.reads, n), add(m.writes, n)
		f.written = true
		t.changed = joins(&f.shape, v) || t.changed
	case !f.dropped:
		s.globals[n] = t.texts.shaped(f.shape, v)
	}
}

// fieldOf is the number of a field among those that are followed, -1 if it is not.
// Fields of floats are not followed: predicates cannot speak of them. Every read is any float.
func (t *translation) fieldOf(on *object, c *class, name, desc string) int {
	k, number := kindOf(desc)
	if number && k.IsFloat() {
		return -1
	}
	for i := range t.fields {
		if f := &t.fields[i]; f.on == on && f.class == c && f.name == name && f.desc == desc {
			return i
		}
	}
	f := field{class: c, on: on, name: name, desc: desc, initial: t.null()}
	switch {
	case number && k == symbolic.I64:
		f.initial = value{e: t.ctx.Long(0)}
	case number:
		f.initial = value{e: t.ctx.Int(0)}
	}
	for i := range c.file.Fields {
		if own := &c.file.Fields[i]; own.Name == name && own.Descriptor == desc {
			f.final = own.Flags&classfile.AccFinal != 0
			// ConstantValue is for static fields, whether final or not; on others JVMs ignore
			// it.
			if own.Constant != 0 && on == nil {
				f.initial = t.constant(c.file.Pool, own.Constant)
			}
		}
	}
	f.shape = f.initial
	t.fields = append(t.fields, f)
	return len(t.fields) - 1
}

// declares finds the class that declares a field (JVMS 5.4.3.2).
// Superinterfaces go before superclasses, as the specification has it. A field that is found
// and is of the other kind (static or not) is an error, and not looked for further up.
func (h *hierarchy) declares(in, name, desc string, static bool) *class {
	c := h.class(in)
	if c == nil {
		return nil
	}
	for i := range c.file.Fields {
		if f := &c.file.Fields[i]; f.Name == name && f.Descriptor == desc {
			if (f.Flags&classfile.AccStatic != 0) != static {
				return nil
			}
			return c
		}
	}
	for _, above := range append(slices.Clip(c.file.Interfaces), c.file.Super) {
		if found := h.declares(above, name, desc, static); found != nil {
			return found
		}
	}
	return nil
}

// static reads or writes a static field.
// System.out and err are known before anything else: what they are is asked nowhere.
func (t *translation) static(m *method, s *state, op bytecode.Op, bci int) *state {
	class, name, desc := m.code.Member(bci)
	if class == "java/lang/System" && op == bytecode.Getstatic && (name == "out" || name == "err") {
		s.push(value{ref: &reference{kind: output}})
		return s
	}
	c := t.declares(class, name, desc, true)
	if c == nil {
		t.refuse("%s: the field %s.%s is not followed", m.place(bci), class, name)
		return nil
	}
	t.begin(c)
	if t.err != nil {
		return nil
	}
	if c.tables[name] != nil && op == bytecode.Getstatic {
		s.push(value{ref: &reference{kind: switches, name: c.name + " " + name}})
		return s
	}
	n := t.fieldOf(nil, c, name, desc)
	// A final field of a class that was begun has its value whenever this runs. Anything else
	// of another class may change later, so reading it now or when it is really done differs.
	if t.starting != nil && c != t.starting && !(op == bytecode.Getstatic && c.begun && n >= 0 && t.fields[n].final) {
		t.refuse("the initialiser of %s is not simple", t.starting.name)
	}
	k, number := kindOf(desc)
	switch {
	case op == bytecode.Getstatic && n >= 0:
		if v := t.read(m, s, n); v.e != nil {
			s.number(v.e)
		} else {
			s.push(v)
		}
	case op == bytecode.Getstatic:
		s.number(t.ofKind(k))
	case number && n >= 0:
		t.write(m, s, n, value{e: t.fitting(desc, t.take(s, k))})
	case number:
		t.take(s, k)
	default:
		v := t.pop(s)
		if v.ref == nil {
			v.ref = &reference{}
		}
		t.write(m, s, n, v)
	}
	return s
}

// fitting is what a field of a type keeps of a number.
// putfield of a byte, char, short or boolean narrows an int, and the range of the field's
// variables relies on it (valueOf).
func (t *translation) fitting(desc string, e *symbolic.Expr) *symbolic.Expr {
	typ, _ := symbolic.TypeOf(desc)
	return t.ctx.Fit(typ, e)
}
