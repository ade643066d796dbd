package proof

import (
	"maps"
	"math"
	"slices"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/horn"
)

// value is what a slot holds: a number, a reference of which something is known, or,
// as the zero value, what is not looked at: the second half of a long, or nothing.
// At most one of e, at and size is a number: predicates are about that one, whatever it stands
// for (number). ref without at or size is a reference of which nothing but its kind is known.
type value struct {
	e   *symbolic.Expr
	ref *reference
	at  *symbolic.Expr // the number of the object that a located reference is one to
	// size is how long a text or an array of numbers is, -1 for null.
	size *symbolic.Expr
}

// reference is what is known of one.
// References are compared as values (==), so that shapes can be compared: all that is known of
// one is in these fields, none of which is a pointer.
type reference struct {
	kind    referenceKind
	name    string // of a class
	objects set    // of located ones, and of arrays
	// nullable says of texts and arrays that they may be null.
	nullable bool
}

type referenceKind uint8

const (
	anything referenceKind = iota // maybe null
	located                       // null, or an object that is followed
	text                          // a String
	// thrown is never null: what new makes, and what a handler is entered with. Merged with
	// null it is anything, of which nobody can ask much. Several classes are in name, sorted,
	// between bars.
	thrown    // an exception of exactly that class, or one of several, or another object of no use
	constants // the array of those of an enum
	switches  // a table of a switch by an enum: its class and its name
	output    // System.out or System.err
	named     // a class object
	numbers   // an array of numbers, of the type that is its name
)

// number is what predicates say of a value.
func (v value) number() *symbolic.Expr {
	switch {
	case v.at != nil:
		return v.at
	case v.size != nil:
		return v.size
	}
	return v.e
}

// state is a way through a method, from a place where it has begun.
// A state is a clause under construction: body is the predicate that it began with and those
// of the calls behind it, conds what branches have said on the way. Its values are expressions
// over the variables of these. It ends as the head of the clause: at a place where ways meet,
// at a return, at an exception that leaves the method.
type state struct {
	bci     int
	moved   bool // beyond the place where it has begun
	locals  []value
	stack   []value
	initial []*symbolic.Expr // as the entry's arguments, nil where that is not known
	globals map[int]value    // fields, by number
	// Both lists are only ever appended to. A clone has them clipped, so that what either of
	// the two adds is not seen by the other.
	conds []*symbolic.Expr
	body  []horn.Atom
	// contents is what is known of the elements of arrays.
	contents contents
}

func (s *state) clone() *state {
	c := *s
	c.locals, c.stack = slices.Clone(s.locals), slices.Clone(s.stack)
	c.globals = maps.Clone(s.globals)
	c.conds, c.body = slices.Clip(s.conds), slices.Clip(s.body)
	c.contents.changes, c.contents.cells = slices.Clip(s.contents.changes), slices.Clip(s.contents.cells)
	return &c
}

func (s *state) push(v value) { s.stack = append(s.stack, v) }

// number pushes one, which may take two slots.
func (s *state) number(e *symbolic.Expr) {
	s.push(value{e: e})
	if wide(e.Kind()) {
		s.push(value{})
	}
}

func wide(k symbolic.Kind) bool { return k == symbolic.I64 || k == symbolic.F64 }

// cut is a place where ways meet: what there is in which slot, and the predicate of it.
// Between two cuts code has one way in, so each cut is one predicate and each way from one to
// the next a clause. A loop has one at its head since its head has two ways in; without such a
// place in every cycle there would be no end to the ways.
type cut struct {
	bci    int
	shape  *state // only its locals and its stack matter
	queued bool
	pred   predicate
}

