package proof

import (
	"slices"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/horn"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Cells are how what is in arrays is followed. Of each array of whole numbers that is made
// at a place which is executed at most once, predicates have one element: an index that
// nobody knows and that never changes, and what is there. As it may be any index, a
// predicate that holds says something of all elements: "index < i implies element == 7"
// behind a loop that has filled an array up to i.
//
// Whoever reads an element uses that: the predicate with which the present clause has begun
// holds of the index that is read as well as of the one that the clause is about. So it
// stands in the body once more, with that index and a value of its own for what is there,
// and what the clause has done to the array since is done to this value, too.
//
// References to such arrays know which arrays they may be to (reference.objects), with bit 0
// for those that are not followed. What may be written by a reference to one of several
// may be there, or what was there before.
type cells struct{ *translation }

// The fields of an array as an object: the index is written by nobody.
const (
	cellField  = "[]"
	indexField = "[index]"
)

// change is what a clause has done to the elements of an array: what is at an index
// behind it.
type change struct {
	of    *object
	after func(index, before *symbolic.Expr) *symbolic.Expr
}

// cell is an element that a clause has read: what was there where the clause began, and
// what is there now.
type cell struct {
	of                *object
	index, begun, now *symbolic.Expr
}

// contents is what a state knows of elements beside that which predicates are about.
// Both lists are only appended to or copied, as those of a state.
type contents struct {
	changes []change
	cells   []cell
	// lost are the arrays of which the clause does not know what it has done to them.
	lost set
}

// others is the set of arrays that are not followed.
const others set = 1

// array is a reference to an array that is not null.
func (t cells) array(desc string, objects set, size *symbolic.Expr) value {
	return value{ref: &reference{kind: numbers, name: desc, objects: objects}, size: size}
}

// made is the array that is made by the present instruction, if it is followed.
func (t cells) made(m *method, desc string) set {
	k, _ := kindOf(desc)
	if !t.contents || t.starting != nil || k.IsFloat() {
		return others
	}
	name := "[" + desc
	if t.arrayClasses[name] == nil {
		t.arrayClasses[name] = &class{name: name, started: true, begun: true, file: &classfile.File{Name: name, Super: "java/lang/Object"}}
	}
	o := t.translation.made(m, t.arrayClasses[name])
	if o == nil {
		return others
	}
	return 1 << o.number
}

// index and content are the fields of an array.
func (t cells) index(o *object) int {
	n := t.fieldOf(o, o.class, indexField, "I")
	if f := &t.fields[n]; f.initial.constant() {
		// Any from 0 on, for all of the run: the clause that begins the program holds for
		// each. So who asks for an element has an index that is not negative (load).
		f.initial = value{e: t.texts.size()}
		f.shape = f.initial
	}
	return n
}

func (t cells) content(o *object) int { return t.fieldOf(o, o.class, cellField, o.class.name[1:]) }

// isArray reports whether an object is an array.
func (o *object) isArray() bool { return o.class.name[0] == '[' }

// tracks reports whether there are arrays that are followed.
func (t cells) tracks() bool { return slices.ContainsFunc(t.objects, (*object).isArray) }

// joint has all ways meet behind the present instruction: what was done to arrays is in
// predicates there.
func (t cells) joint(m *method, s *state) {
	if t.shaping && t.starting == nil && s != nil && t.tracks() {
		m.stops[s.bci] = true
	}
}

// alter does something to the arrays that a reference may be to. after is nil for
// anything.
func (t cells) alter(m *method, s *state, array value, after func(index, before *symbolic.Expr) *symbolic.Expr) {
	sure := array.ref.objects.single()
	t.each(array.ref.objects, func(o *object) {
		n, at := t.content(o), t.index(o)
		before := t.read(m, s, n).e
		index := t.read(m, s, at).e
		now := t.valueOf(&t.fields[n]).e
		if after != nil {
			now = after(index, before)
			if !sure {
				now = t.ctx.Ite(t.ctx.Ne(t.unknown(symbolic.Boolean), t.ctx.Int(0)), now, before)
			}
		}
		t.write(m, s, n, value{e: now})
		if after == nil || !sure {
			s.contents.lose(o)
			return
		}
		s.contents.changes = append(s.contents.changes, change{o, after})
		known := slices.Clone(s.contents.cells)
		for i := range known {
			if c := &known[i]; c.of == o {
				c.now = after(c.index, c.now)
			}
		}
		s.contents.cells = known
	})
}

// lose forgets what is known of the elements of an array.
func (c *contents) lose(o *object) {
	c.lost |= 1 << o.number
	c.cells = slices.DeleteFunc(slices.Clone(c.cells), func(k cell) bool { return k.of == o })
}

// store writes an element.
func (t cells) store(m *method, s *state, array value, index, e *symbolic.Expr) {
	e = t.fitting(array.ref.name, e)
	t.alter(m, s, array, func(at, before *symbolic.Expr) *symbolic.Expr {
		return t.ctx.Ite(t.ctx.Eq(at, index), e, before)
	})
}

// load reads an element, whose index is known not to be negative.
func (t cells) load(m *method, s *state, array value, index *symbolic.Expr) *symbolic.Expr {
	typ, _ := symbolic.TypeOf(array.ref.name)
	whatever := t.unknown(typ)
	t.loads = t.loads || !typ.Kind().IsFloat()
	if !array.ref.objects.single() || array.ref.objects == others {
		return whatever
	}
	var o *object
	t.each(array.ref.objects, func(only *object) { o = only })
	content, at := t.read(m, s, t.content(o)).e, t.read(m, s, t.index(o)).e
	if t.shaping {
		return whatever
	}
	// The same element is the same, whatever its index is called.
	read := t.now(m, s, o, index, whatever)
	got := t.ctx.Ite(t.ctx.Eq(index, at), content, read)
	for _, k := range s.contents.cells {
		if k.of == o && k.index != index {
			got = t.ctx.Ite(t.ctx.Eq(index, k.index), k.now, got)
		}
	}
	if t.several(m) {
		// Others are compared with what was read.
		s.conds = append(s.conds, t.ctx.Eq(got, read))
	}
	return got
}

// several reports whether a method touches more than one array.
func (t cells) several(m *method) bool {
	n := 0
	for _, f := range m.reads {
		if t.fields[f].name == cellField {
			n++
		}
	}
	return n > 1
}

// mostCells is how many elements a clause may look at: each is one more predicate in it.
const mostCells = 8

// now is what is at an index, of which begun was there when the clause began.
func (t cells) now(m *method, s *state, o *object, index, begun *symbolic.Expr) *symbolic.Expr {
	for _, k := range s.contents.cells {
		if k.of == o && k.index == index {
			return k.now
		}
	}
	if s.contents.lost&(1<<o.number) != 0 || len(s.contents.cells) == mostCells {
		return begun // anything
	}
	c := cell{o, index, begun, begun}
	for _, done := range s.contents.changes {
		if done.of == o {
			c.now = done.after(index, c.now)
		}
	}
	t.also(m, s, c)
	s.contents.cells = append(slices.Clip(s.contents.cells), c)
	return c.now
}

// also has the predicate with which a state began hold of an element, too: of its index and
// what was there, with what else is known of that moment. Of other arrays it is about the
// element that was read last, since elements are mostly read to be compared.
func (t cells) also(m *method, s *state, c cell) {
	args := slices.Clone(s.body[0].Args)
	about := func(c cell) {
		index, content := t.index(c.of), t.content(c.of)
		args[t.argument(m, args, index)] = c.index
		args[t.argument(m, args, content)] = c.begun
		if i := t.remembered(m, content); i >= 0 && s.body[0].Pred != m.entry.Pred {
			// What was there when the method was called.
			args[i] = t.ofKind(c.begun.Kind())
		}
	}
	for _, k := range append(slices.Clip(s.contents.cells), c) {
		about(k)
	}
	s.body = append(s.body, horn.Atom{Pred: s.body[0].Pred, Args: args})
}

// argument is the place of a field among the arguments of the predicate with which a state
// of a method begins: those of fields come last.
func (t cells) argument(m *method, args []*symbolic.Expr, field int) int {
	return len(args) - len(m.reads) + slices.Index(m.reads, field)
}

// remembered is the place of what a field was when the method was called, in predicates of
// places within it; -1 where that is not kept.
func (t cells) remembered(m *method, field int) int {
	at := len(m.passed) + slices.Index(m.reads, field)
	if !m.keeps(at) {
		return -1
	}
	n := 0
	for i := range at {
		if m.keeps(i) {
			n++
		}
	}
	return n
}

// copied has an array hold what another one holds: from an index on what is there from
// another one on, so many elements.
func (t cells) copied(m *method, s *state, to value, at *symbolic.Expr, from value, of, n *symbolic.Expr) {
	c := t.ctx
	t.each(to.ref.objects, func(o *object) {
		field := t.content(o)
		before, index := t.read(m, s, field).e, t.read(m, s, t.index(o)).e
		within := c.And(c.Ge(index, at), c.Lt(c.Sub(index, at), n))
		// Predicates are about indices from 0 on: that of what is not copied, which may be less,
		// is not asked about.
		now := t.load(m, s, from, c.Ite(within, c.Add(of, c.Sub(index, at)), c.Int(0)))
		if !to.ref.objects.single() {
			within = c.And(within, c.Ne(t.unknown(symbolic.Boolean), c.Int(0)))
		}
		t.write(m, s, field, value{e: c.Ite(within, now, before)})
		s.contents.lose(o)
	})
	t.joint(m, s)
}

// fresh is an array of zeros that is made by the present instruction.
func (t cells) fresh(m *method, s *state, desc string, size *symbolic.Expr) value {
	v := t.array(desc, t.made(m, desc), size)
	t.alter(m, s, v, func(_, before *symbolic.Expr) *symbolic.Expr {
		if before.Kind() == symbolic.I64 {
			return t.ctx.Long(0)
		}
		return t.ctx.Int(0)
	})
	return v
}

// copy is a copy of an array that is made by the present instruction, of a size of its own.
func (t cells) copy(m *method, s *state, from value, size *symbolic.Expr) value {
	v := t.fresh(m, s, from.ref.name, size)
	t.copied(m, s, v, t.ctx.Int(0), from, t.ctx.Int(0), t.ctx.Min(size, from.size))
	return v
}
