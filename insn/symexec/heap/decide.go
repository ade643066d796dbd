package heap

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/text"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// alternativeKind is what an alternative says of a reference.
type alternativeKind uint8

const (
	takesNull alternativeKind = iota
	takesNotNull
	takesAlias // an object of the input heap
	takesNew   // another one
	takesOther // an object that is nobody's input
)

type heapAlternative struct {
	kind  alternativeKind
	obj   int       // for takesAlias
	class *vm.Class // for takesNew
	build *Recipe   // for takesNew, nil where fields are unknown
	ref   vm.Ref    // for takesOther
}

// HeapChoice chooses what a reference is. Texts are made with it, since what they name
// may have changed when they are shown.
type HeapChoice struct {
	alternatives []heapAlternative
	text         []string
}

var _ choice.Generator = (*HeapChoice)(nil)

// heapID is the ID of every HeapChoice: there is one at a time.
const heapID = "symbolic.heap"

// ID implements choice.Generator.
func (*HeapChoice) ID() string { return heapID }

// Len implements choice.Generator.
func (g *HeapChoice) Len() int { return len(g.alternatives) }

// Describe implements choice.Generator.
func (g *HeapChoice) Describe(i int) string {
	return fmt.Sprintf("gov.nasa.jpf.symbc.heap.HeapChoiceGenerator[id=%q,isCascaded:false,%d/%d,%s]", heapID, i+1, len(g.alternatives), g.Text(i))
}

// Text shows alternative i: n == null.
func (g *HeapChoice) Text(i int) string { return g.text[i] }

func (rt *Runtime) heapChoice(m *vm.Machine, u *Unknown, alternatives []heapAlternative) *HeapChoice {
	g := &HeapChoice{alternatives: alternatives}
	h := Of(m)
	for _, w := range alternatives {
		var is string
		switch w.kind {
		case takesNull:
			is = " == null"
		case takesNotNull:
			is = " != null"
		case takesAlias:
			is = " == " + h.objs[w.obj].shown
		case takesNew:
			if is = " is a new " + w.class.TypeName(); w.build != nil {
				is += " of " + w.build.String()
			}
		case takesOther:
			is = " == " + rt.constantName(m, w.ref)
		}
		g.text = append(g.text, u.shown+is)
	}
	return g
}

// settle makes the reference in a slot known, and its copies in the frame. It
// reports false where the instruction must be left as it is: there is a choice, or a
// class is initialised first. The frame's copies are made known at once, so that the
// next instruction on one of them need not ask.
func (rt *Runtime) settle(m *vm.Machine, t *vm.Thread, f *vm.Frame, slot int32) bool {
	u := UnknownAt(f, slot)
	if u == nil {
		return true
	}
	r, ok := rt.resolve(m, t, u)
	if !ok {
		return false
	}
	for i, a := range f.Attrs[:f.SP] {
		if a != nil && UnknownOf(a) == u {
			f.Slots[i] = uint64(r)
			f.Attrs[i] = vm.WithoutAttr[*Unknown](a)
		}
	}
	return true
}

// resolve decides what a reference is, unless that has been done. It loops since each
// step may lead to the next: whether it is null was decided before, which object it is
// now, and that the object has to be made.
func (rt *Runtime) resolve(m *vm.Machine, t *vm.Thread, u *Unknown) (r vm.Ref, ok bool) {
	for {
		switch s := Of(m).refs[u.number]; s.resolution {
		case isNull:
			rt.bringHome(m, u, 0)
			return 0, true
		case isOther:
			rt.bringHome(m, u, s.ref)
			return s.ref, true
		case isObject:
			if r, ok = rt.realise(m, t, s.obj); ok {
				if m.Sharing { // copies of the reference may be where others look
					m.Publish(r)
				}
				rt.bringHome(m, u, r)
			}
			return r, ok
		}
		// The alternatives are listed when the choice is made and not when it is obeyed: by
		// then a class may have been initialised, and there would be others.
		if !rt.choose(m, u, func() ([]heapAlternative, bool) { return rt.heapAlternatives(m, t, u, false) }) {
			return 0, false
		}
	}
}

// isNullRef decides whether a reference is null, and no more than that. A test for null
// must not decide which object it is: that would be a fork for each class, of a
// reference that may never be looked into.
func (rt *Runtime) isNullRef(m *vm.Machine, t *vm.Thread, u *Unknown) (null, ok bool) {
	for {
		switch Of(m).refs[u.number].resolution {
		case isNull:
			return true, true
		case open:
		default:
			return false, true
		}
		if !rt.choose(m, u, func() ([]heapAlternative, bool) { return rt.heapAlternatives(m, t, u, true) }) {
			return false, false
		}
	}
}

