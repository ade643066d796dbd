package vm

import "slices"

// Positions.
//
// Where a thread is, and what it was called by, is its own business until another
// thread asks for its stack trace. From then on it can be seen at every line of the
// program's code that it comes to, and the search begins anew with threads that rest
// at each. Within the JDK's code they are seen where they enter it, and where they
// wait; the report says so.

// position is what a stack trace tells of the program's own code.
type position struct {
	method *Method
	depth  int32
	line   int
	inside bool // the JDK's code, called from there
}

// positionOf is where a thread is now.
func positionOf(t *Thread) (p position) {
	for f := t.Top; f != nil; f = f.Parent {
		switch {
		case f.Method.Has(TraitPseudo):
		case f.Method.Class.Loader.Boot():
			p.inside = true
		default:
			p.method, p.depth, p.line = f.Method, f.Depth, f.Line()
			return p
		}
	}
	return p
}

// seesPositions brings up to date whether threads rest at each line.
func (m *Machine) seesPositions() {
	m.stepping = m.Sharing && m.Explore != nil && m.Explore.Assumptions.Happens(AsksStacks)
}

// Stepping reports whether instructions must be executed one by one, by MayStep.
func (m *Machine) Stepping() bool { return m.stepping }

// MayStep is asked in front of each instruction where stack traces are asked for.
// When it returns false the instruction must be left without an effect: its thread
// has come to another line, and others may see it there.
func (m *Machine) MayStep(t *Thread) bool {
	at := positionOf(t)
	if at == m.at || t.Atomic > 0 || m.nested > 0 || m.alone(t) {
		m.at = at
		return true
	}
	m.thread(t.ID).Next = Operation{Kind: OpStep}
	m.reschedule = true
	m.pollSoon()
	return false
}

// takesStep notes that t goes on from where others may have seen it.
func (m *Machine) takesStep(t *Thread) {
	if m.stepping {
		m.at = positionOf(t)
		m.Note(Access{Mode: AccessWrite, Obj: t.Obj, Key: positionKey})
	}
}

// AskStacks notes that the present thread asks what others execute. From the first
// such question on they can be seen at each line.
func (m *Machine) AskStacks() {
	if m.Sharing && !m.alone(m.Current) {
		if slices.ContainsFunc(m.threads, (*Thread).isAhead) {
			m.IgnorePath() // what would be seen is further than the program; the search begins anew
		}
		m.Learn(AsksStacks)
		m.Learn(AsksStates)
		m.Meet(MeetsPositions)
	}
}
