package core

import (
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/symbolic/solve"
)

// Keys that messages about what was cut name.
const (
	longestKey   = "symbolic.max_pc_length"
	slowestKey   = "symbolic.max_pc_msec"
	branchingKey = "symbolic.max_branch_visits"
)

// boundedTypes are those of symbolic.min_TYPE and symbolic.max_TYPE.
var boundedTypes = []string{"int", "byte", "short", "char", "long", "double"}

// Keys say which inputs there are, and where paths are cut.
var Keys = []config.Key{
	{Name: "symbolic.min_*", Heads: boundedTypes, JPF: true,
		Help: "The least value of inputs of a type (symbolic.min_int; byte, short, char, int, long, double), or of those of a name (symbolic.min_int_NAME). double stands for float, too; with a limit, inputs are not NaN."},
	{Name: "symbolic.max_*", Heads: boundedTypes, JPF: true,
		Help: "The greatest value of inputs, as symbolic.min_*."},
	{Name: longestKey, Type: config.Int, Default: "0", JPF: true,
		Help: "How many conditions a path condition may have; longer paths are cut, and the run is incomplete. 0 for any number."},
	{Name: slowestKey, Type: config.Duration, Default: "0", JPF: true,
		Help: "How long after the first input paths may still fork; after that they are cut where they would, and the run is incomplete. 0 for as long as they like."},
	{Name: branchingKey, Type: config.Int, Default: "0",
		Help: "How often a path may fork at the same branch, so how often it goes round a loop that inputs end; it is cut there, and the run is incomplete. 0 for any number."},
}

// Options are how paths are decided.
type Options struct {
	Solver    solve.Config
	SolverSet bool // somebody has chosen it
	Domains   Domains
	Limits    Limits
}

// Parse reads the keys.
func Parse(r *config.Reader) Options {
	return Options{
		Solver: solve.Read(r), SolverSet: solve.Chosen(r), Domains: readDomains(r),
		Limits: Limits{
			Length: r.IntFrom(longestKey, 0), Visits: r.IntFrom(branchingKey, 0), Time: r.Duration(slowestKey),
		},
	}
}