// choose takes one of several ways for a reference. It reports false where the
// instruction must be left as it is. TakeDecided gives the answer of the choice when
// the instruction is executed again.
func (rt *Runtime) choose(m *vm.Machine, u *Unknown, list func() ([]heapAlternative, bool)) bool {
	if d, ok := m.TakeDecided(heapID); ok {
		rt.take(m, u, d.Generator.(*HeapChoice).alternatives[d.Index])
		return true
	}
	alternatives, ok := list()
	if !ok {
		return false
	}
	i, ok := m.Choose(rt.heapChoice(m, u, alternatives))
	if ok {
		rt.take(m, u, alternatives[i])
	}
	return ok
}

// heapAlternatives are all things that a reference may be: objects of the input heap, the
// newest first, null, a new object. With nullOnly all but null is one way. It
// reports false where a class has to be initialised first. Existing objects before new
// ones: each alias is a path of its own, and a new object differs from all of them.
// That no two paths have isomorphic heaps rests on this.
func (rt *Runtime) heapAlternatives(m *vm.Machine, t *vm.Thread, u *Unknown, nullOnly bool) (alternatives []heapAlternative, ok bool) {
	h := Of(m)
	var cuts []cutting
	c, err := rt.typeOf(m, u)
	if err != nil {
		cuts = append(cuts, cutting{fmt.Sprintf("%s was null only: %s", u.shown, core.OneLine(err.Error())), "put the class on the class path"})
	} else {
		for i := len(h.objs) - 1; i >= 0; i-- {
			if o := &h.objs[i]; !o.single && o.class.SubclassOf(c) && u.accepts(o.class) && u.holds(o) && !(u.argumentOf > 0 && h.dependsOn(i, u.argumentOf-1)) {
				alternatives = append(alternatives, heapAlternative{kind: takesAlias, obj: i})
			}
		}
	}
	// Whether the list is empty but for null is asked below.
	aliases := len(alternatives)
	if h.refs[u.number].resolution == open {
		alternatives = append(alternatives, heapAlternative{kind: takesNull})
	}
	if err == nil {
		more, moreCuts, ok := rt.newAlternatives(m, t, u, c)
		if !ok {
			return nil, false
		}
		alternatives, cuts = append(alternatives, more...), append(cuts, moreCuts...)
		if nullOnly && aliases+len(more) > 0 {
			// Where nothing but null fits, null is all that there is to choose.
			return []heapAlternative{{kind: takesNull}, {kind: takesNotNull}}, true
		}
	}
	// Noted only now, as with nullOnly nothing is left out.
	for _, x := range cuts {
		rt.Cut(m, x.reason, x.help)
	}
	return alternatives, true
}

// cutting says what was left out.
type cutting struct{ reason, help string }

// newAlternatives are the objects that a reference may be besides those of the input heap.
func (rt *Runtime) newAlternatives(m *vm.Machine, t *vm.Thread, u *Unknown, c *vm.Class) (alternatives []heapAlternative, cuts []cutting, ok bool) {
	list := rt.candidates(m, u, c)
	if rt.Lazy.Calls != nil && u.ofVariable() && c.Name == "java/lang/Comparable" {
		list = oneOrder(list)
	}
	if len(list) == 0 {
		cuts = append(cuts, cutting{"no class is known that objects of type " + c.TypeName() + " can be of",
			"name classes of the program that fit in symbolic.lazy.classes; or those of the JDK, whose fields are then unknown, too"})
	}
	for _, x := range list {
		if !u.accepts(x.class) {
			continue
		}
		switch x.kind {
		case unmakable:
			_, left := rt.unknownFields(x.class)
			cuts = append(cuts, cutting{
				fmt.Sprintf("unknown references to objects of %s were not tried", x.class.TypeName()),
				fmt.Sprintf("name %s in symbolic.lazy.classes to have its fields unknown", left.JavaName()),
			})
		case ofEnum:
			// The constants are objects that the class makes when it is initialised: without them
			// there is nothing to choose from.
			if !rt.initialise(m, t, x.class) {
				return nil, nil, false
			}
			for _, r := range text.EnumConstants(m, x.class) {
				alternatives = append(alternatives, heapAlternative{kind: takesOther, ref: r})
			}
		default:
			// A text or box has no place in the shape of the heap, so that bounds on shapes do not
			// concern it.
			if isValue(x.class) {
				alternatives = append(alternatives, heapAlternative{kind: takesNew, class: x.class})
			} else if cut := rt.noRoom(m, u, x.class); cut != nil {
				cuts = append(cuts, *cut)
			} else if rt.Lazy.Calls != nil && x.class.Elem == nil {
				recipes := rt.recipesOf(x.class)
				if u.receiver != nil {
					recipes = receiverRecipes(rt, x.class, u.receiver)
				}
				for _, r := range recipes {
					alternatives = append(alternatives, heapAlternative{kind: takesNew, class: x.class, build: r})
				}
			} else {
				alternatives = append(alternatives, heapAlternative{kind: takesNew, class: x.class})
			}
		}
	}
	return alternatives, cuts, true
}

