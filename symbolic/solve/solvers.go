package solve

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// Solver is what a name in symbolic.dp stands for. A new one is a file that
// registers it; portfolio.go is where auto learns what it is best at. It is all that
// there is to say of a solver: names, messages, second opinions and the comparison of
// who has answered are made from it.
type Solver struct {
	// Name is what users write, in lower case.
	Name string
	// Program is who answers. Others of the same Program are no second opinion. It
	// is "" where nobody is asked.
	Program string
	// NearestTo are names of Symbolic PathFinder that it stands for. Users are told.
	NearestTo []string
	// Same are other names of the very same.
	Same []string
	// Second has it asked about answers of others, see Config.Check.
	Second bool
	// Open starts what answers, in the order in which it is to be asked.
	Open func() ([]Backend, error)
}

// solvers are those that names stand for, in the order in which users are told of
// them and second opinions are asked for. Init functions run in the order of files, so
// names.go decides it.
var solvers []*Solver

// Register adds a solver, before the first engine is made: from an init function.
// It panics where a name is taken.
func Register(s Solver) {
	for _, name := range slices.Concat([]string{s.Name}, s.Same, s.NearestTo) {
		if name != strings.ToLower(name) || name == "" || strings.ContainsAny(name, ":, ") {
			panic(fmt.Sprintf("solve: %q cannot be a solver's name", name))
		}
		if other, _ := find(name); other != nil {
			panic(fmt.Sprintf("solve: the name %q is that of %s already", name, other.Name))
		}
	}
	solvers = append(solvers, &s)
}

// Names lists the solvers.
func Names() []string {
	names := make([]string, len(solvers))
	for i, s := range solvers {
		names[i] = s.Name
	}
	return names
}

// Try starts and stops what a name or a list of names for symbolic.dp stands for; an
// error says why it cannot be started. doctor uses it: that a program is on the PATH
// does not tell that it starts.
func Try(value string) error {
	choice, err := Parse(value)
	if err != nil {
		return err
	}
	started, err := choice.open()
	for _, backend := range started {
		err = errors.Join(err, backend.Close())
	}
	return err
}

// find returns the solver of a name; nearest says that the name is not its own.
func find(name string) (s *Solver, nearest bool) {
	for _, s := range solvers {
		switch {
		case s.Name == name || slices.Contains(s.Same, name):
			return s, false
		case slices.Contains(s.NearestTo, name):
			return s, true
		}
	}
	return nil, false
}

// programOf is who answers under a name, that of a solver or of a command. For
// smtlib:COMMAND it is the name of the command without its folder.
func programOf(name string) string {
	if s, _ := find(name); s != nil {
		return s.Program
	}
	name = strings.TrimPrefix(name, SMTLib+":")
	name, _, _ = strings.Cut(name, " ")
	return name[strings.LastIndex(name, "/")+1:]
}
