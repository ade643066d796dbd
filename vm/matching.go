package vm

import (
	"encoding/binary"

	"github.com/zeebo/xxh3"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Matching says which part of a state its digest covers: which states are taken
// for the same. The zero value leaves out what no program can observe, and what
// the program's own annotations want left out.
type Matching struct {
	// Full takes everything: dead slots, caches, annotated fields, too.
	Full bool
	// Symmetric has threads that do the same work change places, see symmetry.go
	// and SetSymmetric.
	Symmetric bool
	// Tallies take part, see symmetry.go.
	Tallies bool
	// Hidden fields take part, see hidden.go.
	Hidden bool
	// Top covers only the topmost frame of each thread and the objects that it
	// refers to directly. States that differ are taken for the same.
	Top TopMode
	// View returns how a field takes part, nil for as it is.
	View func(f *Field) FieldView
	// Drop reports whether objects of a class take part only by what they refer
	// to; nil for none.
	Drop func(c *Class) bool
	// Frame returns how the frames of a method take part; nil for all as they are.
	Frame func(m *Method) FrameView
	// Declared has only those fields of an object take part that its own class
	// declares, not those that it inherits.
	Declared bool
	// Holds evaluates the condition of an annotation: a configuration key.
	Holds func(condition string) bool
}

// FrameView says how a frame takes part in matching.
type FrameView int

// The views of frames.
const (
	FrameWhole FrameView = iota
	FrameRefs            // only the objects that it refers to
	FrameNone
)

// TopMode says at which states matching is reduced to the topmost frames.
type TopMode int

// The modes.
const (
	TopNever   TopMode = iota
	TopThreads         // in front of a choice of threads
	TopAlways
)

// FieldView maps the value of a field to what of it takes part in matching. Of
// a reference it is only told whether it is null (0).
type FieldView func(k Kind, v uint64) uint64

// Ignore is the view that takes no part in matching.
func Ignore(Kind, uint64) uint64 { return 0 }

// fieldView is the view of a field word.
type fieldView struct {
	word uint16
	kind Kind
	view FieldView
}

// SetMatching sets the policy of digests. Digests that were made under another
// one mean nothing then.
func (m *Machine) SetMatching(p Matching) {
	l := m.Lib
	l.mu.Lock()
	defer l.mu.Unlock()
	l.matching = p
	l.filterFields()
}

func (l *Library) filterFields() {
	for _, c := range l.classes.all() {
		if c != nil && c.File != nil && c.Elem == nil {
			c.filterFields(&l.matching)
		}
	}
}

// SetSymmetric says whether threads that do the same work may change places in
// digests, and whether tallies and hidden fields take part. Digests that were made
// before mean nothing then.
func (m *Machine) SetSymmetric(on, tallies, hidden bool) {
	l := m.Lib
	l.mu.Lock()
	defer l.mu.Unlock()
	p := &l.matching
	if on = on && !p.Full && p.Top == TopNever; on != p.Symmetric || tallies != p.Tallies || hidden != p.Hidden {
		p.Symmetric, p.Tallies, p.Hidden = on, tallies, hidden
		l.filterFields()
	}
}

// Comparison is what digests of a machine are made by: those made by the same one may be
// compared, whatever was done in between.
type Comparison struct {
	base                       *baseline
	symmetric, tallies, hidden bool
}

// Comparison returns the present one.
func (m *Machine) Comparison() Comparison {
	p := &m.Lib.matching
	return Comparison{m.base, p.Symmetric, p.Tallies, p.Hidden}
}

// Restore goes back to it.
func (c Comparison) Restore(m *Machine) {
	m.SetSymmetric(c.symmetric, c.tallies, c.hidden)
	if m.ForgetBaseline(); c.base != nil {
		m.base, m.Heap.baseNext = c.base, c.base.next
	}
}

// frameParts are what @FilterFrame leaves out of a method's frames.
type frameParts uint32

const (
	leaveData frameParts = 1 << iota
	leavePC
	leaveSubframes
	partsKnown // the annotation was looked for
)

const filterFrame = "Lgov/nasa/jpf/annotation/FilterFrame;"

// leaves returns what is left out of the frames of m.
func (m *Method) leaves() frameParts {
	if p := frameParts(m.left.Load()); p != 0 {
		return p
	}
	p := partsKnown
	if a := m.annotation(filterFrame); a != nil && exempt(exemptMarked, filterFrame) {
		p |= leaveData | leavePC | leaveSubframes
		for _, e := range a.Elements {
			if e.Value.Bits != 0 {
				continue
			}
			switch e.Name {
			case "filterData":
				p &^= leaveData
			case "filterPC":
				p &^= leavePC
			case "filterSubframes":
				p &^= leaveSubframes
			}
		}
	}
	m.left.Store(uint32(p))
	return p
}

// annotation returns one that the program has written on a method of its own.
func (m *Method) annotation(desc string) *classfile.Annotation {
	if m.Class == nil || m.Class.Loader.Boot() || m.Info == nil {
		return nil
	}
	return findAnnotation(m.Info.Annotations.Visible, m.Class.File.Pool, desc)
}

func findAnnotation(raw []byte, pool *classfile.Pool, desc string) *classfile.Annotation {
	if len(raw) == 0 {
		return nil
	}
	list, err := classfile.ParseAnnotations(raw, pool)
	if err != nil {
		return nil
	}
	for i := range list {
		if list[i].Type == desc {
			return &list[i]
		}
	}
	return nil
}

// frames encodes the stack of a thread, from the top down to where an
// annotation wants the rest left out: that is above a frame whose subframes are.
func (d *digester) frames(t *Thread) {
	if d.m.Lib.matching.Full {
		for f := t.Top; f != nil; f = f.Parent {
			d.frame(f)
		}
		return
	}
	var above *Frame // the lowest frame that leaves out what is above it
	for f := t.Top; f != nil; f = f.Parent {
		if f.Method.leaves()&leaveSubframes != 0 {
			above = f
		}
	}
	if view := d.m.Lib.matching.Frame; view != nil {
		d.viewed(t, view)
		return
	}
	f := t.Top
	for ; above != nil && f != above; f = f.Parent {
		d.keepFrame(f)
	}
	for ; f != nil; f = f.Parent {
		switch parts := f.Method.leaves(); {
		case parts == partsKnown:
			d.frame(f)
		default:
			d.part(f, parts)
		}
	}
}

// viewed encodes the stack of a thread whose frames take part in several ways.
func (d *digester) viewed(t *Thread, view func(*Method) FrameView) {
	for f := t.Top; f != nil; f = f.Parent {
		switch view(f.Method) {
		case FrameWhole:
			d.frame(f)
		case FrameRefs:
			d.keepFrame(f)
			d.followFrame(f)
		default:
			d.keepFrame(f)
		}
	}
}

// followFrame has the objects that a frame certainly refers to walked.
func (d *digester) followFrame(f *Frame) {
	d.follow(f.Locked)
	if f.Code == nil {
		return
	}
	info := d.m.Interp.SlotInfo(f.Code)
	if !info.Exact() {
		return
	}
	live, refs := info.At(f.PC)
	for i := range int(f.SP) {
		if live.Has(i) && refs.Has(i) {
			d.follow(Ref(f.Slots[i]))
		}
	}
}

// drops reports whether an object of the class takes part only by what it refers
// to.
func (d *digester) drops(c *Class) bool {
	return d.dropping && c != d.m.Lib.known.class && d.m.Lib.matching.Drop(c)
}

// followAll has the objects that words or elements refer to walked.
func (d *digester) followAll(o *Object) {
	switch c := o.Class; {
	case c.Elem == nil:
		for _, w := range c.RefWords {
			d.follow(Ref(o.Words[w]))
			d.keep(o.Words[w])
		}
	case c.Elem.Prim == 0:
		for _, r := range o.Refs() {
			d.follow(r)
		}
	}
}

// part encodes what is not left out of a frame.
func (d *digester) part(f *Frame, leave frameParts) {
	if leave&leaveData == 0 && leave&leavePC == 0 {
		d.frame(f)
		return
	}
	d.method(f.Method)
	if leave&leavePC == 0 {
		d.u32(uint32(f.PC))
	}
	if leave&leaveData == 0 {
		d.slots(f)
	}
	d.keepFrame(f)
}

// keepFrame has what a frame may refer to marked as alive.
func (d *digester) keepFrame(f *Frame) {
	d.countsIn(f.Method)
	d.keep(uint64(f.Locked))
	for _, v := range f.Slots[:f.SP] {
		d.keep(v)
	}
}

// top digests no more than the topmost frames and what they refer to. It comes
// after the whole state was digested, and its garbage freed.
func (d *digester) top() Digest {
	d.gen++
	d.count, d.buf, d.queue, d.later, d.cached, d.mods = 0, d.buf[:0], d.queue[:0], d.later[:0], d.cached[:0], d.mods[:0]
	d.flat = true
	defer func() { d.flat = false }()
	d.misc()
	for _, t := range d.m.threads {
		d.u32(uint32(t.Status))
		if t.Status == Terminated {
			continue
		}
		d.ref(t.Obj)
		d.ref(t.Lock)
		if t.Top != nil {
			d.frame(t.Top)
		}
	}
	for _, o := range d.queue[:len(d.queue):len(d.queue)] {
		d.object(o)
	}
	d.queue, d.later, d.cached = d.queue[:0], d.later[:0], d.cached[:0]
	return xxh3.Hash128(d.buf)
}

// onTop reports whether the present state is digested by its topmost frames.
func (d *digester) onTop() bool {
	switch d.m.Lib.matching.Top {
	case TopAlways:
		return true
	case TopThreads:
		for _, g := range d.m.Pending() {
			if _, ok := g.(choice.Threads); ok {
				return true
			}
		}
	}
	return false
}

// views encodes the fields that take part in an abstract way, which are among
// those that were left out.
func (d *digester) views(words []uint64, views []fieldView) {
	for _, v := range views {
		d.buf = binary.LittleEndian.AppendUint64(d.buf, v.view(v.kind, words[v.word]))
	}
}
