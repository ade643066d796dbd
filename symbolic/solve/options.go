package solve

import (
	"strings"

	"github.com/gojpf/gojpf/config"
)

// SolverKey is the key that chooses solvers.
const SolverKey = "symbolic.dp"

// StoreKey is the key of where answers are kept.
const StoreKey = "symbolic.dp.store"

const checkKey = "symbolic.dp.check"

// Keys say who decides path conditions.
var Keys = []config.Key{
	{Name: SolverKey, Type: config.String, Power: config.Runs, Uses: namesCommand, Default: "auto", JPF: true,
		Help: "Who decides path conditions: auto, z3, z3int, cvc5, none, smtlib:COMMAND (a program that reads SMT-LIB 2), or several with commas between them, asked in this order. Names of Symbolic PathFinder stand for what comes nearest."},
	{Name: checkKey, Type: config.Int, Default: "0",
		Help: "How many percent of the answers that there are no inputs another solver is asked about, too: the first that is installed and is not the one that has answered."},
	{Name: StoreKey, Type: config.Path, Power: config.Writes,
		Help: "A folder in which answers are kept from one run to the next, whatever inputs are called; empty for none. That there are no inputs is believed as it stands there."},
	{Name: "symbolic.dp.without", Type: config.List, Values: Parts(),
		Help: "What conditions are decided without, to see what each is worth: the model of the path with one value changed, independent conditions, earlier answers, linear arithmetic, values one by one, local search, answers of earlier runs, classes of values, backtracking, scans of values, branch and prune, solvers. Verdicts may become incomplete, never wrong."},
	{Name: "symbolic.dp_timeout_ms", Type: config.Duration, Default: "5000", JPF: true,
		Help: "How long a solver may take for one question before its answer counts as unknown; 0 for as long as it likes."},
}

// namesCommand tells a solver that is a command of somebody's choice from those
// that gojpf knows by name.
func namesCommand(text string) bool { return strings.Contains(text, ":") }

// Chosen tells whether somebody has chosen solvers.
func Chosen(r *config.Reader) bool { return r.IsSet(SolverKey) }

// Read reads the keys.
func Read(r *config.Reader) Config {
	c := Config{
		Solver: r.String(SolverKey), Limits: Limits{Time: r.Duration("symbolic.dp_timeout_ms")}, Check: r.Int(checkKey),
		Without: r.Strings("symbolic.dp.without"), Store: r.Path(StoreKey),
	}
	if _, err := Parse(c.Solver); err != nil {
		r.Refuse(SolverKey, "%w", err)
	}
	if c.Check < 0 || c.Check > 100 {
		r.Refuse(checkKey, "expected a percentage, got %d", c.Check)
	}
	return c
}
