package symbolic

import (
	"strconv"
	"strings"
)

// PC is a path condition: the conditions under which a path is taken, oldest
// first. It is immutable and shares its beginning with the path conditions that
// it was made from. nil is the empty one, which always holds. Being persistent, it lets
// a thousand states of a search have conditions of a thousand parts without copying
// one.
type PC struct {
	parent *PC
	cond   *Expr
	n      int
	newest int // the greatest index of a variable, -1 for none
	bounds *Bounds
	model  *Model
	status Status
	why    string
}

// Status is what is known about the satisfiability of a path condition.
type Status uint8

// The statuses.
const (
	// Unsolved: nobody has asked.
	Unsolved Status = iota
	// Sat: Model satisfies it.
	Sat
	// Unsat: it has no model.
	Unsat
	// Undecided: the solvers did not know.
	Undecided
)

func (s Status) String() string { return [...]string{"unsolved", "sat", "unsat", "unknown"}[s] }

// And adds a condition. A conjunction is added part by part; what holds anyway,
// or is there already, is not added. The status of the result is Unsolved
// unless something tells it cheaply: the model of pc satisfies the condition,
// or the ranges of variables or the negated condition exclude it. Looking for the same
// condition is worth it since loops and repeated tests ask again what is known; it is
// bounded, as it would make a path quadratic.
func (pc *PC) And(cond *Expr) *PC {
	want(cond, Bool)
	if cond.op == OpAnd {
		return pc.And(cond.args[0]).And(cond.args[1])
	}
	if cond.IsTrue() {
		return pc
	}
	newest, contradicted := cond.newest(), false
	// A condition on an input that is newer than all of the path's can neither be there
	// nor be negated.
	if pc != nil && newest <= pc.newest { // else there is no such condition
		for p, k := pc, 0; p != nil && k < lookBack; p, k = p.parent, k+1 {
			if p.cond == cond {
				return pc
			}
			contradicted = contradicted || negates(p.cond, cond)
		}
		newest = pc.newest
	}
	out := &PC{parent: pc, cond: cond, n: pc.Len() + 1, newest: newest}
	if contradicted || pc.Status() == Unsat || cond.IsFalse() {
		out.status, out.bounds = Unsat, absurd
		return out
	}
	out.bounds = pc.Bounds().Narrow(cond)
	switch m, ok := pc.Model(); {
	case out.bounds.Absurd():
		out.status = Unsat
	case ok && Holds(cond, m):
		out.status, out.model = Sat, m
	}
	return out
}

// lookBack is how many conditions And looks through for the one that it adds, so
// that a loop of many rounds takes time in proportion to them.
const lookBack = 1000

// newest is the greatest index of a condition's variables, -1 if it has none.
func (e *Expr) newest() int {
	if vars := e.Vars(); len(vars) > 0 {
		return vars[len(vars)-1].index
	}
	return -1
}

// negates recognises that one condition is the other's negation by their form. Orders
// have no Not in front of them, see Context.Not.
func negates(a, b *Expr) bool {
	switch a.op {
	case OpLt:
		return b.op == OpLe && a.args[0] == b.args[1] && a.args[1] == b.args[0]
	case OpLe:
		return b.op == OpLt && a.args[0] == b.args[1] && a.args[1] == b.args[0]
	case OpNot:
		return a.args[0] == b
	}
	return b.op == OpNot && b.args[0] == a
}

// Has tells whether a condition is one of pc's.
func (pc *PC) Has(cond *Expr) bool {
	for p := pc; p != nil; p = p.parent {
		if p.cond == cond {
			return true
		}
	}
	return false
}

// Len is the number of conditions.
func (pc *PC) Len() int {
	if pc == nil {
		return 0
	}
	return pc.n
}

// Parent is the path condition without its newest condition. It may be asked of a pc
// that is not nil only.
func (pc *PC) Parent() *PC { return pc.parent }

// Newest is the condition that was added last.
func (pc *PC) Newest() *Expr { return pc.cond }

// Conds are the conditions, oldest first.
func (pc *PC) Conds() []*Expr {
	out := make([]*Expr, pc.Len())
	for p := pc; p != nil; p = p.parent {
		out[p.n-1] = p.cond
	}
	return out
}

