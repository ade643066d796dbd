package search

// Step is one transition of a trace.
type Step struct {
	Thread  int
	Choices []string // what was decided, one for each generator
	Indices []int    // the alternatives taken
	Lines   []Line   // the program's own source lines, in the order of execution
	Insns   int64

	Unsourced int64 // instructions without source lines of the program
	Dropped   int64 // changes of line after the last that was kept
	// Diverged says that running the transition again did not take the same
	// course, so that its lines are not known: the program depends on something
	// outside its state, such as Verify's counters.
	Diverged bool
}

// Line is a source line that a transition executed.
type Line struct {
	Class  string // with slashes
	File   string
	Line   int
	Method string
}

// trace describes the path to the end of alternative i of n.
func (x *explorer) trace(n *node, i int) []Step {
	steps := x.choicesTo(n, i)
	x.retrace(n, i, steps)
	return steps
}

// choicesTo lists the transitions up to there with what was decided. The first
// is the program's start.
func (x *explorer) choicesTo(n *node, i int) []Step {
	var steps []Step
	for ; n != nil; i, n = n.via, n.parent {
		var s Step
		for _, d := range n.decisions(i) {
			s.Choices = append(s.Choices, d.String())
			s.Indices = append(s.Indices, d.Index)
		}
		steps = append(steps, s)
	}
	for a, b := 0, len(steps)-1; a < b; a, b = a+1, b-1 {
		steps[a], steps[b] = steps[b], steps[a]
	}
	return append([]Step{{}}, steps...)
}