// merged is what is known where either of two values may be: the first of them if that
// says enough.
// It only ever goes up, to less knowledge, and there are finitely many steps from any value
// (more objects in a set, null as well, more exceptions, anything, nothing): so the fixed
// points in shape and discover come to an end.
func merged(a, b value) value {
	switch {
	case a.e != nil && b.e != nil && a.e.Kind() == b.e.Kind():
		return a
	case a.ref != nil && b.ref != nil:
		switch {
		case *a.ref == *b.ref:
			return a
		case a.ref.kind == located && b.ref.kind == located:
			return value{ref: &reference{kind: located, objects: a.ref.objects | b.ref.objects}}
		case a.ref.kind == thrown && b.ref.kind == thrown:
			return value{ref: &reference{kind: thrown, name: either(a.ref.name, b.ref.name)}}
		case a.ref.kind == numbers && b.ref.kind == numbers && a.ref.name == b.ref.name:
			return value{ref: &reference{kind: numbers, name: a.ref.name, objects: a.ref.objects | b.ref.objects,
				nullable: a.ref.nullable || b.ref.nullable}, size: a.size}
		// A text or array that may be null is one of size -1. So null joins it without losing
		// what is known of its length, which is what loops over optional texts need.
		case a.ref.sized() && (b.ref.isNull() || *a.ref.orNull() == *b.ref.orNull()):
			return value{ref: a.ref.orNull(), size: a.size}
		case b.ref.sized() && a.ref.isNull():
			return value{ref: b.ref.orNull(), size: b.size}
		}
		return value{ref: &reference{}}
	}
	return value{}
}

// like reports whether two shapes are the same.
func like(a, b value) bool {
	switch {
	case a.e != nil || b.e != nil:
		return a.e != nil && b.e != nil && a.e.Kind() == b.e.Kind()
	case a.ref != nil || b.ref != nil:
		return a.ref != nil && b.ref != nil && *a.ref == *b.ref
	}
	return true
}

// joins has a shape allow for a value, and reports whether it did not.
func joins(have *value, v value) bool {
	all := merged(*have, v)
	if like(all, *have) {
		return false
	}
	*have = all
	return true
}

// anew is any value of a shape.
// The ranges that it gives are those of the type, or of the set: they are facts, not guesses,
// since whatever reaches the place was of that shape. Two calls make two variables.
func (t *translation) anew(v value) value {
	switch {
	case v.e != nil:
		v.e = t.ofKind(v.e.Kind())
	case v.ref != nil && v.ref.kind == located:
		v.at = t.oneOf(v.ref.objects)
	case v.ref.sized() && v.ref.nullable:
		// -1 for null, which as a size no text has.
		v.size = t.texts.within(noSize, math.MaxInt32)
	case v.ref.sized():
		v.size = t.texts.size()
	}
	return v
}

// arrives has a way come to a place where others do, too. It ends there.
// While shapes are looked for nothing is emitted. Behind that no shape can grow: the ways that
// are taken then are a part of those that were taken with less known.
func (t *translation) arrives(m *method, s *state) {
	c := m.cuts[s.bci]
	if t.shaping {
		t.reshape(m, c, s)
		return
	}
	t.emit(s.body, s.conds, t.atom(m, c, s))
}

// reshape has a place's shape allow for a state.
func (t *translation) reshape(m *method, c *cut, s *state) {
	if c == nil {
		c = &cut{bci: s.bci, shape: s.clone(), queued: true}
		for i := range c.shape.locals {
			// A local that nobody reads any more is left out. It would be one more parameter
			// of the predicate, to be related to all others by whoever looks for invariants.
			if !m.needs(i, s.bci) {
				c.shape.locals[i] = value{}
			}
		}
		m.cuts[s.bci] = c
		m.order = append(m.order, c)
		return
	}
	if len(c.shape.stack) != len(s.stack) {
		// The verifier forbids it, but nothing has verified these class files yet.
		t.refuse("%v: stacks of different heights meet", m)
		return
	}
	join := func(have, new []value) {
		for i := range have {
			c.queued = joins(&have[i], new[i]) || c.queued
		}
	}
	join(c.shape.locals, s.locals)
	join(c.shape.stack, s.stack)
}

// needs reports whether a local may matter behind an offset: for what comes, or for
// what the method was called with.
// Parameters that are never stored to stay in the predicates as what they were called with:
// there the local itself is the method's argument in the summary, and no copy of it is needed
// (keeps).
func (m *method) needs(slot, bci int) bool {
	return m.live[bci][slot] || m.called() && slot < m.argSlots() && !m.stored[slot]
}

func (m *method) argSlots() int { return m.firstSlot() + int(m.info.ArgSlots) }

// firstSlot is where the parameters behind the receiver are.
func (m *method) firstSlot() int {
	if m.on != nil {
		return 1
	}
	return 0
}

