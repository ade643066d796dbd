// Package choice is the vocabulary of nondeterminism: a Generator is a list of
// alternatives at one point of a program's execution.
//
// Generators are immutable values. Which alternative an execution takes, and
// which of them a search has tried, is kept by the search, not here; so a state
// and its generators can be shared by strategies, workers and checkpoints. A
// generator's list depends on nothing but its arguments.
package choice

// Generator is a finite list of alternatives.
type Generator interface {
	// ID names the place or the purpose, as JPF does: "verifyGetInt(II)", or
	// the id under which a program or a configuration knows it.
	ID() string
	// Len is how many alternatives there are. None means that the path ends
	// here without any continuation.
	Len() int
	// Describe shows alternative i as a trace does.
	Describe(i int) string
}

// Booleans is a Generator of booleans.
type Booleans interface {
	Generator
	Bool(i int) bool
}

// Ints is a Generator of ints.
type Ints interface {
	Generator
	Int(i int) int32
}

// Longs is a Generator of longs.
type Longs interface {
	Generator
	Long(i int) int64
}

// Floats is a Generator of floats.
type Floats interface {
	Generator
	Float(i int) float32
}

// Doubles is a Generator of doubles.
type Doubles interface {
	Generator
	Double(i int) float64
}

// Threads is a Generator of threads, by ID: a scheduling choice.
type Threads interface {
	Generator
	Thread(i int) int
}

// Decision is one alternative of a generator.
type Decision struct {
	Generator Generator
	Index     int
}

func (d Decision) String() string { return d.Generator.Describe(d.Index) }
