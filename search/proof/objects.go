package proof

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// object is one of the program that is made at a place which is executed at most once.
// So its fields are as static ones, its methods are methods of their own, and
// references to it are numbers.
// Two objects of one place would share their fields here, so an assignment to one would be
// read from the other: a wrong "safe". bans finds such places.
type object struct {
	class  *class
	number int // from 1 on: 0 is null
	// The key outlives a translation: the next attempt knows by it which places not to follow.
	key string // of the place
	at  edge
	by  *class // whose initialiser makes it, nil for none
	// ordinal is that of a constant of an enum.
	ordinal *symbolic.Expr
}

// set is one of objects, by their numbers.
// Bit 0 is null.
type set uint64

// mostObjects is how many there may be beside null.
// It is the size of a word. Programs that wire a machine of parts have a dozen.
const mostObjects = 63

func (s set) single() bool { return bits.OnesCount64(uint64(s)) == 1 }

func (r *reference) isNull() bool { return r != nil && r.kind == located && r.objects == 1 }

// each calls f for the objects of a set.
func (t *translation) each(s set, f func(o *object)) {
	for _, o := range t.objects {
		if s&(1<<o.number) != 0 {
			f(o)
		}
	}
}

func (t *translation) null() value {
	return value{ref: &reference{kind: located, objects: 1}, at: t.ctx.Int(0)}
}

func (t *translation) object(o *object) value {
	return value{ref: &reference{kind: located, objects: 1 << o.number}, at: t.ctx.Int(int32(o.number))}
}

// oneOf is the number of any of certain objects.
func (t *translation) oneOf(s set) *symbolic.Expr {
	// The range may have objects in between that are not of the set: more than there is, so
	// sound.
	lo, hi := bits.TrailingZeros64(uint64(s)), bits.Len64(uint64(s))-1
	if lo == hi {
		return t.ctx.Int(int32(lo))
	}
	t.fresh++
	return t.ctx.Var(fmt.Sprintf("v%d", t.fresh), symbolic.Domain{Type: symbolic.Int, Min: int64(lo), Max: int64(hi)})
}

// is says that a located reference is one to an object, nil to none.
func (t *translation) is(v value, o *object) *symbolic.Expr {
	if o == nil {
		return t.ctx.Eq(v.at, t.ctx.Int(0))
	}
	return t.ctx.Eq(v.at, t.ctx.Int(int32(o.number)))
}

// made is the object that is made at a place, nil if there may be several.
// While shapes are looked for the place is taken to be executed once. Whether it is can only
// be said when all calls are known (bans).
func (t *translation) made(m *method, c *class) *object {
	for _, o := range t.objects {
		if o.at == (edge{m, t.at}) {
			return o
		}
	}
	key := fmt.Sprintf("%s %d", m.key(), t.at)
	if t.banned[key] {
		return nil
	}
	if len(t.objects) == mostObjects {
		t.refuse("the program makes more than %d objects", mostObjects)
		return nil
	}
	o := &object{class: c, number: len(t.objects) + 1, key: key, at: edge{m, t.at}, by: t.starting}
	t.objects = append(t.objects, o)
	return o
}

// key names a method of an object for good.
func (m *method) key() string {
	key := m.class.name + "." + m.info.Name + m.info.Descriptor
	if m.on != nil {
		key += " of (" + m.on.key + ")"
	}
	return key
}

// bans reports whether places make more objects than one, which makes what was found
// worth nothing: then it has to be done again without them.
// It asks two things: can the instruction be reached again in the same call, and is its method
// called more than once. Both are about the code, whatever the conditions on the way.
func (t *translation) bans() bool {
	for _, o := range t.objects {
		if o.at.by.repeats(o.at.bci) || !o.at.by.once(t.list[0], map[*method]bool{}) {
			t.banned[o.key], t.again = true, true
		}
	}
	return t.again
}

// once reports whether a method is called at most once, where main is called by nobody.
// Recursion comes back to a method that was seen, and is more than once. An initialiser runs
// once whoever has it run.
func (m *method) once(main *method, seen map[*method]bool) bool {
	if m.info.Name == "<clinit>" {
		return true
	}
	if seen[m] {
		return false
	}
	seen[m] = true
	if m == main {
		return len(m.from) == 0
	}
	// There is one, if any: the map is asked for its only key.
	for e := range m.from {
		return len(m.from) == 1 && !e.by.repeats(e.bci) && e.by.once(main, seen)
	}
	return false
}

