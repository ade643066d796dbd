package merge

import (
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// What merging a branch may cost: it is worth it only where that is little beside a
// fork, which has the solver look at all that follows twice.
const (
	mostSteps  = 4000 // instructions, of all alternatives
	mostCosts  = 200  // values that depend on conditions
	floatCosts = 8    // of a float, beside 1 of other numbers: solvers are slow with them
	// Each exit is a part of one condition that a solver is asked about.
	mostExits  = 64 // alternatives out of the region
	mostCalls  = 8  // calls within calls
	mostForks  = 64 // branches whose alternatives have not met
	mostPlaces = 64 // elements that an index may mean
)

// run is one attempt at a region. A region that fails is executed again as ever:
// nothing was written to the machine.
type run struct {
	*Runtime
	m     *vm.Machine
	t     *vm.Thread
	exits []*symbolic.Expr
	steps int
	cost  int
	forks int // that are open
	// failed is set where the alternatives cannot be merged, or not cheaply.
	failed bool
}

// foresee finds out what becomes of a branch, nil where merging it is not possible or
// does not pay. It reads the machine and writes to copies only.
func (x *Runtime) foresee(m *vm.Machine, t *vm.Thread, f *vm.Frame, drop int32, alternatives []Alternative) *region {
	fl := x.flowOf(f.Code)
	if fl == nil || fl.meets[f.PC] == nowhere || m.Stepping() {
		return nil
	}
	r := &run{Runtime: x, m: m, t: t}
	g := copyFrame(f)
	core.Drop(g, drop)
	s := &state{frames: []*vm.Frame{g}, writes: map[place]value{}, pc: core.PathOf(m).PC(), guard: x.Ctx.True(), paths: 1}
	end := r.branch(s, alternatives)
	if r.failed || end == nil || end.paths < 2 {
		return nil
	}
	return &region{end, r.exits, r.steps}
}

// leave ends a way that does what cannot be done on the side.
func (x *run) leave(s *state) {
	if x.exits = append(x.exits, s.guard); len(x.exits) > mostExits {
		x.failed = true
	}
}

// leaveWhere has a state go on where a condition does not hold, in which it leaves. It
// reports false where nothing is left. The rest of the way goes on under the opposite
// condition, so nothing behind it has to think of the exception. The query is the
// linear one, without a solver: an exit that no input takes, and nobody noticed, costs
// a question when the branch is decided, and no wrong path.
func (x *run) leaveWhere(s *state, cond *symbolic.Expr) bool {
	if out := s.pc.And(cond); out.Status() != symbolic.Unsat {
		if x.exits = append(x.exits, x.Ctx.And(s.guard, cond)); len(x.exits) > mostExits {
			x.failed = true
		}
	}
	not := x.Ctx.Not(cond)
	if s.pc = s.pc.And(not); s.pc.Status() == symbolic.Unsat {
		return false
	}
	s.guard = x.Ctx.And(s.guard, not)
	return true
}

// branch executes the alternatives of a branch in front of which a state stands, whose operands
// are gone, up to where they meet. It is nil where none comes there.
func (x *run) branch(s *state, alternatives []Alternative) (joined *state) {
	f := s.top()
	fl := x.flowOf(f.Code)
	if x.forks++; fl == nil || x.forks > mostForks {
		x.failed = true
		return nil
	}
	defer func() { x.forks-- }()
	meet := fl.meets[f.PC]
	// The last way is what holds where no other does, so it comes first.
	for i := len(alternatives) - 1; i >= 0 && !x.failed; i-- {
		branch := s.fork(x.Ctx, alternatives[i].Cond)
		if branch == nil {
			continue
		}
		branch.paths = 1
		branch.top().PC = alternatives[i].To
		if meet == nowhere {
			x.leave(branch)
			continue
		}
		branch = x.until(branch, len(s.frames), meet)
		switch {
		case branch == nil || x.failed:
		case joined == nil:
			joined = branch
		default:
			// Returns at different places of the code are one place.
			if meet == atReturn {
				branch.top().PC = joined.top().PC
			}
			if !x.join(s, alternatives[i].Cond, branch, joined, meet == atReturn) || x.cost > mostCosts {
				x.failed = true
			}
			// What was decided in between is in the values now, and no longer part of
			// the path. Inputs that have left in between are excluded once, where the
			// branch is decided; the weaker path makes ranges wider, which is safe.
			joined.pc, joined.guard = s.pc, s.guard
		}
	}
	if x.failed || joined == nil {
		return nil
	}
	return joined
}

// until executes a state up to an instruction of frame number depth, or to the return
// of that. It is nil where all its alternatives have left the region. A nested branch
// is merged in the same way before going on, and loops go round as long as their
// conditions are known or steps are left.
func (x *run) until(s *state, depth int, meet int32) *state {
	for !x.failed {
		f := s.top()
		in := &f.Code.Instrs[f.PC]
		op := insn.Base(in.Op())
		if len(s.frames) == depth && (f.PC == meet || meet == atReturn && returns(op)) {
			return s
		}
		if x.steps++; x.steps > mostSteps {
			x.failed = true
			break
		}
		if returns(op) {
			if len(s.frames) <= depth {
				x.failed = true
				break
			}
			s.ret(op)
			continue
		}
		alternatives, ok := x.step(s, f, in, op)
		switch {
		case !ok:
			x.leave(s)
			return nil
		case alternatives != nil:
			paths := s.paths
			if s = x.branch(s, alternatives); s == nil {
				return nil
			}
			s.paths += paths - 1
		}
	}
	return nil
}

// ret ends the call of the topmost frame. The caller's frame is copied here:
// alternatives in the callee share it until one of them returns.
func (s *state) ret(op vm.Op) {
	g := s.top()
	s.frames = s.frames[:len(s.frames)-1]
	f := copyFrame(s.top())
	s.frames[len(s.frames)-1] = f
	f.PC++
	n := int32(1)
	switch op {
	case bytecode.Return:
		return
	case bytecode.Lreturn, bytecode.Dreturn:
		n = 2
	}
	core.PushSlot(f, g.Slots[g.SP-n], g.Attrs[g.SP-n], n)
}

// step executes an instruction. It returns the alternatives that there are behind a branch on
// unknown values; ok is false where that cannot be done on the side, and nothing was
// done. What is listed here has no effect but on the frame and the list of writes, or
// leaves; everything else leaves, among it allocation, monitors and exceptions.
func (x *run) step(s *state, f *vm.Frame, in *vm.Instr, op vm.Op) (alternatives []Alternative, ok bool) {
	switch {
	case op == bytecode.Goto:
		f.PC = in.B
		return nil, true
	case op == bytecode.Ldc || op == bytecode.LdcW || op == bytecode.Ldc2W:
		return nil, insn.Number(in) && x.plainly(f, in)
	case op >= bytecode.Iaload && op <= bytecode.Saload:
		return nil, x.load(s, f)
	case op >= bytecode.Iastore && op <= bytecode.Sastore:
		return nil, x.store(s, f, op)
	case op == bytecode.Idiv || op == bytecode.Ldiv || op == bytecode.Irem || op == bytecode.Lrem:
		return nil, x.divide(s, f, in, op)
	case op <= bytecode.Aload, op >= bytecode.Istore && op <= bytecode.Astore, op >= bytecode.Pop && op <= bytecode.Dcmpg:
		return nil, x.plainly(f, in)
	case Comparison(op) != nil:
		return x.compare(f, in, op)
	case op == bytecode.Ifnull || op == bytecode.Ifnonnull:
		if f.Attrs[f.SP-1] != nil {
			return nil, false
		}
		return nil, x.plainly(f, in)
	case op == bytecode.IfAcmpeq || op == bytecode.IfAcmpne:
		return nil, x.alike(f) && x.plainly(f, in)
	case op.Switch():
		key := core.ExprAt(f, f.SP-1)
		if key == nil {
			return nil, x.plainly(f, in)
		}
		alternatives = Cases(x.Ctx, f, in, key)
		core.Drop(f, 1)
		return alternatives, true
	case op == bytecode.Getfield || op == bytecode.Putfield || op == bytecode.Getstatic || op == bytecode.Putstatic:
		return nil, x.field(s, f, in, op)
	case op == bytecode.Arraylength:
		o := x.object(f, f.SP-1)
		if o == nil || o.Attr() != nil {
			return nil, false
		}
		return nil, x.plainly(f, in)
	case op == bytecode.Checkcast:
		if f.Attrs[f.SP-1] != nil || !insn.Casts(x.m, in, vm.Ref(f.Slots[f.SP-1])) {
			return nil, false
		}
		f.PC++
		return nil, true
	case op.Call():
		return nil, x.call(s, f, in)
	}
	return nil, false
}

// plainly executes an instruction that concerns its frame alone, and throws nothing. No
// operation that comes here forks or throws: divisions, casts and accesses are dealt
// with before.
func (x *run) plainly(f *vm.Frame, in *vm.Instr) bool {
	if fn := x.Semantics(in.Op()); fn == nil || !fn(x.m, x.t, f, in) {
		insn.Execute(x.m, x.t, f, in)
	}
	return true
}

// compare is a branch on numbers.
func (x *run) compare(f *vm.Frame, in *vm.Instr, op vm.Op) (alternatives []Alternative, ok bool) {
	n := int32(1)
	if op >= bytecode.IfIcmpeq {
		n = 2
	}
	a := core.ExprAt(f, f.SP-n)
	if a == nil && (n == 1 || core.ExprAt(f, f.SP-1) == nil) {
		return nil, x.plainly(f, in)
	}
	b := x.Ctx.Int(0)
	if n == 2 {
		b = x.Operand(f, f.SP-1, symbolic.I32)
	}
	cond := Comparison(op)(x.Ctx, x.Operand(f, f.SP-n, symbolic.I32), b)
	core.Drop(f, n)
	switch {
	case cond.IsTrue():
		f.PC = in.B
		return nil, true
	case cond.IsFalse():
		f.PC++
		return nil, true
	}
	return Branches(x.Ctx, f, in, cond), true
}

// alike reports whether two references are equal if and only if they are the same.
// Objects with attributes may be boxes or texts, whose identity is a question of
// values.
func (x *run) alike(f *vm.Frame) bool {
	if f.Attrs[f.SP-1] != nil || f.Attrs[f.SP-2] != nil {
		return false
	}
	a, b := x.m.Heap.Get(vm.Ref(f.Slots[f.SP-2])), x.m.Heap.Get(vm.Ref(f.Slots[f.SP-1]))
	return a == b || a == nil || b == nil || a.Attr() == nil && b.Attr() == nil
}

// divide leaves where the divisor is zero. Overflow is none: the least int by -1 is
// itself, in Div as in Java.
func (x *run) divide(s *state, f *vm.Frame, in *vm.Instr, op vm.Op) bool {
	k := symbolic.I32
	if op == bytecode.Ldiv || op == bytecode.Lrem {
		k = symbolic.I64
	}
	n := core.Slots(k)
	a, b, zero := x.Operand(f, f.SP-2*n, k), x.Operand(f, f.SP-n, k), x.Constant(k, 0)
	if b == zero || !b.IsConst() && !x.leaveWhere(s, x.Ctx.Eq(b, zero)) {
		return false
	}
	if op == bytecode.Idiv || op == bytecode.Ldiv {
		core.Finish(f, 2*n, x.Ctx.Div(a, b))
	} else {
		core.Finish(f, 2*n, x.Ctx.Rem(a, b))
	}
	return true
}

// call goes on in another method, or computes a function. A method that was executed
// before has its classes linked and initialised, so that calling it runs nothing else.
// Its frame is on the side as well, and a branch in it may meet at its return. What the
// machine does in front of a method's body (locks, choices, counting of what it asks)
// is what the traits exclude.
func (x *run) call(s *state, f *vm.Frame, in *vm.Instr) bool {
	callee := insn.CalleeOf(x.m, f, in)
	if callee == nil {
		return false
	}
	at := f.SP - int32(callee.Args)
	if !callee.Static() {
		if a := f.Attrs[at]; a != nil {
			return false
		}
	}
	done, follows := x.Function(x.m, x.t, f, callee)
	switch {
	case done:
		return true
	case !follows || callee.Native != nil || callee.Info == nil || callee.Info.Code == nil || len(s.frames) > mostCalls:
		return false
	case callee.Traits&(vm.TraitSynchronized|vm.TraitSymbolic|vm.TraitIdentity|vm.TraitOfQueue|vm.TraitPolymorphic|vm.TraitPseudo|vm.TraitAsked|vm.TraitDependent) != 0:
		return false
	case !callee.Executed():
		return false // its classes may not be there yet
	}
	g := frameOf(callee, x.m.CodeOf(callee))
	for i := at; i < f.SP; i++ {
		g.Slots[i-at], g.Attrs[i-at] = f.Slots[i], f.Attrs[i]
	}
	core.Drop(f, int32(callee.Args))
	s.frames = append(s.frames[:len(s.frames):len(s.frames)], g)
	return true
}
