package sequences

import (
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// outcome is what a call can cover: a branch that goes one way, the begin of a method, or
// an exception that leaves it.
type outcome string

// watch is a factory that has branches of the class tell which way they go.
type watch struct {
	insn.Factory
	x *explorer
}

// ReplacesIn implements insn.Selective.
func (w watch) ReplacesIn(m *vm.Method) bool { return w.x.concerns(m) }

// Impl implements insn.Factory.
func (w watch) Impl(code *vm.Code, i int) vm.Impl {
	base := w.Factory.Impl(code, i)
	op := insn.Base(code.Instrs[i].Op())
	if !w.ReplacesIn(code.Method) || !op.Conditional() && !op.Switch() {
		return base
	}
	return &branch{base, fmt.Sprintf("%s@%d->", code.Method, code.BCI[i])}
}

type branch struct {
	vm.Impl
	name string
}

// Execute implements vm.Impl.
func (b *branch) Execute(m *vm.Machine, t *vm.Thread, f *vm.Frame) {
	b.Impl.Execute(m, t, f)
	if t.Top == f {
		cover(m, outcome(fmt.Sprint(b.name, f.Code.BCI[f.PC])))
	}
}

// taken is what the present call of a path has covered. It is immutable, and no part of what the program
// can observe.
type taken struct {
	list []outcome
	made int // of these, before the call: when its arguments were made
}

// Unmatched implements vm.Unmatched.
func (*taken) Unmatched() {}

const takenKey = "gojpf.sequences.taken"

func takenBy(m *vm.Machine) []outcome {
	if t, _ := m.Extra(takenKey).(*taken); t != nil {
		return t.list
	}
	return nil
}

// cover notes what the present call has covered.
func cover(m *vm.Machine, o outcome) {
	if list := takenBy(m); !slices.Contains(list, o) {
		m.SetExtra(takenKey, &taken{append(slices.Clip(list), o), madeBy(m)})
	}
}

// madeBy is how many of what is taken were so when the call's arguments were made.
func madeBy(m *vm.Machine) int {
	if t, _ := m.Extra(takenKey).(*taken); t != nil {
		return t.made
	}
	return 0
}

// branches lists the outcomes of a class's branches.
func branches(c *vm.Class) []outcome {
	var list []outcome
	for _, m := range c.Methods {
		if m.Info == nil || m.Info.Code == nil || synthetic(m) {
			continue
		}
		code := &bytecode.Code{Bytes: m.Info.Code.Bytes, Pool: c.File.Pool}
		enabled := false
		for bci := 0; bci < len(code.Bytes); {
			n, wrong := code.Length(bci)
			if wrong != "" {
				break
			}
			asks := enabled
			enabled = asksForAssertions(code, bci)
			if op := code.Op(bci); !asks && (op.Conditional() || op.Switch()) && m.Name != "<clinit>" {
				to, next := code.Targets(bci)
				if next {
					to = append(to, bci+n)
				}
				slices.Sort(to)
				for _, target := range slices.Compact(to) {
					list = append(list, outcome(fmt.Sprintf("%s@%d->%d", m, bci, target)))
				}
			}
			bci += n
		}
	}
	return list
}

// asksForAssertions reports whether an instruction loads what the compiler keeps of whether assertions are on:
// they are.
func asksForAssertions(code *bytecode.Code, bci int) bool {
	if code.Op(bci) != bytecode.Getstatic {
		return false
	}
	_, name, _ := code.Member(bci)
	return name == "$assertionsDisabled"
}

// smallest leaves out the sequences without which all that is covered is covered.
func smallest(list []*trail) []*trail {
	left := map[outcome]bool{}
	covers := make([][]outcome, len(list))
	for i, last := range list {
		own := map[outcome]bool{}
		for t := last; t != nil; t = t.before {
			for _, o := range t.covers {
				if !own[o] {
					own[o], left[o] = true, true
					covers[i] = append(covers[i], o)
				}
			}
		}
	}
	var chosen []*trail
	for len(left) > 0 {
		best, most := -1, 0
		for i, t := range list {
			covers[i] = slices.DeleteFunc(covers[i], func(o outcome) bool { return !left[o] })
			if n := len(covers[i]); n > most || n == most && best >= 0 && t.length < list[best].length {
				best, most = i, n
			}
		}
		if best < 0 {
			break
		}
		for _, o := range covers[best] {
			delete(left, o)
		}
		chosen = append(chosen, list[best])
	}
	return chosen
}
