// Package contracts is the listener that checks the contracts that annotations
// of the program state: @Requires when a method begins, @Ensures when it
// returns, @Invariant when a constructor or public method returns to code that
// is not the object's own.
//
// Invariants. The program notices nothing: conditions are evaluated without
// running its code. What \old and the parameters were when a method began is
// part of the state. A condition that cannot be understood makes the run
// incomplete; one that has no value, such as a field of null, does not hold.
package contracts

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/entry"
	"github.com/gojpf/gojpf/listener/expr"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"ContractVerifier", "Contracts"},
		Doc:   "checks the conditions of @Requires, @Ensures and @Invariant",
		New:   func(*config.Config) (any, error) { return newVerifier(), nil },
	})
}

type verifier struct {
	reader    reader
	contracts map[*vm.Method]*contract // nil for those without
	entries   *entry.Tracker
	problems  []string // with contracts, not yet reported
	known     map[string]bool
}

func newVerifier() *verifier {
	v := &verifier{contracts: map[*vm.Method]*contract{}, entries: entry.NewTracker("contracts"), known: map[string]bool{}}
	v.reader = reader{complain: v.complain, invariants: map[*vm.Class][]clause{}}
	return v
}

// complain notes, once, that a contract cannot be checked.
func (v *verifier) complain(reason string) {
	if !v.known[reason] {
		v.known[reason] = true
		v.problems = append(v.problems, reason)
	}
}

// memory is what a method began with.
type memory struct {
	params, olds []expr.Value
	errs         []error // of olds
}

// EachState implements entry.Memory.
func (m *memory) EachState(num func(uint64), ref func(vm.Ref)) {
	for _, list := range [][]expr.Value{m.params, m.olds} {
		for _, v := range list {
			if v.Kind == vm.KindRef {
				ref(v.Ref())
			} else {
				num(v.Bits())
			}
		}
	}
}

// Intervene checks preconditions in front of a method's first instruction, the
// rest in front of those that return.
func (v *verifier) Intervene(c *listener.Context, in listener.Instruction) {
	f := in.Frame
	if f.Code == nil || f.Method.Has(vm.TraitPseudo) {
		return
	}
	v.entries.Ended(c.Machine, in)
	k := v.of(f.Method)
	v.report(c)
	if k == nil {
		return
	}
	remembered, begun := v.entries.Find(c.Machine, in)
	began, _ := remembered.(*memory)
	if f.PC == 0 && !begun {
		began = k.remember(c.Machine, f)
		v.entries.Begin(c.Machine, in, began)
		v.requires(c, k, f, began)
	}
	// A listener that was attached later has not seen the method begin.
	if code := c.Code(in); began != nil && code != nil && code.Op >= insn.OpIreturn && code.Op <= insn.OpReturn {
		v.ensures(c, k, in, began)
		v.invariants(c, k, f)
	}
	v.report(c)
}

// report makes the run incomplete for contracts that cannot be checked.
func (v *verifier) report(c *listener.Context) {
	for _, reason := range v.problems {
		c.Program.Cut(search.Cut{Reason: reason, Help: "the contract does not count as checked"}, false)
	}
	v.problems = nil
}

func (v *verifier) of(m *vm.Method) *contract {
	k, known := v.contracts[m]
	if !known {
		if k = v.reader.read(m); k.empty() {
			k = nil
		}
		v.contracts[m] = k
	}
	return k
}

// remember takes down what the method of a frame begins with.
func (k *contract) remember(m *vm.Machine, f *vm.Frame) *memory {
	began := &memory{}
	slot := 0
	if !f.Method.Static() {
		slot = 1
	}
	for _, p := range k.params {
		began.params = append(began.params, expr.FromSlot(p, f.Slots[slot]))
		slot += p.Slots()
	}
	for _, c := range k.ensures {
		for _, old := range c.Olds() {
			value, err := old.Eval(c.scope(m, f, began))
			began.olds = append(began.olds, value)
			began.errs = append(began.errs, err)
		}
	}
	return began
}

