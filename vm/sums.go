package vm

import (
	"slices"

	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/sections"
)

// Sums under locks. Where all that a thread does while it has a lock is to add to numbers
// that nobody looks at without the lock, it does not matter in which order threads do so.
// That is known by the code in front of which a thread takes the lock, see package
// sections, before anything in it is executed. Then it is seen whether it was so: in one
// transition, without an exception, up to the instruction at which the section ends, which
// gives up the same lock. Where it was not the section is none from then on.

// sections of code, by where they begin.
type sectionAt struct {
	method *Method
	at     int
	end    sections.End
}

type knownSection struct {
	relies []sections.Field
	last   int // bytecode offset, of its end
	adds   bool
}

// openSection is one that the present thread is in.
type openSection struct {
	at    sectionAt
	lock  Ref
	depth int32
}

// sectionOf returns the section that begins where the present thread takes a monitor.
func sectionOf(t *Thread) (at sectionAt, ok bool) {
	f := t.Top
	if f == nil || f.Code == nil || f.Method.Info == nil || f.Method.Info.Code == nil {
		return at, false
	}
	if f.Method.Has(TraitSynchronized) && f.PC == 0 && f.Locked == 0 {
		return sectionAt{f.Method, 0, sections.Return}, true
	}
	bci := f.BCI()
	return sectionAt{f.Method, bci, sections.Exit}, bci >= 0 && codeOf(f.Method).Op(bci) == bytecode.Monitorenter
}

// lockedSection returns the section that begins with the call in frame f that takes a lock.
func lockedSection(f *Frame) (at sectionAt, ok bool) {
	by := f.Parent
	if by == nil || by.Method.Info == nil || by.Method.Info.Code == nil || by.BCI() < 0 {
		return at, false
	}
	op := codeOf(by.Method).Op(by.BCI())
	return sectionAt{by.Method, by.BCI(), sections.Unlock}, op == bytecode.Invokevirtual || op == bytecode.Invokeinterface
}

// sumSide is the side of taking the monitor that t is about to enter, lockedSumSide of taking
// a lock by the call in frame f.
func sumSide(m *Machine, t *Thread) Side {
	at, ok := sectionOf(t)
	return sideOfSection(m, at, ok)
}

func lockedSumSide(m *Machine, f *Frame) Side {
	at, ok := lockedSection(f)
	return sideOfSection(m, at, ok)
}

func codeOf(mt *Method) *bytecode.Code {
	return &bytecode.Code{Bytes: mt.Info.Code.Bytes, Pool: mt.Class.File.Pool}
}

func sideOfSection(m *Machine, at sectionAt, ok bool) Side {
	if !ok || m.Unknowns != nil || m.nested > 0 || m.Explore.Steps || m.Explore.Weak || !at.method.Class.Loader.Builtin() {
		return SideNone
	}
	k := sectionAtCode(m, at)
	if !k.adds {
		return SideNone
	}
	a := m.Explore.Assumptions
	for _, field := range k.relies {
		c := m.Lib.Loaded(field.Class)
		if c == nil {
			return SideNone
		}
		f := c.FieldNamed(field.Name)
		if f == nil || a.field(f) != levelConstant {
			return SideNone
		}
	}
	return SideSums
}

func sectionAtCode(m *Machine, at sectionAt) knownSection {
	known, ok := m.Lib.sections.Load(at)
	if !ok {
		relies, last, adds := sections.Adds(codeOf(at.method), at.at, at.end)
		known, _ = m.Lib.sections.LoadOrStore(at, knownSection{relies, last, adds})
	}
	return known.(knownSection)
}

// enters notes that the present thread has taken a lock, in frame f, with the given side.
func (c *Course) enters(at sectionAt, lock Ref, f *Frame) {
	if slices.ContainsFunc(c.inside, func(s openSection) bool { return s.lock == lock }) {
		return
	}
	c.inside = append(c.inside, openSection{at, lock, f.Depth})
}

// entersLocked notes that t takes a lock by a call that it is in.
func (c *Course) entersLocked(t *Thread, lock Ref) {
	for f := t.Top; f != nil; f = f.Parent {
		if isOf(f, reentrantLock, "lock") {
			if at, ok := lockedSection(f); ok {
				c.enters(at, lock, f.Parent)
			}
			return
		}
	}
}

// leavesSection notes that the present thread gives a lock up at the present instruction of
// frame f.
func leavesSection(m *Machine, lock Ref, f *Frame) {
	c := courseOf(m)
	if c == nil {
		return
	}
	for i, s := range c.inside {
		if s.lock != lock {
			continue
		}
		at := f.BCI()
		ends := s.at.end == sections.Return && at >= 0 && codeOf(f.Method).Op(at).Returns() || at == sectionAtCode(m, s.at).last
		if ends && f.Method == s.at.method && f.Depth == s.depth {
			c.inside = slices.Delete(c.inside, i, i+1)
		}
		return
	}
}

// notSums has the sections that the present thread is in be none: it stops in them, or is
// about to leave them in another way.
func notSums(m *Machine, c *Course) {
	for _, s := range c.inside {
		m.Lib.sections.Store(s.at, knownSection{})
		name := lastingName(m, Deed{Mode: AccessAcquire, Obj: s.lock})
		does := c.legs[len(c.legs)-1].Does
		for i := range does {
			if d := &does[i]; d.Side == SideSums && d.Obj == name.Obj && d.New == name.New && d.Born == name.Born {
				d.Side = SideNone
			}
		}
	}
	c.inside = c.inside[:0]
}
