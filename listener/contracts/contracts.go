// Package contracts is the listener that checks the contracts that annotations
// of the program state, or a file beside it: @Requires when a method begins, @Ensures when it
// returns, @Invariant when a constructor or public method returns to code that
// is not the object's own.
//
// Invariants. The program notices nothing: conditions are evaluated without
// running its code. What \old and the parameters were when a method began is
// part of the state. A condition that cannot be understood makes the run
// incomplete; one that has no value, such as a field of null, does not hold.
package contracts

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/contractfile"
	"github.com/gojpf/gojpf/listener/entry"
	"github.com/gojpf/gojpf/listener/expr"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"ContractVerifier", "Contracts"},
		Doc:   "checks the conditions of @Requires, @Ensures and @Invariant, and those of a file",
		Keys: []config.Key{
			{Name: "contracts.file", Type: config.Path, Power: config.Reads, Help: "A file of contracts that ContractVerifier checks beside those of annotations, as gojpf learn writes it."},
		},
		New: func(cfg *config.Config) (any, error) {
			v := newVerifier()
			r := config.Read(cfg)
			name := r.Path("contracts.file")
			if err := r.Err(); err != nil || name == "" {
				return v, err
			}
			var err error
			v.reader.file, err = contractfile.Load(name)
			return v, err
		},
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

// alone keeps states apart in which something is remembered that is not known: what
// holds for the inputs of one need not hold for those of the other.
var alone atomic.Uint64

// EachState implements entry.Memory.
func (m *memory) EachState(num func(uint64), ref func(vm.Ref)) {
	for _, list := range [][]expr.Value{m.params, m.olds} {
		for _, v := range list {
			if !v.Known() {
				num(alone.Add(1))
			} else if v.Kind == vm.KindRef {
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
		ok := true
		if began, ok = v.remember(c, k, in); !ok || !v.requires(c, k, in, began) {
			return // and is asked again
		}
		v.entries.Begin(c.Machine, in, began)
	}
	// A listener that was attached later has not seen the method begin.
	if code := c.Code(in); began != nil && code != nil && code.Op >= bytecode.Ireturn && code.Op <= bytecode.Return {
		if !v.ensures(c, k, in, began) || !v.invariants(c, k, in) {
			return
		}
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

// remember takes down what the method of a frame begins with. ok is false where
// something is to be decided first.
func (v *verifier) remember(c *listener.Context, k *contract, in listener.Instruction) (began *memory, ok bool) {
	f := in.Frame
	began = &memory{}
	plain := c.Scope(f.Method.Class, in.Thread)
	slot := 0
	if !f.Method.Static() {
		slot = 1
	}
	for _, p := range k.params {
		began.params = append(began.params, plain.Read(p, f.Slots[slot], f.Attr(slot)))
		slot += p.Slots()
	}
	for _, clause := range k.ensures {
		for _, old := range clause.Olds() {
			value, err := old.Eval(clause.scope(c, in, began))
			if errors.Is(err, expr.ErrUndecided) {
				return nil, false
			}
			began.olds = append(began.olds, value)
			began.errs = append(began.errs, err)
		}
	}
	return began, true
}

// scope is what the names of a clause mean in a frame.
func (k *clause) scope(c *listener.Context, in listener.Instruction, began *memory) *expr.Scope {
	s := c.Scope(k.class, in.Thread)
	if f := in.Frame; !f.Method.Static() {
		s.This = s.Read(vm.KindRef, f.Slots[0], f.Attr(0))
	}
	if began != nil {
		s.Variable = func(name string) (expr.Value, bool) {
			p, ok := k.names[name]
			if !ok {
				return expr.Value{}, false
			}
			return began.params[p.index], true
		}
	}
	return s
}

// check evaluates a clause; why says what is wrong with it, "" if it holds. ok is
// false where something is to be decided first.
func (v *verifier) check(c *listener.Context, k clause, s *expr.Scope, kind string, m *vm.Method) (why string, ok bool) {
	holds, cond, err := k.Holds(s)
	if errors.Is(err, expr.ErrUndecided) {
		return "", false
	}
	if cond != nil {
		fails, ok := c.CanFail(cond)
		if !ok {
			return "", false
		}
		holds = !fails
	}
	where := fmt.Sprintf("%s \"%s\" of %s.%s", kind, k.String(), m.Class.JavaName(), m.Name)
	switch {
	case err != nil && !expr.IsFailed(err):
		v.complain(fmt.Sprintf("%s cannot be evaluated: %v", where, err))
		return "", true
	case err != nil:
		return fmt.Sprintf("%s has no value: %v", where, err), true
	case !holds:
		return where + " does not hold" + k.values(s), true
	}
	return "", true
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

// requires checks preconditions: those of one level have to hold. It reports false,
// as the others do, where something is to be decided first.
func (v *verifier) requires(c *listener.Context, k *contract, in listener.Instruction, began *memory) bool {
	first := ""
	for _, level := range k.requires {
		why := ""
		for i := range level {
			var ok bool
			if why, ok = v.check(c, level[i], level[i].scope(c, in, began), "precondition", in.Frame.Method); !ok {
				return false
			}
			if why != "" {
				break
			}
		}
		if why == "" {
			return true
		}
		first = cmp.Or(first, why)
	}
	if first != "" {
		c.Violate("Requires", first)
	}
	return true
}

func (v *verifier) ensures(c *listener.Context, k *contract, in listener.Instruction, began *memory) bool {
	m := in.Frame.Method
	for i := range k.ensures {
		s := k.ensures[i].scope(c, in, began)
		if below := m.Ret.Slots() - 1; m.Ret != vm.KindVoid {
			r := s.Read(m.Ret, in.Operand(below), in.OperandAttr(below))
			s.Result = &r
		}
		first := k.ensures[i].olds
		s.Old = func(_ *expr.Expr, n int) (expr.Value, error) { return began.old(first + n) }
		why, ok := v.check(c, k.ensures[i], s, "postcondition", m)
		if why != "" {
			c.Violate("Ensures", why)
		}
		if why != "" || !ok {
			return ok
		}
	}
	return true
}

func (m *memory) old(n int) (expr.Value, error) { return m.olds[n], m.errs[n] }

func (v *verifier) invariants(c *listener.Context, k *contract, in listener.Instruction) bool {
	if len(k.invariants) == 0 || !entry.Outermost(in.Frame) {
		return true
	}
	// A constructor of a superclass that is called for itself makes an object of
	// its own class; otherwise Outermost has found the caller.
	for i := range k.invariants {
		why, ok := v.check(c, k.invariants[i], k.invariants[i].scope(c, in, nil), "invariant", in.Frame.Method)
		if why != "" {
			c.Violate("Invariant", why)
		}
		if why != "" || !ok {
			return ok
		}
	}
	return true
}
