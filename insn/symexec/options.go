package symexec

import (
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/symbolic/solve"
)

// Keys that messages about what does not go together name.
const (
	MethodKey      = "symbolic.method"
	ClassKey       = "symbolic.class"
	TextLengthKey  = "symbolic.string_length_limit"
	ArrayLengthKey = "symbolic.array_length_limit"
	ConcolicKey    = "symbolic.concolic"
	CollectKey     = "symbolic.collect_constraints"
	LazyKey        = "symbolic.lazy"
	SubsumptionKey = "symbolic.subsumption"

	fieldsKey      = "symbolic.fields"
	triesKey       = "symbolic.concolic.tries"
	lazyClassesKey = "symbolic.lazy.classes"
	invariantKey   = "symbolic.lazy.invariant"
	longestKey     = "symbolic.max_pc_length"
	slowestKey     = "symbolic.max_pc_msec"
	branchingKey   = "symbolic.max_branch_visits"
)

// boundedTypes are those of symbolic.min_TYPE and symbolic.max_TYPE.
var boundedTypes = []string{"int", "byte", "short", "char", "long", "double"}

// Keys set up symbolic execution.
var Keys = []config.Key{
	{Name: MethodKey, Type: config.List, JPF: true,
		Help: "Methods whose parameters are symbolic: p.Class.method(sym#con#sym), one word for each parameter. Constructors have the name of their class. The types in a second pair of parentheses, as in m(sym#sym)(int#long), tell methods of one name and number of parameters apart."},
	{Name: ClassKey, Type: config.List, JPF: true,
		Help: "Classes all of whose methods are symbolic, but for constructors, main and what the compiler has made. Numbers and arrays of numbers among their parameters become inputs, others are what is passed."},
	{Name: fieldsKey, Type: config.List, JPF: true, Values: []string{"instance", "static"},
		Help: "Which fields of the class of a symbolic method become symbolic when it is called: instance, static, or both. @Symbolic decides for a single field."},
	{Name: ArrayLengthKey, Type: config.Int, Default: "5",
		Help: "The greatest length that an array whose length is symbolic is given; where it could be longer, the run is incomplete. A program that allows at most 32 itself is given all these. Where it is not set and nothing was found, twice and four times as many are tried, for ten seconds."},
	{Name: TextLengthKey, Type: config.Int, Default: "8",
		Help: "The greatest length that a symbolic text is given when its characters matter; where it could be longer, the run is incomplete. A program that allows at most 32 itself is given all these. Where it is not set and nothing was found, twice and four times as many are tried, for ten seconds."},
	{Name: "symbolic.random", Type: config.Enum, Values: []string{"auto", "true", "false"}, Default: "auto",
		Help: "Whether the numbers of random generators that were made without a seed are inputs. Otherwise they are one sequence, by vm.random_seed, or choices, with cg.enumerate_random. auto makes them inputs in programs that use Verifier, and in those without threads, where cg.enumerate_random is not set and one worker searches."},
	{Name: ConcolicKey, Type: config.Bool, Default: "false", JPF: true,
		Help: "Run the program with values for its inputs, one set after the other, each of which is solved for to take another way than those before. Methods marked @Concrete are then called with values."},
	{Name: CollectKey, Type: config.Bool, Default: "false", JPF: true,
		Help: "Take only the path of the values that inputs have in the program, and collect its path condition."},
	{Name: triesKey, Type: config.Int, Default: "20",
		Help: "How many other values are tried for a value that a native method had to know, for each place in the program; and how many inputs for a method marked @Concrete."},
	{Name: "symbolic.concolic.seed", Type: config.Int, Least: config.Signed, Default: "0",
		Help: "Makes the inputs of the first run random, unless it is 0. Inputs that the program gives a value begin with that."},
	{Name: LazyKey, Type: config.Bool, Default: "false", JPF: true,
		Help: "References that are symbolic are unknown: null, an object of the input, or a new one whose fields are unknown in turn, decided when the program has to know."},
	{Name: "symbolic.lazy.this", Type: config.Bool, Default: "false",
		Help: "With symbolic.lazy, the receiver of a symbolic method is unknown, too."},
	{Name: "symbolic.lazy.objects", Type: config.Enum, Values: []string{"fields", "calls"}, Default: "fields",
		Help: "What new objects of unknown references are: objects with any contents of their fields, or those that calls build, as callers would: constructors, factories and setters with unknown arguments, collections with a few unknown elements."},
	{Name: "symbolic.environment", Type: config.Bool, Default: "false",
		Help: "With symbolic.lazy, what the program's own code asks its environment for is an input, a text or null: environment variables, properties, lines of readers."},
	{Name: "symbolic.call_depth", Type: config.Int, Least: config.Signed, Default: "-1",
		Help: "With symbolic.lazy, how deep below a symbolic method calls of the program's own methods are followed; of deeper ones the result is an unknown value of its type. -1 follows all."},
	{Name: "symbolic.call_depth.changes", Type: config.Enum, Values: []string{"nothing", "everything"}, Default: "nothing",
		Help: "What calls that are not followed may change: nothing, or everything that they can reach, so fields of the program's objects, elements of arrays and its static fields."},
	{Name: "symbolic.library", Type: config.Enum, Values: []string{"execute", "unknown"}, Default: "execute",
		Help: "With symbolic.lazy, whether the program's calls of the JDK are executed, or their results unknown values of their types. Those of java.lang, and those that gojpf knows a meaning of for unknown values, are always executed."},
	{Name: lazyClassesKey, Type: config.List,
		Help: "The classes (p.C) and packages (p.*) that new objects of unknown references are of, besides the declared type. If nothing is listed, they are of all classes of the class path that fit."},
	{Name: invariantKey, Type: config.List,
		Help: "Methods that hold of the objects that a symbolic method begins with: p.C.m, without parameters or static with the object, returning a boolean. Paths on which one returns false or throws are left out."},
	{Name: "symbolic.lazy.max_objects", Type: config.Int, Default: "5",
		Help: "How many objects of one class an input can have; 0 for no limit. Where there could be more, the run is incomplete."},
	{Name: "symbolic.lazy.max_depth", Type: config.Int, Default: "0",
		Help: "How many objects a chain of references in an input can have; 0 for no limit. Where it could have more, the run is incomplete."},
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
	{Name: SubsumptionKey, Type: config.Enum, Values: []string{"auto", "true", "false"}, Default: "auto",
		Help: "Whether a state with symbolic values is dropped where a state was explored that stands for all that it stands for. Loops that no input ends then come to an end; paths are counted up to such states only. auto begins with that after 20,000 states or 1,000 choices on a path, in programs of one thread all of whose inputs come from Verifier, if nobody listens to paths."},
	{Name: "symbolic.optimizechoices", Type: config.Bool, Default: "true", JPF: true,
		Help: "Whether Symbolic PathFinder solves both sides of a branch before it makes a choice.", Ignored: "a choice never has ways that no input leads to, and a decision with one way is no choice"},
}

