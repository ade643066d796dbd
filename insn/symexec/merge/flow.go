package merge

import (
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// flow is what is known of the flow of a method's code. Exceptions are no flow here:
// ways that throw leave the region.
type flow struct {
	// Tells numbers from references where alternatives are joined: only numbers can
	// become an expression.
	kinds *insn.SlotKinds
	// Locals that are dead where alternatives meet need not agree.
	live vm.SlotInfo
	// meets is where all alternatives from an instruction meet that end by a return; atReturn
	// where that is no instruction, and nowhere where none does. The post-dominator:
	// behind it nothing depends on which way was taken but values.
	meets []int32
}

const (
	// So a method that returns from several places can be merged, too: its caller sees
	// one value.
	atReturn = -1
	// No way from there comes to a return. Where only some do not, the others meet: one
	// that throws leaves when it comes to that.
	nowhere = -2
)

// newFlow finds immediate post-dominators: walking backwards from the returns, each
// instruction gets the nearest one that all its alternatives have in common. Instructions from which only exceptions lead away
// are left out. By Cooper, Harvey and Kennedy's iteration on the flow backwards.
func newFlow(code *vm.Code, kinds *insn.SlotKinds) *flow {
	n := int32(len(code.Instrs))
	fl := &flow{kinds: kinds, live: insn.Slots(code), meets: make([]int32, n)}
	succs := insn.Flow(code)
	preds := make([][]int32, n+1) // n is the end
	for i := range fl.meets {
		fl.meets[i] = nowhere
		if returns(insn.Base(code.Instrs[i].Op())) {
			preds[n] = append(preds[n], int32(i))
		}
		if succs != nil {
			for _, j := range succs[i] {
				preds[j] = append(preds[j], int32(i))
			}
		}
	}
	order, number := backwards(preds, n)
	const unknown = -1
	dom := make([]int32, n+1)
	for i := range dom {
		dom[i] = unknown
	}
	dom[n] = n
	common := func(a, b int32) int32 {
		for a != b {
			for number[a] > number[b] {
				a = dom[a]
			}
			for number[b] > number[a] {
				b = dom[b]
			}
		}
		return a
	}
	for changed := true; changed; {
		changed = false
		for _, i := range order[1:] {
			to := succs[i]
			if len(to) == 0 {
				to = []int32{n}
			}
			d := int32(unknown)
			for _, j := range to {
				if dom[j] == unknown {
					continue
				}
				if d == unknown {
					d = j
				} else {
					d = common(d, j)
				}
			}
			if d != dom[i] {
				dom[i], changed = d, true
			}
		}
	}
	for _, i := range order[1:] {
		if fl.meets[i] = dom[i]; dom[i] == n {
			fl.meets[i] = atReturn
		}
	}
	return fl
}

// backwards lists what leads to the end, in reverse postorder of the flow backwards,
// and the numbers in that order. Without recursion: methods may have 65,535 bytes, and
// each may be a step.
func backwards(preds [][]int32, end int32) (order, number []int32) {
	type visit struct {
		i    int32
		next int
	}
	seen := make([]bool, len(preds))
	seen[end] = true
	var post []int32
	for stack := []visit{{i: end}}; len(stack) > 0; {
		v := &stack[len(stack)-1]
		if v.next == len(preds[v.i]) {
			post = append(post, v.i)
			stack = stack[:len(stack)-1]
			continue
		}
		j := preds[v.i][v.next]
		v.next++
		if !seen[j] {
			seen[j] = true
			stack = append(stack, visit{i: j})
		}
	}
	number = make([]int32, len(preds))
	for k := range post {
		i := post[len(post)-1-k]
		order = append(order, i)
		number[i] = int32(k)
	}
	return order, number
}

func returns(op vm.Op) bool { return op >= bytecode.Ireturn && op <= bytecode.Return }
