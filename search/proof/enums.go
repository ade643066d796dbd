package proof

import (
	"strings"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Constants of enums are objects that the initialisers of their classes make. What can be
// asked of one is its ordinal, which is what a switch goes by: through a table in a class
// of the compiler's own, whose initialiser is read rather than executed.

const enumClass = "java/lang/Enum"

// isEnum reports whether a class is an enum, or that of a constant with a body.
func (h *hierarchy) isEnum(c *class) bool {
	for ; c != nil; c = h.class(c.file.Super) {
		if c.file.Super == enumClass {
			return true
		}
	}
	return false
}

// ofEnum calls a method that enums have from the JDK. It reports whether it was one.
// The super constructor is given the ordinal by code of the compiler's, in the initialiser of
// the enum: it must be a constant there. Of names nothing is kept.
func (t *translation) ofEnum(s *state, c called, on value, args []value) bool {
	all := true
	t.each(on.ref.objects, func(o *object) { all = all && t.isEnum(o.class) })
	if !all {
		return false
	}
	switch {
	case c.name == "<init>" && c.class == enumClass:
		t.each(on.ref.objects, func(o *object) {
			if o.ordinal = args[1].e; o.ordinal == nil || !o.ordinal.IsConst() || t.starting == nil {
				t.refuse("the initialiser of %s is not simple", o.class.name)
			}
		})
		return true
	case c.name == "ordinal" && c.desc == "()I":
		var e *symbolic.Expr
		t.each(on.ref.objects, func(o *object) {
			switch {
			case o.ordinal == nil:
				t.refuse("%s has no ordinal yet", o.class.name)
			case e == nil:
				e = o.ordinal
			default:
				e = t.ctx.Ite(t.is(on, o), o.ordinal, e)
			}
		})
		if e != nil {
			s.number(e)
		}
		return e != nil
	}
	return false
}

// table is one of a switch by enums: what to go by for each ordinal, 0 for others.
// It stands for the array $SwitchMap$E of javac: the program's switch is on the number that is
// found at an ordinal, which is 0, the default, for constants that the switch does not name.
type table struct {
	size int32
	keys []ordinalKey
}

type ordinalKey struct {
	ordinal *symbolic.Expr
	key     int32
}

// tables reads the initialiser of a class of tables of switches. It reports false where
// there is anything else in it.
// That initialiser has a handler around each store (NoSuchFieldError, for constants that are
// gone), and calls values(), which clones an array: neither is something that begin would take
// for simple. It is matched instruction by instruction, as javac writes it, since what is
// merely similar could do something else. No match is no error: then it is executed as any.
func (t *translation) tables(c *class, info *classfile.Method) bool {
	if c.file.Flags&classfile.AccSynthetic == 0 {
		return false
	}
	m := t.method(c, info, nil)
	found := map[string]*table{}
	at := 0
	next := func(op bytecode.Op) (bci int, ok bool) {
		if at >= len(m.starts) || m.code.Op(m.starts[at]) != op {
			return 0, false
		}
		at++
		return m.starts[at-1], true
	}
	// member is the next instruction, if it has that code, and what it names.
	member := func(op bytecode.Op) (class, name, desc string) {
		if bci, ok := next(op); ok {
			return m.code.Member(bci)
		}
		return "", "", ""
	}
	for at < len(m.starts) {
		switch m.code.Op(m.starts[at]) {
		case bytecode.Return:
			if at != len(m.starts)-1 {
				return false
			}
			c.tables = found
			return true
		case bytecode.Invokestatic:
			enum, values, desc := member(bytecode.Invokestatic)
			e := t.class(enum)
			_, length := next(bytecode.Arraylength)
			kind, array := next(bytecode.Newarray)
			in, name, _ := member(bytecode.Putstatic)
			if e == nil || e.file.Super != enumClass || values != "values" || desc != "()[L"+enum+";" || !length || !array ||
				m.code.U1(kind+1) != newInts || in != c.name || found[name] != nil {
				return false
			}
			t.begin(e)
			found[name] = &table{size: e.constants()}
		default:
			in, name, _ := member(bytecode.Getstatic)
			enum, constant, desc := member(bytecode.Getstatic)
			_, method, _ := member(bytecode.Invokevirtual)
			if at >= len(m.starts) {
				return false
			}
			key, isKey := pushed(m.code, m.starts[at])
			at++
			_, store := next(bytecode.Iastore)
			jump, goes := next(bytecode.Goto)
			e := t.class(enum)
			// All parts are looked at together, behind the last one.
			if at >= len(m.starts)-1 || in != c.name || found[name] == nil || e == nil || e.file.Super != enumClass || desc != "L"+enum+";" ||
				method != "ordinal" || !isKey || !store || !goes {
				return false
			}
			// Behind it is the handler of what happens where the constant is gone.
			if op, _, local := m.code.Local(m.starts[at]); !local || op != bytecode.Astore || jump+m.code.S2(jump+1) != m.starts[at+1] {
				return false
			}
			at++
			t.begin(e)
			ordinal := t.ordinalOf(e, constant, desc)
			if ordinal == nil {
				return false
			}
			found[name].keys = append(found[name].keys, ordinalKey{ordinal, key})
		}
	}
	return false
}

// newInts is the operand of newarray for ints.
const newInts = 10

// constants is how many constants an enum has.
// It is the length that values() would have, and that the table is made with.
func (c *class) constants() int32 {
	n := int32(0)
	for i := range c.file.Fields {
		if c.file.Fields[i].Flags&classfile.AccEnum != 0 {
			n++
		}
	}
	return n
}

// ordinalOf is the ordinal of a constant, nil if it is not known.
// The field has to hold that constant and no other, for ever.
func (t *translation) ordinalOf(e *class, name, desc string) *symbolic.Expr {
	if t.err != nil || t.declares(e.name, name, desc, true) != e {
		return nil
	}
	f := &t.fields[t.fieldOf(nil, e, name, desc)]
	var out *symbolic.Expr
	if f.final && f.initial.constant() {
		t.each(f.initial.ref.objects, func(o *object) { out = o.ordinal })
	}
	return out
}

// pushed is the small number that an instruction pushes.
// Compilers number the cases of a switch from 1, so anything larger is not theirs.
func pushed(code *bytecode.Code, bci int) (int32, bool) {
	switch op := code.Op(bci); {
	case op >= bytecode.Iconst0 && op <= bytecode.Iconst5:
		return int32(op - bytecode.Iconst0), true
	case op == bytecode.Bipush:
		return int32(code.S1(bci + 1)), true
	case op == bytecode.Sipush:
		return int32(code.S2(bci + 1)), true
	}
	return 0, false
}

// looksUp executes iaload: of tables of switches only.
// Ordinals are known numbers, so the table is a chain of choices by the index.
func (t *translation) looksUp(m *method, s *state) *state {
	index := t.int(s)
	r := t.pop(s).ref
	if r == nil || r.kind != switches {
		t.refuse("%s: an array is not followed", m.place(t.at))
		return nil
	}
	in, name, _ := strings.Cut(r.name, " ")
	found := t.class(in).tables[name]
	inside := t.ctx.And(t.ctx.Ge(index, t.ctx.Int(0)), t.ctx.Lt(index, t.ctx.Int(found.size)))
	t.throw(m, t.assume(s.clone(), t.ctx.Not(inside)), "java/lang/ArrayIndexOutOfBoundsException")
	if s = t.assume(s, inside); s == nil {
		return nil
	}
	e := t.ctx.Int(0)
	for _, k := range found.keys {
		e = t.ctx.Ite(t.ctx.Eq(index, k.ordinal), t.ctx.Int(k.key), e)
	}
	s.number(e)
	return s
}

// keepsConstants executes what the initialiser of an enum does with the array of its
// constants, which nobody can read.
// The array $VALUES is written and never read: values() is not followed, as it clones it. So
// what is stored is only checked to be within it.
func (t *translation) keepsConstants(m *method, s *state, op bytecode.Op) *state {
	if t.starting == nil || !t.isEnum(t.starting) || m.class != t.starting {
		t.refuse("%s: %s is not followed", m.place(t.at), bytecode.Opcodes[op].Name)
		return nil
	}
	if op == bytecode.Anewarray {
		n, known := t.int(s).Const()
		if !known || n.Int() != t.starting.constants() {
			t.refuse("%s: an array is not followed", m.place(t.at))
		}
		s.push(value{ref: &reference{kind: constants, name: t.starting.name}})
		return s
	}
	v, index := t.pop(s), t.int(s)
	array := t.pop(s).ref
	i, known := index.Const()
	if v.at == nil || array == nil || array.kind != constants || !known || i.Int() < 0 || i.Int() >= t.starting.constants() {
		t.refuse("%s: an array is not followed", m.place(t.at))
		return nil
	}
	return s
}