// Status tells what is known of pc.
func (pc *PC) Status() Status {
	if pc == nil {
		return Sat
	}
	return pc.status
}

// Model returns a model of pc, if its status is Sat.
func (pc *PC) Model() (m *Model, ok bool) {
	if pc == nil {
		return nil, true
	}
	return pc.model, pc.status == Sat
}

// Bounds are the ranges of variables that pc implies.
func (pc *PC) Bounds() *Bounds {
	if pc == nil {
		return nil
	}
	return pc.bounds
}

// Solved returns pc with the answer of a solver. The model, which only Sat has,
// must satisfy all conditions.
func (pc *PC) Solved(s Status, m *Model) *PC { return pc.Answered(s, m, "") }

// Because returns pc with the reason why its status is Undecided.
func (pc *PC) Because(why string) *PC {
	if pc == nil {
		return nil
	}
	return pc.Answered(pc.status, pc.model, why)
}

// Answered is Solved and Because in one. The copy has the same conditions; whoever
// holds the old one goes on with less knowledge.
func (pc *PC) Answered(s Status, m *Model, why string) *PC {
	if pc == nil {
		return nil
	}
	out := *pc
	out.status, out.model, out.why = s, m, why
	return &out
}

// Why says why the status is Undecided.
func (pc *PC) Why() string {
	if pc == nil {
		return ""
	}
	return pc.why
}

// WithBounds returns pc with narrower ranges, which pc must imply.
func (pc *PC) WithBounds(b *Bounds) *PC {
	if pc == nil || pc.bounds == b {
		return pc
	}
	out := *pc
	out.bounds = b
	return &out
}

// Vars are the variables of all conditions, by index.
func (pc *PC) Vars() []*Var {
	var all []*Var
	for p := pc; p != nil; p = p.parent {
		all = mergeVars(all, p.cond.vars)
	}
	return all
}

// Slice returns the conditions that a new one may depend on: those that share
// variables with it, or with others of the slice. They are in the order of pc.
// The rest of pc is satisfied by its model, whatever becomes of these. It is what keeps
// questions small on long paths: inputs of one request of a program have mostly nothing
// to do with those of the next. Rounds are repeated until no condition adds a variable.
func (pc *PC) Slice(cond *Expr) []*Expr {
	conds := pc.Conds()
	related := make(map[*Var]bool, 2*len(cond.vars))
	for _, v := range cond.vars {
		related[v] = true
	}
	taken := make([]bool, len(conds))
	for changed := true; changed; {
		changed = false
		for i := len(conds) - 1; i >= 0; i-- {
			if taken[i] || !anyIn(conds[i].vars, related) {
				continue
			}
			taken[i] = true
			for _, v := range conds[i].vars {
				if !related[v] {
					related[v], changed = true, true
				}
			}
		}
	}
	out := conds[:0]
	for i, take := range taken {
		if take {
			out = append(out, conds[i])
		}
	}
	return out
}

func anyIn(vars []*Var, set map[*Var]bool) bool {
	for _, v := range vars {
		if set[v] {
			return true
		}
	}
	return false
}

// SPF shows the path condition as Symbolic PathFinder prints it, the newest
// condition first. With a model, variables are followed by their values.
func (pc *PC) SPF(m *Model) string { return pc.spf(m, " &&\n") }

// SPFLine is SPF with all conditions on one line, which SPF's TestUtils has.
func (pc *PC) SPFLine() string { return pc.spf(nil, " && ") }

func (pc *PC) spf(m *Model, and string) string {
	var b strings.Builder
	b.WriteString("constraint # = " + strconv.Itoa(pc.Len()))
	sep := "\n"
	for p := pc; p != nil; p = p.parent {
		b.WriteString(sep + p.cond.SPF(m))
		sep = and
	}
	return b.String()
}

// Java shows the path condition as one Java condition, the oldest part first.
func (pc *PC) Java() string {
	if pc == nil {
		return "true"
	}
	var texts []string
	for _, c := range pc.Conds() {
		w := writer{style: javaStyle}
		w.write(c, precAnd+1)
		texts = append(texts, w.text())
	}
	return strings.Join(texts, " && ")
}

// String is as Java.
func (pc *PC) String() string { return pc.Java() }