// shape finds out what there is in which slot where ways of a method meet.
// It begins from all cuts each time, not only from those that changed: a callee's result, a
// field or the set of classes of a receiver may have got larger since, and nobody keeps books
// of who depends on these.
func (t *translation) shape(m *method) {
	for _, c := range m.order {
		c.queued = true
	}
	t.run(m, t.start(m))
	for again := true; again && t.err == nil; {
		again = false
		for i := 0; i < len(m.order); i++ {
			if c := m.order[i]; c.queued {
				c.queued, again = false, true
				t.run(m, t.from(m, c))
			}
		}
	}
}

// follows reports whether a value is one that predicates are about.
// Floats are left out: Spacer is asked about integers. Within a clause they are exact. A
// reference to one certain object, or to null alone, is a constant and says nothing.
func (v value) follows() bool {
	if v.ref != nil {
		return v.ref.kind == located && !v.ref.objects.single() || v.ref.sized()
	}
	return v.e != nil && v.e.Kind().IsInt()
}

// shown is what predicates say of a value with a name.
func (v value) shown(name string) string {
	switch {
	case v.ref == nil:
	case v.ref.kind == text:
		return name + ".length()"
	case v.ref.kind == numbers:
		return name + ".length"
	}
	return name
}

// kind is the kind of numbers that predicates have of it.
func (v value) kind() symbolic.Kind {
	if v.e != nil {
		return v.e.Kind()
	}
	return symbolic.I32
}

// name makes the predicate of a place.
// The parameters are, in this order, what the method was called with as far as that is not one
// of the others, the locals, the operand stack, and the fields that the method may touch. atom
// gives arguments in the same order; the two have to agree with keeps and follows.
func (t *translation) name(m *method, c *cut) {
	var names []string
	var kinds []symbolic.Kind
	add := func(name string, k symbolic.Kind) { names, kinds = append(names, name), append(kinds, k) }
	for i, p := range m.entry.Params {
		if m.keeps(i) {
			add(p.Var().Name+"_before", p.Kind())
		}
	}
	for slot, v := range c.shape.locals {
		if v.follows() {
			add(v.shown(m.local(slot, c.bci)), v.kind())
		}
	}
	for _, v := range c.shape.stack {
		if v.follows() {
			add("stack", v.kind())
		}
	}
	for _, n := range m.reads {
		add(t.fields[n].shape.shown(t.fields[n].shown()), t.fields[n].shape.kind())
	}
	shown := ""
	if m.loops(c.bci) {
		shown = m.place(c.bci)
	}
	c.pred = t.newPred(shown, names, kinds)
	describe(t, c.pred, m.reads)
}

// loops reports whether there is a jump back to an offset.
// It decides what reports show, not what is proved: invariants of places in the middle of
// straight code would bury those of the loops.
func (m *method) loops(bci int) bool {
	for _, from := range m.starts {
		if from < bci {
			continue
		}
		to, _ := m.code.Targets(from)
		if slices.Contains(to, bci) {
			return true
		}
	}
	return false
}

// keeps reports whether the method's parameter i of its entry must be remembered: others
// stay what they are, or nobody asks.
// A summary relates what a method was called with to what it returns, so each place in between
// has to remember the former. A parameter or field that nobody writes is remembered by its
// present value. Nobody asks for main's.
func (m *method) keeps(i int) bool {
	if !m.called() {
		return false
	}
	if i < len(m.passed) {
		return m.stored[m.passed[i].slot]
	}
	return slices.Contains(m.writes, m.reads[i-len(m.passed)])
}

// atom is a place's predicate of a state.
func (t *translation) atom(m *method, c *cut, s *state) *horn.Atom {
	a := &horn.Atom{Pred: c.pred.Pred}
	for i := range m.entry.Params {
		if m.keeps(i) {
			a.Args = append(a.Args, s.initial[i])
		}
	}
	for slot, v := range c.shape.locals {
		if v.follows() {
			a.Args = append(a.Args, t.texts.as(v, s.locals[slot]))
		}
	}
	for i, v := range c.shape.stack {
		if v.follows() {
			a.Args = append(a.Args, t.texts.as(v, s.stack[i]))
		}
	}
	for _, n := range m.reads {
		a.Args = append(a.Args, s.globals[n].number())
	}
	return a
}

