package contracts

import (
	"errors"

	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/contractfile"
	"github.com/gojpf/gojpf/listener/expr"
	"github.com/gojpf/gojpf/vm"
)

// Assumption has the method that a run explores begin as its contract says: with the
// preconditions, and the invariants of its object. Paths on which they do not hold are left
// out, and nothing is incomplete for it. What cannot be evaluated is not assumed.
//
// With Breaks it is the other way round: only paths go on that the preconditions leave
// out, and Broken says which one does.
type Assumption struct {
	Breaks bool
	// Excluded is set where a precondition has left out a path, or would.
	Excluded bool
	reader   reader
	of       map[*vm.Method]*contract
}

// NewAssumption assumes the contracts of a file, and those of annotations.
func NewAssumption(f *contractfile.File, breaks bool) *Assumption {
	return &Assumption{Breaks: breaks, of: map[*vm.Method]*contract{},
		reader: reader{complain: func(string) {}, file: f, invariants: map[*vm.Class][]clause{}}}
}

// begun is what is known of the method of a path. It decides nothing that follows.
type begun struct {
	broken string // the first condition that does not hold
	within bool   // there are preconditions, and they hold
}

// Unmatched implements vm.Unmatched: paths of one run are all of one kind.
func (begun) Unmatched() {}

// Kept has the search keep it with the state.
func (begun) Kept() {}

const begunKey = "contracts.begun"

// Broken is the precondition that does not hold on the present path, "" for none.
func Broken(m *vm.Machine) string {
	b, _ := m.Extra(begunKey).(begun)
	return b.broken
}

// Within tells whether the method of the present path has preconditions, which hold.
func Within(m *vm.Machine) bool {
	b, _ := m.Extra(begunKey).(begun)
	return b.within
}

// Intervene waits for the method's first instruction.
func (a *Assumption) Intervene(c *listener.Context, in listener.Instruction) {
	f := in.Frame
	if f.PC != 0 || f.Flags&vm.FrameSymbolic == 0 || f.Code == nil {
		return
	}
	if _, known := c.Machine.Extra(begunKey).(begun); known {
		return
	}
	k := a.of[f.Method]
	if k == nil {
		k = a.reader.read(f.Method)
		a.of[f.Method] = k
	}
	plain := c.Scope(f.Method.Class, in.Thread)
	began := &memory{}
	slot := 0
	if !f.Method.Static() {
		slot = 1
	}
	for _, p := range k.params {
		began.params = append(began.params, plain.Read(p, f.Slots[slot], f.Attr(slot)))
		slot += p.Slots()
	}
	b := begun{}
	for _, level := range k.requires {
		broken, ok := a.first(c, in, level, began)
		if !ok {
			return // and is asked again
		}
		if b.within = broken == ""; b.within {
			b.broken = ""
			break
		}
		if b.broken == "" {
			b.broken = "requires " + broken
		}
	}
	a.Excluded = a.Excluded || b.broken != ""
	if (b.broken != "") != a.Breaks {
		c.Machine.IgnorePath()
		return
	}
	if f.Method.Name != "<init>" {
		broken, ok := a.first(c, in, k.invariants, nil)
		if !ok {
			return
		}
		if broken != "" {
			c.Machine.IgnorePath()
			return
		}
	}
	c.Machine.SetExtra(begunKey, b)
}

// first is the first clause that does not hold, "" if all do. ok is false where something
// is to be decided first.
func (a *Assumption) first(c *listener.Context, in listener.Instruction, list []clause, began *memory) (broken string, ok bool) {
	for i := range list {
		holds, cond, err := list[i].Holds(list[i].scope(c, in, began))
		switch {
		case errors.Is(err, expr.ErrUndecided):
			return "", false
		case err != nil && !expr.IsFailed(err):
			continue
		case cond != nil && cond.IsTrue():
			continue
		case cond != nil && !cond.IsFalse():
			if holds, ok = c.Decide(cond); !ok {
				return "", false
			}
		}
		if !holds {
			return list[i].String(), true
		}
	}
	return "", true
}
