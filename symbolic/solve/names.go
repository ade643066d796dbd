package solve

import (
	"errors"
	"fmt"
	"os/exec"
	"strings"
)

// The solvers' names, as symbolic.dp has them.
const (
	Auto   = "auto"   // the best there is for each question
	Z3     = "z3"     // z3 in process, exact
	Z3Int  = "z3int"  // z3 in process, linear arithmetic on integers, else exact
	CVC5   = "cvc5"   // the program cvc5
	None   = "none"   // no solver: ranges, enumeration and search only
	SMTLib = "smtlib" // smtlib:COMMAND, a program that reads SMT-LIB 2
)

func init() {
	Register(Solver{Name: Auto, NearestTo: []string{"choco", "choco2", "coral", "iasolver", "yices", "compare", "dreal"},
		Open: func() ([]Backend, error) { return []Backend{newAuto()}, nil }})
	Register(Solver{Name: Z3, Program: "z3", Second: true, Same: []string{"z3bv"},
		NearestTo: []string{"z3inc", "z3bitvector", "z3bitvectorinc", "z3optimize"},
		Open:      func() ([]Backend, error) { return one(newExact()) }})
	Register(Solver{Name: Z3Int, Program: "z3", Open: func() ([]Backend, error) {
		ints, err := one(newIntegers())
		if err != nil {
			return nil, err
		}
		exact, err := one(newExact())
		if err != nil {
			return nil, errors.Join(err, ints[0].Close())
		}
		return append(ints, exact...), nil
	}})
	Register(Solver{Name: CVC5, Program: "cvc5", Second: true, NearestTo: []string{"cvc3", "cvc3bitvec"},
		Open: func() ([]Backend, error) { return one(NewPipe(cvc5Command)) }})
	Register(Solver{Name: None, NearestTo: []string{"no_solver", "debug"},
		Open: func() ([]Backend, error) { return nil, nil }})
}

// Choice is which solvers to ask, in this order, until one knows.
type Choice struct {
	solvers []string
	// Notes say which names were replaced by others.
	Notes []string
}

// Parse reads a value of symbolic.dp: one name, or several with commas between
// them. Case does not matter. A name twice is one solver: NearestTo may map several to
// the same.
func Parse(value string) (Choice, error) {
	var c Choice
	for name := range strings.SplitSeq(value, ",") {
		name = strings.TrimSpace(name)
		// The command keeps its case. That it may have no comma is the price of the
		// list.
		if scheme, command, ok := strings.Cut(name, ":"); ok && strings.EqualFold(scheme, SMTLib) {
			if strings.TrimSpace(command) == "" {
				return c, fmt.Errorf("%s: needs a command, as in smtlib:cvc5 --incremental", name)
			}
			c.solvers = append(c.solvers, SMTLib+":"+strings.TrimSpace(command))
			continue
		}
		solver, nearest := find(strings.ToLower(name))
		if solver == nil {
			return c, fmt.Errorf("no solver is called %q; there are %s, smtlib:COMMAND, and the names of Symbolic PathFinder", name, strings.Join(Names(), ", "))
		}
		if nearest {
			c.Notes = append(c.Notes, fmt.Sprintf("symbolic.dp=%s: gojpf has no solver of that name and uses %s", name, solver.Name))
		}
		c.add(solver.Name)
	}
	return c, nil
}

// add appends a solver that is not there yet.
func (c *Choice) add(name string) {
	for _, s := range c.solvers {
		if s == name {
			return
		}
	}
	c.solvers = append(c.solvers, name)
}

var cvc5Command = []string{"cvc5", "--incremental", "--lang=smt2", "--quiet"}

// open makes the backends of a choice. Where one cannot be started those before it are
// closed again: some are processes.
func (c Choice) open() ([]Backend, error) {
	var out []Backend
	for _, name := range c.solvers {
		b, err := openOne(name)
		if err != nil {
			for _, opened := range out {
				opened.Close()
			}
			return nil, err
		}
		out = append(out, b...)
	}
	return out, nil
}

func openOne(name string) ([]Backend, error) {
	var list []Backend
	var err error
	if command, ok := strings.CutPrefix(name, SMTLib+":"); ok {
		list, err = one(NewPipe(strings.Fields(command)))
	} else {
		solver, _ := find(name)
		list, err = solver.Open()
	}
	for i, b := range list {
		// auto measures those that it asks one by one.
		if _, counts := b.(user); !counts {
			list[i] = measure(b)
		}
	}
	return list, err
}

func one(b Backend, err error) ([]Backend, error) {
	if err != nil {
		return nil, err
	}
	return []Backend{b}, nil
}

var z3Command = []string{"z3", "-in", "-smt2"}

// newZ3Backend is z3 in process or else, if that was not built in, the program. The
// modes are the same on either side, so auto need not know which one it has.
func newZ3Backend(mode z3Mode) (Backend, error) {
	if HasZ3 {
		return newZ3(mode)
	}
	if _, err := exec.LookPath(z3Command[0]); err != nil {
		return newZ3(mode) // whose error says more
	}
	return newPipe(z3Command, pipeMode{integers: mode == z3Integers, scratch: mode == z3Floats})
}

func newIntegers() (Backend, error) { return newZ3Backend(z3Integers) }

// newExact is z3 for all questions.
func newExact() (Backend, error) {
	vectors, err := newZ3Backend(z3Vectors)
	if err != nil {
		return nil, err
	}
	floats, err := newZ3Backend(z3Floats)
	if err != nil {
		return nil, err
	}
	x := &exact{vectors: vectors, floats: floats}
	if HasZ3 {
		// No process is started before its first question.
		if apart, err := newPipe(z3Command, pipeMode{}); err == nil {
			x.apart = apart
		}
	}
	return x, nil
}
