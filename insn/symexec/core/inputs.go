package core

import (
	"fmt"
	"strconv"
	"time"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Fix has inputs get values instead of being unknown, in the order in which they
// are made, until Unfix. They are those of a model.
func (rt *Runtime) Fix(values []symbolic.Value, model *symbolic.Model) {
	rt.fixed, rt.fixedModel, rt.replays = values, model, true
}

// Unfix ends Fix.
func (rt *Runtime) Unfix() { rt.fixed, rt.fixedModel, rt.replays = nil, nil, false }

// Fresh makes an input of a type. base is the name that it is made from, whole
// says that it is to be used as it is. It returns the slot and the attribute of
// the input's value.
func (rt *Runtime) Fresh(m *vm.Machine, base string, whole bool, t symbolic.Type) (slot uint64, a vm.Attr) {
	return rt.FreshIn(m, base, base, whole, rt.Domain(t, base))
}

// FreshFrom is Fresh where the program has a value already, from which a concolic
// search begins.
func (rt *Runtime) FreshFrom(m *vm.Machine, base string, whole bool, t symbolic.Type, initial uint64, known vm.Attr) (slot uint64, a vm.Attr) {
	if e := ExprOf(known); e != nil {
		initial = SlotOf(rt.Example(m, e))
	}
	return rt.FreshStarting(m, base, base, whole, rt.Domain(t, base), &initial)
}

// FreshIn is Fresh with the name that people are shown, and the domain.
func (rt *Runtime) FreshIn(m *vm.Machine, base, shown string, whole bool, d symbolic.Domain) (slot uint64, a vm.Attr) {
	return rt.FreshStarting(m, base, shown, whole, d, nil)
}

// Domain is where inputs of a type and a name are taken from.
func (rt *Runtime) Domain(t symbolic.Type, name string) symbolic.Domain {
	return rt.domains.of(t, name)
}

// Replays tells whether inputs have the values of Fix.
func (rt *Runtime) Replays() bool { return rt.replays }

// FreshStarting is FreshIn where the first run of a concolic search begins with a value,
// unless that is nil.
func (rt *Runtime) FreshStarting(m *vm.Machine, base, shown string, whole bool, d symbolic.Domain, first *uint64) (slot uint64, a vm.Attr) {
	if !rt.replays {
		if err := rt.Open(); err != nil {
			m.Stop(&vm.Unsupported{What: err.Error(), Help: "set symbolic.dp to a solver that is installed; none is always there"})
			return 0, nil
		}
	}
	m.Unknowns = rt.Unknowns // from here on natives may meet what is not known
	if rt.began.IsZero() {
		rt.began = time.Now()
	}
	p := PathOf(m)
	var list *inputs
	var pc *symbolic.PC
	n := 1
	var known any
	if p != nil {
		list, pc, known = p.inputs, p.pc, p.facts
	}
	if list != nil {
		n = list.n + 1
	}
	name := base
	if !whole {
		name = base + "_" + strconv.Itoa(n) + "_" + suffix(d.Type)
	}
	for k := 2; list.named(func(i Input) bool { return i.Var.Name == name }); k++ {
		name = fmt.Sprintf("%s_%d", base, k)
	}
	if list.named(func(i Input) bool { return i.Name == shown }) {
		shown = name
	}
	e := rt.Ctx.Var(name, d)
	next := &Path{pc: pc, inputs: &inputs{Input{Name: shown, Var: e.Var()}, n, list}, facts: known}
	if rt.Guide != nil && !rt.replays {
		next.run = rt.Guide.Enter(p, e.Var(), first)
	}
	m.SetExtra(pathKey, next)
	if rt.replays {
		if n > len(rt.fixed) {
			return SlotOf(symbolic.Value{Kind: d.Kind(), Bits: d.Default()}), nil
		}
		return SlotOf(rt.fixed[n-1]), nil
	}
	return Slot(e)
}

func suffix(t symbolic.Type) string {
	if t.Kind().IsFloat() {
		return "SYMREAL"
	}
	return "SYMINT"
}