// Options are how values that are not known are executed.
type Options struct {
	Solver    solve.Config
	SolverSet bool // somebody has chosen it
	Domains   Domains
	Methods   []*Spec
	Classes   []string
	Fields    Fields
	// ArrayLength is the greatest length that an array of unknown length is given,
	// TextLength that of an input text whose characters matter.
	ArrayLength, TextLength int
	LengthsSet              bool // somebody has chosen one of them
	Random                  Random
	Limits                  Limits
	Concolic                *ConcolicOptions // nil for none
	Lazy                    *LazyOptions     // nil where references are never unknown
	Subsumption             Subsumption
}

// Named reports whether methods are named whose parameters are inputs.
func (o *Options) Named() bool { return len(o.Methods)+len(o.Classes) > 0 }

// Random says whether the numbers of generators without a seed are inputs.
type Random string

// The values of symbolic.random.
const (
	RandomAuto Random = "auto" // where the program seems to want it
	RandomOn   Random = "true"
)

// Subsumption says whether states are dropped that others stand for.
type Subsumption string

// The values of symbolic.subsumption.
const (
	SubsumptionAuto Subsumption = "auto" // where it should pay
	SubsumptionOn   Subsumption = "true"
	SubsumptionOff  Subsumption = "false"
)

// Parse reads the keys of symbolic execution.
func Parse(r *config.Reader) Options {
	o := Options{
		Solver: solve.Read(r), SolverSet: r.IsSet(solve.SolverKey), Domains: domains(r),
		Classes: r.Strings(ClassKey), ArrayLength: r.IntFrom(ArrayLengthKey, 0), TextLength: r.IntFrom(TextLengthKey, 0),
		LengthsSet: r.IsSet(ArrayLengthKey) || r.IsSet(TextLengthKey), Random: Random(r.String("symbolic.random")),
		Limits: Limits{
			Length: r.IntFrom(longestKey, 0), Visits: r.IntFrom(branchingKey, 0), Time: r.Duration(slowestKey),
		},
		Concolic: readConcolic(r), Subsumption: Subsumption(r.String(SubsumptionKey)),
	}
	for _, text := range r.Strings(MethodKey) {
		m, err := ParseSpec(text)
		if err != nil {
			r.Refuse(MethodKey, "%w", err)
			continue
		}
		o.Methods = append(o.Methods, m)
	}
	for _, kind := range r.Strings(fieldsKey) {
		switch kind {
		case "instance":
			o.Fields.Instance = true
		case "static":
			o.Fields.Static = true
		default:
			r.Reject(fieldsKey, "instance, static, or both")
		}
	}
	if o.Lazy = readLazy(r); o.Lazy != nil && o.Concolic != nil {
		r.Refuse(LazyKey, "not with %s: a run with values needs objects that are known", ConcolicKey)
	}
	return o
}

// readConcolic returns nil where no run has values.
func readConcolic(r *config.Reader) *ConcolicOptions {
	on, single := r.Bool(ConcolicKey), r.Bool(CollectKey)
	if !on && !single {
		return nil
	}
	o := &ConcolicOptions{Tries: r.IntFrom(triesKey, 0), Single: single, Seed: uint64(r.Int64("symbolic.concolic.seed"))}
	if o.Key = ConcolicKey; !on {
		o.Key = CollectKey
	}
	return o
}

// readLazy returns nil where references are never unknown.
func readLazy(r *config.Reader) *LazyOptions {
	if !r.Bool(LazyKey) {
		return nil
	}
	o := &LazyOptions{
		This: r.Bool("symbolic.lazy.this"), MaxObjects: r.Int("symbolic.lazy.max_objects"), MaxDepth: r.Int("symbolic.lazy.max_depth"),
		Environment: r.Bool("symbolic.environment"), Built: r.String("symbolic.lazy.objects") == "calls", Candidates: r.Strings(lazyClassesKey),
		Follow: Follow{Depth: r.Int("symbolic.call_depth"), Changes: r.String("symbolic.call_depth.changes") == "everything", NoLibrary: r.String("symbolic.library") == "unknown"},
	}
	for _, text := range r.Strings(invariantKey) {
		v, err := ParseInvariant(text)
		if err != nil {
			r.Refuse(invariantKey, "%w", err)
			continue
		}
		o.Invariants = append(o.Invariants, v)
	}
	return o
}