// oneOrder leaves of the candidates for a type variable that is bounded by Comparable one
// class: what a T extends Comparable<T> stands for can be compared with each other T.
func oneOrder(list []candidate) []candidate {
	i := slices.IndexFunc(list, func(k candidate) bool { return k.class.Name == "java/lang/Integer" })
	if i < 0 {
		return list
	}
	return list[i : i+1]
}

// accepts tells whether a call on an object of a class runs the method that the
// reference is the receiver of. A receiver of a class that overrides the method would
// run another one.
func (u *Unknown) accepts(c *vm.Class) bool {
	// Most references are no receivers.
	if u.receiver == nil {
		return true
	}
	impl, conflict := c.Select(u.receiver)
	return !conflict && impl == u.receiver
}

// holds tells whether a collection that was built for one reference has elements that it
// may have where this one was declared: no list of numbers is a list of texts. Without
// unchecked casts there is no such alias, and with one its elements fail the casts that
// the compiler puts behind every use.
func (u *Unknown) holds(o *inputObject) bool {
	if o.by == nil || o.recipe == nil {
		return true
	}
	// Raw types promise nothing, and neither do wildcards and variables: only what is
	// certain to differ is left out.
	own, other := typeArguments(u.signature), typeArguments(o.by.signature)
	if len(own) != len(other) {
		return true
	}
	for i := range own {
		if exact(own[i]) && exact(other[i]) && own[i] != other[i] {
			return false
		}
	}
	return true
}

// exact tells whether a type argument is one type, and has none that is not.
func exact(argument string) bool {
	if strings.ContainsAny(argument, "*+-") || argument[0] == 'T' {
		return false
	}
	for _, a := range typeArguments(argument) {
		if !exact(a) {
			return false
		}
	}
	return true
}

// noRoom says which bound leaves no room for another object of a class, nil if
// none does. Objects that the program made itself do not count.
func (rt *Runtime) noRoom(m *vm.Machine, u *Unknown, c *vm.Class) *cutting {
	// Chains are bounded first: with a list of unknown length the number of objects of a
	// class would let each element have a chain of its own.
	if d := rt.Lazy.MaxDepth; d > 0 && u.depth > d {
		return &cutting{fmt.Sprintf("unknown references led to chains of at most %d objects", d), "raise symbolic.lazy.max_depth"}
	}
	limit, n := rt.Lazy.MaxObjects, 0
	for _, o := range Of(m).objs {
		if o.class == c && !o.preexisting {
			n++
		}
	}
	if limit == 0 || n < limit {
		return nil
	}
	return &cutting{fmt.Sprintf("unknown references led to at most %d objects of %s", limit, c.TypeName()), "raise symbolic.lazy.max_objects"}
}

// take notes what a reference is.
func (rt *Runtime) take(m *vm.Machine, u *Unknown, w heapAlternative) {
	h := Of(m)
	s := refState{}
	var conds []string
	cond := func(format string, args ...any) { conds = append(conds, u.name+fmt.Sprintf(format, args...)) }
	wasOpen := h.refs[u.number].resolution == open && !u.notNull
	switch w.kind {
	case takesNull:
		s.resolution = isNull
		cond(" == CONST_-1")
	case takesNotNull:
		s.resolution = notNull
		cond(" != CONST_-1")
	case takesAlias:
		s.resolution, s.obj = isObject, w.obj
		cond(" == %s", h.objs[w.obj].name)
	case takesOther:
		s.resolution, s.ref = isOther, w.ref
	case takesNew:
		s.resolution, s.obj = isObject, len(h.objs)
		c, err := rt.typeOf(m, u)
		for i := range h.objs {
			if o := &h.objs[i]; err == nil && !o.single && !isValue(w.class) && o.class.SubclassOf(c) {
				cond(" != %s", o.name)
			}
		}
		// Where a test for null came before, the condition has it already.
		if wasOpen {
			cond(" != CONST_-1")
		}
		cond(" == CONST_%d", len(h.objs))
	}
	setState(m, u, s)
	change(m, func(h *InputHeap) { h.conds = append(h.conds, conds...) })
	if w.kind != takesNew {
		return
	}
	o := inputObject{class: w.class, recipe: w.build, by: u, name: u.name, shown: u.shown, single: isValue(w.class)}
	if w.class.Elem != nil {
		// A negative length is no array: it never reaches solvers as a possibility.
		d := rt.Domain(symbolic.Int, u.shown+".length")
		d.Min = max(d.Min, 0)
		if u.filled {
			d.Min = max(d.Min, 1)
		}
		v, a := rt.FreshIn(m, u.name+".length", u.shown+".length", true, d)
		core.Claim(m)
		if o.length = core.ExprOf(a); o.length == nil {
			o.length = rt.Constant(symbolic.I32, v)
		}
	}
	change(m, func(h *InputHeap) { h.objs = append(h.objs, o) })
}