// start is the state in which a method is called.
// Its body is the predicate of calls: what is said of a parameter within the method comes from
// there alone. A receiver is no parameter, as each object has methods of its own.
func (t *translation) start(m *method) *state {
	s := &state{locals: make([]value, m.info.Code.MaxLocals), globals: map[int]value{}, moved: true}
	slot := m.firstSlot()
	if m.on != nil {
		s.locals[0] = t.object(m.on)
	}
	for i, desc := range m.params {
		s.locals[slot] = t.anew(m.args[i])
		slot += slots(desc)
	}
	if t.shaping {
		return s
	}
	for _, p := range m.passed {
		s.initial = append(s.initial, s.locals[p.slot].number())
	}
	for _, n := range m.reads {
		s.globals[n] = t.valueOf(&t.fields[n])
		s.initial = append(s.initial, s.globals[n].number())
	}
	s.body = []horn.Atom{{Pred: m.entry.Pred, Args: s.initial}}
	return s
}

// from is the state at a place.
// All variables are new, and related by the place's predicate only: that makes it a place that
// can be reached any number of times.
func (t *translation) from(m *method, c *cut) *state {
	s := &state{bci: c.bci, locals: slices.Clone(c.shape.locals), stack: slices.Clone(c.shape.stack), globals: map[int]value{}}
	for _, list := range [][]value{s.locals, s.stack} {
		for i := range list {
			list[i] = t.anew(list[i])
		}
	}
	if t.shaping {
		return s
	}
	for _, n := range m.reads {
		s.globals[n] = t.valueOf(&t.fields[n])
	}
	for i, p := range m.passed {
		e := s.locals[p.slot].number()
		// A parameter of which the place keeps no value of its own is one that nobody asks for
		// there.
		if m.keeps(i) || e == nil {
			e = t.anew(m.args[p.arg]).number()
		}
		s.initial = append(s.initial, e)
	}
	for i, n := range m.reads {
		e := s.globals[n].number()
		if m.keeps(len(m.passed) + i) {
			e = t.valueOf(&t.fields[n]).number()
		}
		s.initial = append(s.initial, e)
	}
	s.body = []horn.Atom{*t.atom(m, c, s)}
	return s
}

// run takes all ways from a state to where ways meet, and to ends.
// A way that is followed inside an initialiser (starting) does not stop where ways meet: there
// must be one way only, and it is executed to its end.
func (t *translation) run(m *method, s *state) {
	for open := []*state{s}; len(open) > 0 && t.err == nil; {
		s := open[len(open)-1]
		open = open[:len(open)-1]
		for s != nil && t.err == nil {
			if t.steps++; t.steps > mostSteps {
				t.refuse("the program is too large")
				return
			}
			// A state that begins at a cut must not end there at once, which is what moved
			// says.
			if s.moved && t.starting == nil && m.stops[s.bci] {
				t.arrives(m, s)
				break
			}
			s.moved = true
			n, _ := m.code.Length(s.bci)
			var others []*state
			s, others = t.step(m, s, s.bci+n)
			open = append(append(open, others...), t.caught...)
			t.caught = nil
		}
	}
}

// assume has a way go on only where a condition holds; nil where it never does.
// Expressions are shared, so equal ones are the same pointer: what a way has asked already is
// answered without a solver.
func (t *translation) assume(s *state, cond *symbolic.Expr) *state {
	switch {
	case cond.IsTrue() || slices.Contains(s.conds, cond):
		return s
	case cond.IsFalse() || slices.Contains(s.conds, t.ctx.Not(cond)):
		return nil
	}
	s.conds = append(s.conds, cond)
	return s
}

// returns ends a way with what a method returns.
func (t *translation) returns(m *method, s *state) {
	if t.starting != nil {
		t.ends = append(t.ends, s)
		return
	}
	var v value
	if m.ret != "V" {
		v = s.stack[len(s.stack)-slots(m.ret)]
	}
	if t.shaping {
		if !m.returned {
			m.returned, m.back, t.changed = true, v, true
		}
		t.changed = joins(&m.back, v) || t.changed
		return
	}
	if !m.called() {
		return
	}
	a := &horn.Atom{Pred: m.result.Pred, Args: slices.Clone(s.initial)}
	if m.back.follows() {
		a.Args = append(a.Args, t.texts.as(m.back, v))
	}
	for _, n := range m.writes {
		a.Args = append(a.Args, s.globals[n].number())
	}
	t.emit(s.body, s.conds, a)
}