// repeats reports whether an instruction may be executed again in the same call.
func (m *method) repeats(bci int) bool {
	seen := map[int]bool{}
	open := m.nexts(bci)
	for len(open) > 0 {
		at := open[len(open)-1]
		open = open[:len(open)-1]
		if at == bci {
			return true
		}
		if !seen[at] {
			seen[at] = true
			open = append(open, m.nexts(at)...)
		}
	}
	return false
}

// nexts are the instructions that may come behind one, of handlers as well.
func (m *method) nexts(bci int) []int {
	to, next := m.code.Targets(bci)
	to = slices.Clip(to)
	if n, _ := m.code.Length(bci); next {
		to = append(to, bci+n)
	}
	for _, h := range m.info.Code.Handlers {
		if int(h.Start) <= bci && bci < int(h.End) {
			to = append(to, int(h.PC))
		}
	}
	return to
}

// plain reports whether objects of a class are followed: all above it is known, and
// nothing but the program calls their methods.
// What extends a class of the JDK has code of the JDK in its constructors and methods. An
// abstract class or interface has no objects; new of one is an error that nobody follows.
func (t *translation) plain(c *class) bool {
	if c.file.Flags&(classfile.AccAbstract|classfile.AccInterface) != 0 {
		return false
	}
	for {
		if c.declared("finalize", "()V") != nil {
			return false
		}
		super := t.class(c.file.Super)
		if super == nil {
			return c.file.Super == "java/lang/Object" || c.file.Super == "java/lang/Record" || c.file.Super == enumClass && t.starting != nil
		}
		c = super
	}
}

// extends reports whether a class is another one or below it. That is not known of
// interfaces of others.
// Interfaces of the JDK may extend others of the JDK, which are not read; the program's own
// are never above those.
func (h *hierarchy) extends(c *class, name string) (yes, known bool) {
	if c.name == name || name == "java/lang/Object" {
		return true, true
	}
	known = true
	for _, above := range append([]string{c.file.Super}, c.file.Interfaces...) {
		switch a := h.class(above); {
		case above == name:
			return true, true
		case a != nil:
			yes, sure := h.extends(a, name)
			if yes {
				return true, true
			}
			known = known && sure
		default:
			// Others are not below the program's own.
			known = known && (above == "java/lang/Object" || h.class(name) != nil)
		}
	}
	return false, known
}

// makes executes new: of objects that are followed, of exceptions, and of objects that
// nothing can be done with.
// An object of which there may be several is thrown here, like an exception: it can be passed
// around, thrown, and be compared with null, and whatever else is done to it is refused.
func (t *translation) makes(m *method, s *state, class string) *state {
	if slices.Contains(builderClasses, class) {
		if o := t.made(m, t.texts.builder(class)); o != nil {
			s.push(t.object(o))
			return s
		}
	}
	if c := t.class(class); c != nil {
		t.begin(c)
		if t.plain(c) {
			if o := t.made(m, c); o != nil {
				s.push(t.object(o))
				return s
			}
		}
		if t.starting != nil {
			t.refuse("the initialiser of %s is not simple", t.starting.name)
		}
	}
	s.push(value{ref: &reference{kind: thrown, name: class}})
	return s
}

const nullPointer = "java/lang/NullPointerException"

// notNull throws where a reference is null, and returns the way on, nil if there is none.
// By the number alone: 0 is null.
func (t *translation) notNull(m *method, s *state, v value) *state {
	isNull := t.is(v, nil)
	t.throw(m, t.assume(s.clone(), isNull), nullPointer)
	return t.assume(s, t.ctx.Not(isNull))
}