// bringHome writes a reference that was decided to the place that the input has
// it in, if it is still there. Then whoever reads the field next finds an ordinary
// reference. If the program has assigned to the field since, it is not the input's any
// more.
func (rt *Runtime) bringHome(m *vm.Machine, u *Unknown, r vm.Ref) {
	at := u.home
	switch {
	case at.Class != nil:
		if UnknownOf(m.ClassState(at.Class).Attrs[at.Word]) == u {
			s := m.WritableClass(at.Class)
			s.Words[at.Word] = uint64(r)
			s.SetAttr(at.Word, nil)
		}
	// The object may have been overwritten there, or the array element moved by a copy;
	// then the copies that are left are found by their attribute.
	case at.Object != 0:
		if UnknownOf(m.Heap.Get(at.Object).SlotAttr(at.Word)) == u {
			put(m, at.Object, at.Word, r)
		}
	}
}

// put stores a reference that was decided in a field word or element.
func put(m *vm.Machine, obj vm.Ref, i int, r vm.Ref) {
	w := m.Heap.Writable(obj)
	if w.Class.Elem != nil {
		w.SetElement(vm.KindRef, i, uint64(r))
	} else {
		w.Words[i] = uint64(r)
	}
	w.SetSlotAttr(i, vm.WithoutAttr[*Unknown](w.SlotAttr(i)))
}

// SettleSlot makes the reference in a field word or element known. It reports
// false where whoever asks must come again.
func (rt *Runtime) SettleSlot(m *vm.Machine, t *vm.Thread, obj vm.Ref, i int) bool {
	u := UnknownOf(m.Heap.Get(obj).SlotAttr(i))
	if u == nil {
		return true
	}
	r, ok := rt.resolve(m, t, u)
	if ok && UnknownOf(m.Heap.Get(obj).SlotAttr(i)) == u { // a copy
		put(m, obj, i, r)
	}
	return ok
}

// Settle is the reference that an attribute tells of; ok is false where whoever
// asks must come again.
func (rt *Runtime) Settle(m *vm.Machine, t *vm.Thread, r vm.Ref, a vm.Attr) (_ vm.Ref, ok bool) {
	if u := UnknownOf(a); u != nil {
		return rt.resolve(m, t, u)
	}
	return r, true
}

// realise returns the reference of an object of the input heap. It reports false
// where the instruction must be left as it is. Decided and made are two steps: the
// class must be initialised in between, which runs code.
func (rt *Runtime) realise(m *vm.Machine, t *vm.Thread, k int) (r vm.Ref, ok bool) {
	o := Of(m).objs[k]
	if o.ref != 0 {
		return o.ref, true
	}
	switch {
	case o.class.Elem != nil:
		return rt.realiseArray(m, k, &o)
	case !rt.initialise(m, t, o.class):
		return 0, false
	case o.single:
		return rt.realiseValue(m, k, &o), true
	case o.recipe != nil:
		rt.build(m, t, k)
		return 0, false
	}
	r = m.Heap.NewInstance(o.class)
	changeObject(m, k, func(o *inputObject) { o.ref = r })
	rt.addFields(m, k)
	return r, true
}

var boxOf = map[string]vm.Kind{
	"java/lang/Integer": vm.KindInt, "java/lang/Long": vm.KindLong, "java/lang/Short": vm.KindShort, "java/lang/Byte": vm.KindByte,
	"java/lang/Character": vm.KindChar, "java/lang/Boolean": vm.KindBoolean, "java/lang/Float": vm.KindFloat, "java/lang/Double": vm.KindDouble,
}

