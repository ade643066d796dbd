package concolic

import "github.com/gojpf/gojpf/config"

// Key turns concolic execution on; messages about what does not go together name it.
const Key = "symbolic.concolic"

const (
	collectKey = "symbolic.collect_constraints"
	triesKey   = "symbolic.concolic.tries"
	seedKey    = "symbolic.concolic.seed"
)

// Keys set up runs with values.
var Keys = []config.Key{
	{Name: Key, Type: config.Bool, Default: "false", JPF: true,
		Help: "Run the program with values for its inputs, one set after the other, each of which is solved for to take another way than those before. Methods marked @Concrete are then called with values."},
	{Name: collectKey, Type: config.Bool, Default: "false", JPF: true,
		Help: "Take only the path of the values that inputs have in the program, and collect its path condition."},
	{Name: triesKey, Type: config.Int, Default: "20",
		Help: "How many other values are tried for a value that a native method had to know, for each place in the program; and how many inputs for a method marked @Concrete."},
	{Name: seedKey, Type: config.Int, Least: config.Signed, Default: "0",
		Help: "Makes the inputs of the first run random, unless it is 0. Inputs that the program gives a value begin with that."},
}

// Parse reads the keys; it returns nil where no run has values.
func Parse(r *config.Reader) *Options {
	on, single := r.Bool(Key), r.Bool(collectKey)
	if !on && !single {
		return nil
	}
	o := Beside(r)
	if o.Single = single; !on {
		o.Key = collectKey
	}
	return &o
}

// Beside returns the options of runs with values beside a search of another kind, or of
// one of them that is taken again.
func Beside(r *config.Reader) Options {
	return Options{Key: Key, Tries: r.IntFrom(triesKey, 0), Seed: uint64(r.Int64(seedKey))}
}
