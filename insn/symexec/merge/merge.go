// Package merge makes one path of the alternatives that a branch on unknown values takes, where
// these meet again: what differs between them becomes a value that depends on the
// branch's condition.
//
// The code between a branch and the place where its alternatives meet (a region) is executed on
// the side, on copies of frames and a list of writes. So it does only what can be done
// there: computing, local variables, fields and elements of objects that are known,
// branches, and calls of methods that do no more. Ways that do anything else, such as
// throwing an exception, leave the region. Together they are a path of their own, which
// the machine executes as ever from the branch on.
//
// These always hold:
//
//   - A merged state stands for exactly the program states that the paths would have led
//     to that it is made of, each under the inputs that lead along that path.
//   - The machine is changed only when all is known, in one go.
//   - Whether a branch is merged follows from the state, so that a path can be executed
//     again.
package merge

import (
	"slices"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Mode says what is done at branches.
type Mode uint8

// The modes.
const (
	Off   Mode = iota
	Watch      // count the forks that merging would spare
	On
)

// Runtime merges for one machine.
type Runtime struct {
	*core.Runtime
	// Semantics has the meaning of an operation on values that are not known, nil for none.
	Semantics func(op vm.Op) core.Semantic
	// Function computes a call of a function on unknown numbers in frame f. It reports false where the
	// method is none. follows tells whether other methods may be executed here.
	Function func(m *vm.Machine, t *vm.Thread, f *vm.Frame, callee *vm.Method) (done, follows bool)
	Mode     Mode
	// Forks are the forks that merging would have spared, Merged the branches that were merged.
	Forks, Merged int64

	sites map[site]*record
	codes map[*vm.Code]*flow
}

type site struct {
	code *vm.Code
	pc   int32
}

// record is what became of a branch so far. It is about code and not about paths. It
// decides only whether merging is tried, so what a path did before must not be told by
// it when the path is executed again; see Again.
type record struct{ merged, failed int }

// mostFailures is how often it may fail to merge a branch that was never merged. Each
// attempt executes the region in vain.
const mostFailures = 32

// New makes what merges for a machine.
func New(c *core.Runtime) *Runtime {
	return &Runtime{Runtime: c, sites: map[site]*record{}, codes: map[*vm.Code]*flow{}}
}

// Alternative is one of those of a branch: its condition, and the instruction that it leads to.
type Alternative struct {
	Cond *symbolic.Expr
	To   int32
}

const (
	decision = "merge"
	leaves   = 1 // the number of the way of that decision that leaves the region
)

// Again goes on with a branch that was merged but for the alternatives that leave the region,
// where that has been decided. merged is true where the machine stands where the alternatives meet; otherwise ordinary is
// true where the branch is to be executed as ever. Foreseeing it once more costs less
// than keeping what was foreseen with the choice, which would have to be part of traces
// and checkpoints.
func (x *Runtime) Again(m *vm.Machine, t *vm.Thread, f *vm.Frame, drop int32, alternatives []Alternative) (merged, ordinary bool) {
	chosen, ok := x.Taken(m, decision)
	switch {
	case !ok:
		return false, false
	case chosen == leaves:
		return false, true
	}
	r := x.foresee(m, t, f, drop, alternatives)
	if r == nil {
		return false, true
	}
	x.Merged++
	r.commit(m, f)
	return true, false
}

// Instead merges a branch of which several alternatives are possible, whose operands are drop
// slots. It reports whether the branch was dealt with: it is behind the machine, or
// there is a choice to make first. With a second thread each access might be an
// operation that others see, and a merged state could not stop in front of it.
func (x *Runtime) Instead(m *vm.Machine, t *vm.Thread, f *vm.Frame, drop int32, alternatives []Alternative) bool {
	if x.Mode == Off || m.Sharing {
		return false
	}
	at := x.sites[site{f.Code, f.PC}]
	if at == nil {
		at = &record{}
		x.sites[site{f.Code, f.PC}] = at
	}
	// Nothing changes in this mode; the count tells when a search is worth beginning
	// anew.
	if x.Mode == Watch {
		if at.merged == 0 && at.failed < mostFailures {
			if x.foresee(m, t, f, drop, alternatives) != nil {
				at.merged++
			} else {
				at.failed++
			}
		}
		if at.merged > 0 {
			x.Forks++
		}
		return false
	}
	if at.merged == 0 && at.failed >= mostFailures {
		return false
	}
	r := x.foresee(m, t, f, drop, alternatives)
	if r == nil {
		at.failed++
		return false
	}
	at.merged++
	// The ways that leave are one way beside the merged one: what they do is found out
	// by executing the branch as ever under that condition.
	if leave := x.Ctx.Or(r.exits...); !leave.IsFalse() {
		switch chosen, ok := x.Decide(m, decision, x.Ctx.Not(leave), leave); {
		case !ok:
			return true
		case chosen == leaves:
			return false
		}
	}
	x.Merged++
	r.commit(m, f)
	return true
}

// Forget has a search that begins anew count from the start.
func (x *Runtime) Forget() { x.Forks, x.Merged = 0, 0 }

// region is what was found out of a branch: the state in which its alternatives meet, and the
// conditions under which they leave the region.
type region struct {
	*state
	exits []*symbolic.Expr
	steps int
}

// commit changes the machine. Slots above the stack lose their attributes, since the
// next push must not find old ones. References among what is written are none, so that
// nothing has to be published.
func (r *region) commit(m *vm.Machine, f *vm.Frame) {
	g := r.frames[0]
	for i := range f.Slots {
		var a vm.Attr
		if i < int(g.SP) {
			f.Slots[i], a = g.Slots[i], g.Attrs[i]
		}
		if i < f.Code.Max {
			f.SetAttr(i, a)
		}
	}
	f.PC, f.SP = g.PC, g.SP
	for _, p := range r.places() {
		p.write(m, r.writes[p])
	}
	// The clock and limits count instructions.
	m.CountInsns(int64(r.steps))
}

// places are those that were written, in an order.
func (s *state) places() []place {
	list := make([]place, 0, len(s.writes))
	for p := range s.writes {
		list = append(list, p)
	}
	slices.SortFunc(list, place.compare)
	return list
}

// flowOf is what is known of the flow of a method's code, nil where it is not
// understood. Code whose types or stack are not known exactly cannot be merged: which
// slots hold numbers must be certain.
func (x *Runtime) flowOf(code *vm.Code) *flow {
	fl, known := x.codes[code]
	if !known {
		if kinds := insn.KindsOf(code); kinds != nil && insn.Slots(code).Exact() {
			fl = newFlow(code, kinds)
		}
		x.codes[code] = fl
	}
	return fl
}