// field reads or writes the field of an object.
// A reference to one of several objects writes, in each of them, the new value if it is this
// one, else what was there; it reads a choice by the reference's number. So aliases are exact.
func (t *translation) field(m *method, s *state, op bytecode.Op, bci int) *state {
	class, name, desc := m.code.Member(bci)
	k, number := kindOf(desc)
	var new value
	if op == bytecode.Putfield {
		if number {
			if new = (value{e: t.take(s, k)}); !k.IsFloat() {
				new.e = t.fitting(desc, new.e)
			}
		} else if new = t.pop(s); new.ref == nil {
			new.ref = &reference{}
		}
	}
	on := t.pop(s)
	c := t.declares(class, name, desc, false)
	if c == nil || on.at == nil {
		t.refuse("%s: the field %s.%s is not followed", m.place(bci), class, name)
		return nil
	}
	if s = t.notNull(m, s, on); s == nil {
		return nil
	}
	var got value
	t.each(on.ref.objects, func(o *object) {
		if yes, _ := t.extends(o.class, c.name); !yes || t.is(on, o).IsFalse() {
			// The set of a shape may be larger than what can be here: merged from elsewhere.
			return // the verifier sees to that
		}
		if t.starting != nil && o.by != t.starting {
			t.refuse("the initialiser of %s is not simple", t.starting.name)
		}
		n := t.fieldOf(o, c, name, desc)
		switch {
		case n < 0:
			got = value{e: t.ofKind(k)}
		case op == bytecode.Putfield:
			t.write(m, s, n, t.choice(t.is(on, o), new, t.read(m, s, n)))
		// The first one needs no condition: a reference that is to none of the others is to it.
		case got.e == nil && got.ref == nil:
			got = t.read(m, s, n)
		default:
			got = t.choice(t.is(on, o), t.read(m, s, n), got)
		}
	})
	switch {
	case op == bytecode.Putfield:
	case got.ref != nil:
		s.push(got)
	case got.e != nil:
		s.number(got.e)
	default: // there is no such object
		return nil
	}
	return s
}

// choice is one value or the other.
// Of references that have nothing in common nothing is known behind it.
func (t *translation) choice(cond *symbolic.Expr, a, b value) value {
	switch {
	case cond.IsTrue():
		return a
	case cond.IsFalse():
		return b
	case a.e != nil && b.e != nil:
		return value{e: t.ctx.Ite(cond, a.e, b.e)}
	}
	v := merged(a, b)
	if v.ref != nil && v.ref.kind == located {
		v.at = t.ctx.Ite(cond, a.at, b.at)
	}
	if v.ref.sized() {
		v.size = t.ctx.Ite(cond, t.texts.as(v, a), t.texts.as(v, b))
	}
	return v
}

// cast executes checkcast and instanceof.
// null passes every checkcast and no instanceof.
func (t *translation) cast(m *method, s *state, op bytecode.Op, to string) *state {
	v := t.pop(s)
	same := v.ref != nil && (v.ref.kind == text && (to == stringClass || to == charsClass) || v.ref.kind == numbers && to == "["+v.ref.name)
	if same && op == bytecode.Checkcast {
		s.push(v)
		return s
	}
	if v.at == nil {
		t.refuse("%s: a cast is not followed", m.place(t.at))
		return nil
	}
	fits, within := t.ctx.False(), v.ref.objects&1
	t.each(v.ref.objects, func(o *object) {
		yes, known := t.extends(o.class, to)
		if !known {
			t.refuse("%s: it is not known what extends %s", m.place(t.at), to)
		}
		if yes {
			fits, within = t.ctx.Or(fits, t.is(v, o)), within|1<<o.number
		}
	})
	if op == bytecode.Instanceof {
		s.number(t.ctx.Ite(fits, t.ctx.Int(1), t.ctx.Int(0)))
		return s
	}
	fits = t.ctx.Or(fits, t.is(v, nil))
	t.throw(m, t.assume(s.clone(), t.ctx.Not(fits)), "java/lang/ClassCastException")
	if s = t.assume(s, fits); s == nil || within == 0 {
		return nil
	}
	// What is left is one object, or null alone: then it is known as a number, too.
	if within.single() {
		v.at = t.oneOf(within)
	}
	s.push(value{ref: &reference{kind: located, objects: within}, at: v.at})
	return s
}

