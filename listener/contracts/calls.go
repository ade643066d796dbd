package contracts

import (
	"slices"

	"github.com/gojpf/gojpf/listener/contractfile"
	"github.com/gojpf/gojpf/listener/expr"
	"github.com/gojpf/gojpf/vm"
)

// Calls has contracts, of annotations and of a file, for those who make calls themselves and want to know
// whether they keep to them. All values have to be known.
type Calls struct {
	reader    reader
	contracts map[*vm.Method]*contract
	problems  []string
}

// NewCalls takes the file's contracts, nil for none, beside those of annotations.
func NewCalls(f *contractfile.File) *Calls {
	c := &Calls{contracts: map[*vm.Method]*contract{}}
	c.reader = reader{complain: func(reason string) { c.problems = append(c.problems, reason) }, file: f, invariants: map[*vm.Class][]clause{}}
	return c
}

// Problems are contracts that cannot be read.
func (c *Calls) Problems() []string { return c.problems }

// Begun is a call of a method with a contract that it keeps to. It is immutable.
type Begun struct {
	method *vm.Method
	k      *contract
	began  *memory
}

// Condition is a condition of a contract.
type Condition struct {
	Text      string
	Class     *vm.Class      // that it stands in
	Params    map[string]int // numbers of parameters, by name
	Invariant bool
}

// Begin is asked in front of a call. It reports false where the call breaks the preconditions, or these cannot be
// evaluated; the call is nil where there is no contract.
func (c *Calls) Begin(m *vm.Machine, mt *vm.Method, this vm.Ref, args []uint64) (b *Begun, keeps bool) {
	k, known := c.contracts[mt]
	if !known {
		if k = c.reader.read(mt); k.empty() {
			k = nil
		}
		c.contracts[mt] = k
	}
	if k == nil {
		return nil, true
	}
	b = &Begun{method: mt, k: k, began: &memory{}}
	slot := 0
	for _, p := range k.params {
		b.began.params = append(b.began.params, expr.FromSlot(p, args[slot]))
		slot += p.Slots()
	}
	for _, clause := range k.ensures {
		for _, old := range clause.Olds() {
			value, err := old.Eval(b.scope(m, clause, this))
			b.began.olds, b.began.errs = append(b.began.olds, value), append(b.began.errs, err)
		}
	}
	keeps = len(k.requires) == 0
	for _, level := range k.requires {
		keeps = keeps || !slices.ContainsFunc(level, func(l clause) bool {
			holds, cond, err := l.Holds(b.scope(m, l, this))
			return err != nil || cond != nil || !holds
		})
	}
	return b, keeps
}

func (b *Begun) scope(m *vm.Machine, l clause, this vm.Ref) *expr.Scope {
	s := &expr.Scope{Machine: m, Class: l.class}
	if !b.method.Static() {
		s.This = expr.FromSlot(vm.KindRef, uint64(this))
	}
	s.Variable = func(name string) (expr.Value, bool) {
		p, ok := l.names[name]
		if !ok {
			return expr.Value{}, false
		}
		return b.began.params[p.index], true
	}
	return s
}

// End is asked behind the call, which has returned. It tells each of its postconditions, and the invariants of the receiver, to f: whether
// it holds, and whether it could be evaluated at all, now and wherever it looks back to.
func (b *Begun) End(m *vm.Machine, this vm.Ref, result uint64, f func(c Condition, holds, evaluated bool)) {
	tell := func(l clause, invariant bool) {
		s := b.scope(m, l, this)
		whole := true
		if !invariant {
			if b.method.Ret != vm.KindVoid {
				r := expr.FromSlot(b.method.Ret, result)
				s.Result = &r
			}
			s.Old = func(_ *expr.Expr, n int) (expr.Value, error) { return b.began.old(l.olds + n) }
			for n := range l.Olds() {
				whole = whole && b.began.errs[l.olds+n] == nil
			}
		}
		holds, cond, err := l.Holds(s)
		c := Condition{Text: l.String(), Class: l.class, Params: map[string]int{}, Invariant: invariant}
		for name, v := range l.names {
			c.Params[name] = v.index
		}
		f(c, holds, whole && err == nil && cond == nil)
	}
	for _, l := range b.k.ensures {
		tell(l, false)
	}
	for _, l := range b.k.invariants {
		tell(l, true)
	}
}