// scope is what the names of a clause mean in a frame.
func (c *clause) scope(m *vm.Machine, f *vm.Frame, began *memory) *expr.Scope {
	s := &expr.Scope{Machine: m, Class: c.class}
	if !f.Method.Static() {
		s.This = vm.Ref(f.Slots[0])
	}
	if began != nil {
		s.Variable = func(name string) (expr.Value, bool) {
			p, ok := c.names[name]
			if !ok {
				return expr.Value{}, false
			}
			return began.params[p.index], true
		}
	}
	return s
}

// check evaluates a clause; why says what is wrong with it, "" if it holds.
func (v *verifier) check(c clause, s *expr.Scope, kind string, m *vm.Method) (why string) {
	holds, err := c.Holds(s)
	where := fmt.Sprintf("%s \"%s\" of %s.%s", kind, c.String(), m.Class.JavaName(), m.Name)
	switch {
	case err != nil && !expr.IsFailed(err):
		v.complain(fmt.Sprintf("%s cannot be evaluated: %v", where, err))
		return ""
	case err != nil:
		return fmt.Sprintf("%s has no value: %v", where, err)
	case !holds:
		return where + " does not hold" + c.values(s)
	}
	return ""
}

// values lists the parameters and the result that a clause is about.
func (c clause) values(s *expr.Scope) string {
	var list []string
	for name := range c.names {
		if value, ok := s.Variable(name); ok && mentions(c.String(), name) {
			list = append(list, name+" = "+value.Text(s.Machine))
		}
	}
	slices.Sort(list)
	if s.Result != nil {
		list = append(list, "result = "+s.Result.Text(s.Machine))
	}
	if len(list) == 0 {
		return ""
	}
	return " (" + strings.Join(list, ", ") + ")"
}

func mentions(text, name string) bool {
	return slices.Contains(strings.FieldsFunc(text, func(r rune) bool {
		return r != '_' && r != '$' && (r < '0' || r > '9') && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z')
	}), name)
}

// requires checks preconditions: those of one level have to hold.
func (v *verifier) requires(c *listener.Context, k *contract, f *vm.Frame, began *memory) {
	first := ""
	for _, level := range k.requires {
		why := ""
		for i := range level {
			if why == "" {
				why = v.check(level[i], level[i].scope(c.Machine, f, began), "precondition", f.Method)
			}
		}
		if why == "" {
			return
		}
		if first == "" {
			first = why
		}
	}
	if first != "" {
		c.Violate("Requires", first)
	}
}

func (v *verifier) ensures(c *listener.Context, k *contract, in listener.Instruction, began *memory) {
	f := in.Frame
	for i := range k.ensures {
		s := k.ensures[i].scope(c.Machine, f, began)
		if ret := f.Method.Ret; ret != vm.KindVoid {
			r := expr.FromSlot(ret, in.Operand(ret.Slots()-1))
			s.Result = &r
		}
		first := k.ensures[i].olds
		s.Old = func(_ *expr.Expr, n int) (expr.Value, error) { return began.old(first + n) }
		if why := v.check(k.ensures[i], s, "postcondition", f.Method); why != "" {
			c.Violate("Ensures", why)
			return
		}
	}
}

func (m *memory) old(n int) (expr.Value, error) { return m.olds[n], m.errs[n] }

func (v *verifier) invariants(c *listener.Context, k *contract, f *vm.Frame) {
	if len(k.invariants) == 0 || !entry.Outermost(f) {
		return
	}
	// A constructor of a superclass that is called for itself makes an object of
	// its own class; otherwise Outermost has found the caller.
	for i := range k.invariants {
		if why := v.check(k.invariants[i], k.invariants[i].scope(c.Machine, f, nil), "invariant", f.Method); why != "" {
			c.Violate("Invariant", why)
			return
		}
	}
}
