package sequences

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec/core"
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

// pairOf is the pair of methods that ends with a call, where these are to be covered. Calls that look are no part of it.
func pairOf(c Cover, t *trail) []outcome {
	if c != Pairs || t.look {
		return nil
	}
	before := t.before
	for before != nil && before.look {
		before = before.before
	}
	if before == nil {
		return nil
	}
	return []outcome{pair(before.op.method, t.op.method)}
}

func pair(first, second *vm.Method) outcome {
	return outcome(first.String() + " then " + second.String())
}

// countPairs counts the pairs of methods that there are, and those that are covered.
func (x *explorer) countPairs(r *Result) {
	if x.o.Cover != Pairs {
		return
	}
	seen := map[outcome]bool{}
	for _, first := range append(slices.Clip(x.begins), x.goesOn...) {
		for _, second := range x.goesOn {
			p := pair(first.method, second.method)
			if seen[p] {
				continue
			}
			seen[p] = true
			if r.AllPairs++; x.covered[p] {
				r.Pairs++
			} else {
				r.Missed = append(r.Missed, string(p))
			}
		}
	}
}

// stateOf is the state to which a call has led, where these are to be covered.
func (x *explorer) stateOf(m *vm.Machine, receiver vm.Ref) []outcome {
	as := always
	switch x.o.Cover {
	case Shapes:
		as = shape
	case States:
	default:
		return nil
	}
	graph, _ := x.graph(m, receiver, as)
	sum := sha256.Sum256(graph)
	return []outcome{outcome("state " + hex.EncodeToString(sum[:]))}
}

// isFirst reports whether a sequence is the first that leads to the shape of its object, where one of these goes on only. A search may
// come to the same sequence again.
func (x *explorer) isFirst(m *vm.Machine, t *trail, receiver vm.Ref) bool {
	if !x.o.OneOfShape || x.follows != nil {
		return true
	}
	graph, _ := x.graph(m, receiver, shape)
	if last, ok := m.Extra(lastKey).(lastCall); ok {
		graph = append(graph, last.method...)
	}
	own := fmt.Sprint(scriptOf(t))
	if x.unknown != nil { // of which there is one for each way that it takes
		own += core.PathOf(m).PC().String()
	}
	first, known := x.shapes[string(graph)]
	if !known {
		x.shapes[string(graph)] = own
	}
	return !known || first == own
}

// manyGoals is from where on goals are not weighed against each other.
const manyGoals = 3000

// smallest leaves out the sequences without which all that is covered is covered.
func smallest(list []*trail) []*trail {
	left := map[outcome]int{} // how many of those that are chosen cover it
	covers := make([][]outcome, len(list))
	for i, last := range list {
		own := map[outcome]bool{}
		for t := last; t != nil; t = t.before {
			for _, o := range t.covers {
				if !own[o] {
					own[o], left[o] = true, 0
					covers[i] = append(covers[i], o)
				}
			}
		}
	}
	var chosen []int
	take := func(i int) {
		for _, o := range covers[i] {
			left[o]++
		}
		chosen = append(chosen, i)
	}
	fresh := func(i int) (n int) {
		for _, o := range covers[i] {
			if left[o] == 0 {
				n++
			}
		}
		return n
	}
	if len(list) > manyGoals { // the long ones cover what those in front of them do
		for i := len(list) - 1; i >= 0; i-- {
			if fresh(i) > 0 {
				take(i)
			}
		}
		slices.Reverse(chosen)
	} else {
		for {
			best, most := -1, 0
			for i, t := range list {
				if n := fresh(i); n > most || n == most && best >= 0 && t.length < list[best].length {
					best, most = i, n
				}
			}
			if best < 0 {
				break
			}
			take(best)
		}
	}
	// What was chosen early may be covered by what was chosen for something else.
	for k := len(chosen) - 1; k >= 0; k-- {
		own := covers[chosen[k]]
		if slices.ContainsFunc(own, func(o outcome) bool { return left[o] == 1 }) {
			continue
		}
		for _, o := range own {
			left[o]--
		}
		chosen = slices.Delete(chosen, k, k+1)
	}
	var trails []*trail
	for _, i := range chosen {
		trails = append(trails, list[i])
	}
	return trails
}
