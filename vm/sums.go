package vm

import (
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/sections"
)

// Sums under locks. Where all that a thread does while it has a lock is to add to numbers
// that nobody looks at without the lock, it does not matter in which order threads do so.
// That is known by the code in front of which a thread takes the lock, see package
// sections. It holds for sections that are executed in one transition: where a thread stops
// with the lock in its hands others cannot take it.

// sections of code, by where they begin.
type sectionAt struct {
	method *Method
	at     int
	end    sections.End
}

type knownSection struct {
	relies []sections.Field
	adds   bool
}

// sumSide is the side of taking the monitor that t is about to enter.
func sumSide(m *Machine, t *Thread) Side {
	f := t.Top
	if f == nil || f.Code == nil || f.Method.Info == nil || f.Method.Info.Code == nil {
		return SideNone
	}
	if f.Method.Has(TraitSynchronized) && f.PC == 0 && f.Locked == 0 {
		return sideOfSection(m, sectionAt{f.Method, 0, sections.Return})
	}
	at := f.BCI()
	if at < 0 || bytecode.Op(f.Method.Info.Code.Bytes[at]) != bytecode.Monitorenter {
		return SideNone
	}
	return sideOfSection(m, sectionAt{f.Method, at, sections.Exit})
}

// lockedSumSide is the side of taking a lock by the call in frame f.
func lockedSumSide(m *Machine, f *Frame) Side {
	by := f.Parent
	if by == nil || by.Method.Info == nil || by.Method.Info.Code == nil || by.BCI() < 0 {
		return SideNone
	}
	if op := codeOf(by.Method).Op(by.BCI()); op != bytecode.Invokevirtual && op != bytecode.Invokeinterface {
		return SideNone
	}
	return sideOfSection(m, sectionAt{by.Method, by.BCI(), sections.Unlock})
}

func codeOf(mt *Method) *bytecode.Code {
	return &bytecode.Code{Bytes: mt.Info.Code.Bytes, Pool: mt.Class.File.Pool}
}

func sideOfSection(m *Machine, at sectionAt) Side {
	if m.Unknowns != nil || m.nested > 0 || m.Explore.Steps || m.Explore.Weak || !at.method.Class.Loader.Builtin() {
		return SideNone
	}
	known, ok := m.Lib.sections.Load(at)
	if !ok {
		relies, adds := sections.Adds(codeOf(at.method), at.at, at.end)
		known = knownSection{relies, adds}
		m.Lib.sections.Store(at, known)
	}
	k := known.(knownSection)
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
		if f == nil || a.of(&a.fields, f.ID, f.String) != levelConstant {
			return SideNone
		}
	}
	return SideSums
}

// splitSums has sums be none of the locks that t keeps beyond the leg.
func splitSums(m *Machine, t *Thread, l *Leg) {
	for _, r := range t.Held {
		held := lastingName(m, Deed{Mode: AccessAcquire, Obj: r})
		for i := range l.Does {
			if d := &l.Does[i]; d.Side == SideSums && d.Obj == held.Obj && d.New == held.New && d.Born == held.Born {
				d.Side = SideNone
			}
		}
	}
}
