package contracts

import (
	"errors"

	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/contractfile"
	"github.com/gojpf/gojpf/listener/expr"
	"github.com/gojpf/gojpf/vm"
)

// Assumption has the method that a run explores begin as its contract says: with the
// preconditions, and the invariants of its object. Paths on which they do not hold are left
// out, and nothing is incomplete for it. What cannot be evaluated is not assumed.
//
// Calls that are not followed return what their postconditions say of results. What these say of
// fields is assumed only where such calls change what they can reach, and nothing that speaks of the state
// before a call that may have changed it.
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
	if !a.answers(c, in) {
		return
	}
	f := in.Frame
	if f.PC != 0 || f.Flags&vm.FrameSymbolic == 0 || f.Code == nil {
		return
	}
	if _, known := c.Machine.Extra(begunKey).(begun); known {
		return
	}
	k := a.contract(f.Method)
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
		holds, ok := a.decide(c, &list[i], list[i].scope(c, in, began))
		if !ok {
			return "", false
		}
		if !holds {
			return list[i].String(), true
		}
	}
	return "", true
}

// decide says whether a clause holds on the path; one that has no value does not, and one that cannot
// be evaluated is not assumed. ok is false where something is to be decided first.
func (a *Assumption) decide(c *listener.Context, k *clause, s *expr.Scope) (holds, ok bool) {
	holds, cond, err := k.Holds(s)
	switch {
	case errors.Is(err, expr.ErrUndecided):
		return false, false
	case err != nil && !expr.IsFailed(err):
		return true, true
	case cond != nil && cond.IsTrue():
		return true, true
	case cond != nil && !cond.IsFalse():
		return c.Decide(cond)
	}
	return holds, true
}

func (a *Assumption) contract(m *vm.Method) *contract {
	k := a.of[m]
	if k == nil {
		k = a.reader.read(m)
		a.of[m] = k
	}
	return k
}

// answered counts the calls of a path whose postconditions are assumed.
type answered int

// Unmatched implements vm.Unmatched.
func (answered) Unmatched() {}

const answeredKey = "contracts.answered"

// answers assumes the postconditions of a call that was not followed, in front of the instruction behind
// it. ok is false where something is to be decided first.
func (a *Assumption) answers(c *listener.Context, in listener.Instruction) (ok bool) {
	call := symexec.LastNotFollowed(c.Machine, in.Thread)
	if call == nil {
		return true
	}
	if n, _ := c.Machine.PeekExtra(answeredKey).(answered); int(n) == call.Number {
		return true
	}
	k := a.contract(call.Method)
	for i := range k.ensures {
		ensures := &k.ensures[i]
		ofResult := mentions(ensures.String(), "Result") || mentions(ensures.String(), "result")
		if !call.Changes && !ofResult || call.Changes && len(ensures.Olds()) > 0 || len(k.params) != len(call.Method.Params) {
			continue
		}
		holds, ok := a.decide(c, ensures, ensures.behind(c, in, call))
		if !ok {
			return false
		}
		if !holds {
			c.Machine.IgnorePath()
			return false
		}
	}
	c.Machine.KeepExtra(answeredKey, answered(call.Number))
	return true
}

// behind is what the names of a postcondition mean behind a call that was not followed.
func (k *clause) behind(c *listener.Context, in listener.Instruction, call *symexec.NotFollowedCall) *expr.Scope {
	s := c.Scope(k.class, in.Thread)
	mt := call.Method
	var params []expr.Value
	slot := 0
	if !mt.Static() {
		s.This = s.Read(vm.KindRef, call.Slots[0], call.Attrs[0])
		slot = 1
	}
	for _, kind := range mt.Params {
		params = append(params, s.Read(kind, call.Slots[slot], call.Attrs[slot]))
		slot += kind.Slots()
	}
	s.Variable = func(name string) (expr.Value, bool) {
		p, ok := k.names[name]
		if !ok || p.index >= len(params) {
			return expr.Value{}, false
		}
		return params[p.index], true
	}
	if below := mt.Ret.Slots() - 1; mt.Ret != vm.KindVoid {
		r := s.Read(mt.Ret, in.Operand(below), in.OperandAttr(below))
		s.Result = &r
	}
	s.Old = func(old *expr.Expr, _ int) (expr.Value, error) { return old.Eval(s) } // nothing has changed
	return s
}
