package solve

import (
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

// nearest are the names that Symbolic PathFinder has, and what we have instead.
var nearest = map[string]string{
	"choco": Auto, "choco2": Auto, "coral": Auto, "iasolver": Auto, "yices": Auto, "compare": Auto, "dreal": Auto,
	"z3inc": Z3, "z3bitvector": Z3, "z3bitvectorinc": Z3, "z3optimize": Z3, "z3bv": Z3,
	"cvc3": CVC5, "cvc3bitvec": CVC5,
	"no_solver": None, "debug": None,
}

// Choice is which solvers to ask, in this order, until one knows.
type Choice struct {
	solvers []string
	// Notes say which names were replaced by others.
	Notes []string
}

// Parse reads a value of symbolic.dp: one name, or several with commas between
// them. Case does not matter.
func Parse(value string) (Choice, error) {
	var c Choice
	for name := range strings.SplitSeq(value, ",") {
		name = strings.TrimSpace(name)
		if scheme, command, ok := strings.Cut(name, ":"); ok && strings.EqualFold(scheme, SMTLib) {
			if strings.TrimSpace(command) == "" {
				return c, fmt.Errorf("%s: needs a command, as in smtlib:cvc5 --incremental", name)
			}
			c.solvers = append(c.solvers, SMTLib+":"+strings.TrimSpace(command))
			continue
		}
		lower := strings.ToLower(name)
		switch lower {
		case Auto, Z3, Z3Int, CVC5, None:
			c.add(lower)
			continue
		}
		ours, ok := nearest[lower]
		if !ok {
			return c, fmt.Errorf("no solver is called %q; there are auto, z3, z3int, cvc5, none, smtlib:COMMAND, and the names of Symbolic PathFinder", name)
		}
		if lower != "z3bv" {
			c.Notes = append(c.Notes, fmt.Sprintf("symbolic.dp=%s: gojpf has no solver of that name and uses %s", name, ours))
		}
		c.add(ours)
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

// open makes the backends of a choice.
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
	if command, ok := strings.CutPrefix(name, SMTLib+":"); ok {
		return one(NewPipe(strings.Fields(command)))
	}
	switch name {
	case None:
		return nil, nil
	case Auto:
		return []Backend{newAuto()}, nil
	case CVC5:
		return one(NewPipe(cvc5Command))
	}
	exact, err := newExact()
	if err != nil {
		return nil, err
	}
	if name == Z3Int {
		ints, err := newIntegers()
		if err != nil {
			return nil, err
		}
		return []Backend{measure(ints), measure(exact)}, nil
	}
	return []Backend{measure(exact)}, nil
}

func one(b Backend, err error) ([]Backend, error) {
	if err != nil {
		return nil, err
	}
	return []Backend{measure(b)}, nil
}

var z3Command = []string{"z3", "-in", "-smt2"}

// newZ3Backend is z3 in process or else, if that was not built in, the program.
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
		if apart, err := newPipe(z3Command, pipeMode{}); err == nil {
			x.apart = apart
		}
	}
	return x, nil
}
