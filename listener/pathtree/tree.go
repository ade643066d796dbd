package pathtree

// tree is what a search has seen of the decisions on unknown values, and of the
// other choices between them. It is the same whatever the order of the search.
type tree struct{ root *branch }

// branch is an alternative of a decision, or the beginning of the program.
type branch struct {
	cond  string // in Java; of another choice what it is
	kind  string // unknown and pruned ones are marked
	taken bool
	to    *decision // what it leads to, nil if there is none
	end   *ending   // of the path, where it leads to no decision
}

// The kinds of branches.
const (
	possible = "possible"
	unknown  = "unknown" // no solver knows whether it is possible
	pruned   = "pruned"  // a solver has excluded it
)

// decision is where a program can go several ways, or could if the solver had not
// excluded all but one.
type decision struct {
	what     string // the instruction
	place    string // file and line, of the program's own code
	inside   string // the method, where that is not the program's own
	source   string // the text of the line
	branches []*branch
}

// ending is how a path ended.
type ending struct {
	kind   string // names how it is drawn
	text   string // short
	calls  []string
	inputs []input
	pc     string
}

type input struct{ name, value string }

// The kinds of endings besides those of package symexec.
const (
	visited     = "visited"     // a state that was searched before
	unfinished  = "unfinished"  // the search ended first
	untaken     = "untaken"     // likewise, and the branch was not begun
	unconfirmed = "unconfirmed" // a violation that did not happen again with inputs
	excluded    = "excluded"    // by the solver
	folded      = "folded"      // there is more, which is not drawn
)

// item is a branch as it is drawn: the condition, and where it leads to.
type item struct {
	*branch
	id     int // by position in the tree, parents first
	shows  *decision
	end    *ending
	below  []*item
	hidden int // branches below that are not drawn
}

// items lists what is drawn, at most that many branches, 0 for all: those nearest to
// the root. Each comes behind the one that it belongs to.
func (t *tree) items(most int) []*item {
	list := []*item{{branch: t.root}}
	for i := 0; i < len(list); i++ {
		at := list[i]
		at.id, at.end = i, at.ending()
		if at.to == nil {
			continue
		}
		at.shows = at.to
		if most > 0 && len(list)+len(at.to.branches) > most {
			at.end, at.hidden = &ending{kind: folded}, at.to.size()
			continue
		}
		for _, w := range at.to.branches {
			below := &item{branch: w}
			at.below = append(at.below, below)
			list = append(list, below)
		}
	}
	return list
}

// ending is how the path ends behind the branch, nil if it goes on.
func (w *branch) ending() *ending {
	switch {
	case w.to != nil:
		return nil
	case w.end != nil:
		return w.end
	case w.kind == pruned:
		return &ending{kind: excluded}
	case w.taken:
		return &ending{kind: unfinished, text: "not searched to its end"}
	}
	return &ending{kind: untaken, text: "not searched"}
}

// size is the number of branches below a decision.
func (d *decision) size() int {
	n := 0
	todo := []*decision{d}
	for len(todo) > 0 {
		d, todo = todo[len(todo)-1], todo[:len(todo)-1]
		n += len(d.branches)
		for _, w := range d.branches {
			if w.to != nil {
				todo = append(todo, w.to)
			}
		}
	}
	return n
}

// counts are the numbers of paths that were taken, of branches that the solver has
// excluded, and of those that nobody knows to be possible.
func (t *tree) counts() (paths, prunedBranches, unknownBranches int) {
	todo := []*branch{t.root}
	for len(todo) > 0 {
		w := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		switch {
		case w.kind == pruned:
			prunedBranches++
			continue
		case w.kind == unknown:
			unknownBranches++
		}
		if w.to == nil {
			if w.taken {
				paths++
			}
			continue
		}
		todo = append(todo, w.to.branches...)
	}
	return paths, prunedBranches, unknownBranches
}