// initialise makes sure that a class is initialised of which the input has an
// object. It reports false where the instruction must run again. If the initialiser
// fails there are no objects, and no such path. A class whose initialiser fails has no
// instances in any program run, so the input cannot have one.
func (rt *Runtime) initialise(m *vm.Machine, t *vm.Thread, c *vm.Class) bool {
	switch s := m.ClassState(c); {
	case s.Status == vm.InitDone || s.Status == vm.InitRunning && int(s.Thread) == t.ID:
		return true
	case s.Status == vm.InitFailed:
		m.IgnorePath()
		return false
	}
	if rt.Lazy.begin == nil {
		rt.Lazy.begin = vm.PseudoMethod("initialise", func(e *vm.Env) {
			if e.Exc != 0 {
				e.M.IgnorePath()
				e.Leave()
				return
			}
			if !e.InitClass(e.M.Lib.ClassByID(uint32(e.Args[0]))) {
				e.CatchInit()
				return
			}
			e.Leave()
		}, vm.KindClassID)
	}
	m.PushNative(t, rt.Lazy.begin, []uint64{uint64(c.ID)}, 0)
	return false
}

// isValue tells whether objects of a class are values, whose identity says nothing:
// texts, and boxes, which are as valueOf makes them. They are never aliased: two
// Integers that are equal may or may not be one object, which compareBoxes decides when
// asked.
func isValue(c *vm.Class) bool {
	_, box := boxOf[c.Name]
	return box || c.Name == "java/lang/String"
}

// realiseValue makes a text, or a box as valueOf does.
func (rt *Runtime) realiseValue(m *vm.Machine, k int, o *inputObject) vm.Ref {
	kind, box := boxOf[o.class.Name]
	if !box {
		r := rt.texts.FreshText(m, o.shown, true)
		v := core.Claim(m)
		text, _ := core.PathOf(m).Newest().Text.(*text.Input)
		if o.by != nil {
			rt.texts.Consist(m, r, o.by.filled, o.by.chars)
		}
		changeObject(m, k, func(o *inputObject) { o.ref, o.parts = r, append(o.parts, part{name: "text", v: v, text: text}) })
		return r
	}
	t, _ := symbolic.TypeOf(string(rune(kind)))
	v, a := rt.FreshIn(m, o.name+".value", o.shown, true, rt.Domain(t, o.shown))
	r := m.Box(kind, v, a)
	if _, shared := core.BoxKinds[o.class.Name]; shared && a != nil {
		core.MarkBoxed(m, r)
	}
	changeObject(m, k, func(o *inputObject) { o.ref, o.parts = r, append(o.parts, part{name: "value", v: core.Claim(m)}) })
	return r
}

// realiseArray decides the length of an array of the input heap and makes it. Its
// length is an input from the moment it is decided on; here it must be known, as
// elements have places.
func (rt *Runtime) realiseArray(m *vm.Machine, k int, o *inputObject) (r vm.Ref, ok bool) {
	c, limit := rt.Ctx, int32(rt.ArrayLength)
	var alternatives []*symbolic.Expr
	for i := range limit + 1 {
		alternatives = append(alternatives, c.Eq(o.length, c.Int(i)))
	}
	n, ok := rt.Decide(m, "length", append(alternatives, c.Gt(o.length, c.Int(limit)))...)
	if !ok {
		return 0, false
	}
	if n == len(alternatives) {
		rt.Cut(m, fmt.Sprintf("arrays of unknown length were given at most %d elements", limit), "raise symbolic.array_length_limit")
		m.IgnorePath()
		return 0, false
	}
	r = m.Heap.NewArray(o.class, int32(n))
	changeObject(m, k, func(o *inputObject) { o.ref = r })
	t, number := core.ElementType(m.Heap.Get(r))
	for i := range n {
		name, shown := fmt.Sprintf("%s[%d]", o.name, i), fmt.Sprintf("%s[%d]", o.shown, i)
		p := part{name: fmt.Sprint(i)}
		if number {
			v, a := rt.FreshIn(m, name, shown, true, rt.Domain(t, o.shown))
			w := m.Heap.Writable(r)
			w.SetElement(o.class.ElemKind(), i, v)
			w.SetSlotAttr(i, a)
			p.v = core.Claim(m)
		} else {
			p.u = rt.introduce(m, &Unknown{
				name: name, shown: shown, desc: o.class.Elem.Descriptor(), signature: elementSignature(o.by.signature),
				from: o.by.from, home: Home{Object: r, Word: i}, depth: o.by.depth + 1, notNull: o.by.filled,
			})
			m.Heap.Writable(r).SetSlotAttr(i, p.u)
		}
		changeObject(m, k, func(o *inputObject) { o.parts = append(o.parts, p) })
	}
	return r, true
}

func elementSignature(signature string) string {
	if len(signature) > 1 && signature[0] == '[' {
		return signature[1:]
	}
	return ""
}