// dispatch calls a method of one of the objects that a reference may be to.
// Each object that the receiver may be has a way of its own, under the condition that it is
// the one, with the method that its class selects.
func (t *translation) dispatch(m *method, s *state, c called, on value, args []value) (*state, []*state) {
	if c.name == "<init>" && t.class(c.class) == nil {
		if c.class == "java/lang/Object" || c.class == "java/lang/Record" || t.ofEnum(s, c, on, args) {
			return s, nil
		}
		t.refuse("%s: the call of %s.%s is not followed", m.place(t.at), strings.ReplaceAll(c.class, "/", "."), c.name)
		return nil, nil
	}
	if s = t.notNull(m, s, on); s == nil {
		return nil, nil
	}
	if t.ofEnum(s, c, on, args) {
		return s, nil
	}
	var alternatives []*state
	n := 0
	at := t.at
	t.each(on.ref.objects, func(o *object) {
		cond := t.is(on, o)
		if cond.IsFalse() || t.err != nil {
			return
		}
		callee := t.selects(m, c, o)
		if callee == nil {
			return
		}
		n++
		if taken := t.assume(s.clone(), cond); taken != nil {
			t.at = at
			if taken = t.invoke(m, taken, callee, args); taken != nil {
				alternatives = append(alternatives, taken)
			}
		}
	})
	if n > 1 && t.starting == nil { // or there would be ever more ways
		// The ways meet right behind the call. Left apart, n calls in a row of receivers with
		// two objects would be 2^n ways.
		m.stops[s.bci] = true
	}
	if len(alternatives) == 0 {
		return nil, nil
	}
	return alternatives[0], alternatives[1:]
}

// selects finds the method of an object that is called (JVMS 5.4.6), nil if it cannot be
// one that is called there.
// The cases that it refuses are the rare ones: package-private methods overridden over the
// borders of packages, several defaults, methods that are missing. A wrong choice among these
// would be a proof about another program.
func (t *translation) selects(m *method, c called, o *object) *method {
	refuse := func() *method {
		t.refuse("%s: the call of %s.%s is not followed", m.place(t.at), strings.ReplaceAll(c.class, "/", "."), c.name)
		return nil
	}
	in := t.class(c.class)
	if in == nil {
		return refuse()
	}
	if yes, _ := t.extends(o.class, in.name); !yes {
		if in.file.Flags&classfile.AccInterface != 0 { // verifiers do not look at these
			return refuse()
		}
		return nil
	}
	if c.op == bytecode.Invokespecial && c.name != "<init>" && in != m.class && in.file.Flags&classfile.AccInterface == 0 {
		if in = t.class(m.class.file.Super); in == nil {
			return refuse()
		}
	}
	owner, info := t.inherited(in, c.name, c.desc)
	if info == nil {
		return refuse()
	}
	if c.op != bytecode.Invokespecial && info.Flags&classfile.AccPrivate == 0 {
		above := info
		by := owner
		owner, info = t.inherited(o.class, c.name, c.desc)
		open := above.Flags&(classfile.AccPublic|classfile.AccProtected) != 0
		if info == nil || info.Flags&classfile.AccPrivate != 0 || !open && pkg(owner.name) != pkg(by.name) {
			return refuse()
		}
	}
	if info.Flags&classfile.AccStatic != 0 || info.Code == nil {
		return refuse()
	}
	return t.method(owner, info, o)
}

func pkg(name string) string { return name[:strings.LastIndexByte(name, '/')+1] }

// inherited finds a method in a class and what is above it: in interfaces only one of
// which there are no others.
// Superclasses go before interfaces, and constructors are not inherited.
func (h *hierarchy) inherited(c *class, name, desc string) (*class, *classfile.Method) {
	for k := c; k != nil; k = h.class(k.file.Super) {
		if info := k.declared(name, desc); info != nil {
			return k, info
		}
	}
	if name == "<init>" {
		return nil, nil
	}
	found := map[*class]*classfile.Method{}
	var look func(k *class)
	look = func(k *class) {
		for ; k != nil; k = h.class(k.file.Super) {
			for _, above := range k.file.Interfaces {
				if i := h.class(above); i != nil {
					if info := i.declared(name, desc); info != nil && info.Flags&classfile.AccStatic == 0 {
						found[i] = info
					}
					look(i)
				}
			}
		}
	}
	look(c)
	if len(found) == 1 {
		for k, info := range found {
			return k, info
		}
	}
	return nil, nil
}
