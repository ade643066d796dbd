package config

import "strings"

// boundedTypes are those of symbolic.min_TYPE and symbolic.max_TYPE.
var boundedTypes = []string{"int", "byte", "short", "char", "long", "double"}

// symbolicKeys set up symbolic execution.
var symbolicKeys = []Key{
	{Name: "symbolic.dp", Type: String, Power: Runs, Uses: namesCommand, Default: "auto", JPF: true,
		Help: "Who decides path conditions: auto, z3, z3int, cvc5, none, smtlib:COMMAND (a program that reads SMT-LIB 2), or several with commas between them, asked in this order. Names of Symbolic PathFinder stand for what comes nearest."},
	{Name: "symbolic.method", Type: List, JPF: true,
		Help: "Methods whose parameters are symbolic: p.Class.method(sym#con#sym), one word for each parameter. Constructors have the name of their class. The types in a second pair of parentheses, as in m(sym#sym)(int#long), tell methods of one name and number of parameters apart."},
	{Name: "symbolic.class", Type: List, JPF: true,
		Help: "Classes all of whose methods are symbolic, but for constructors, main and what the compiler has made. Numbers and arrays of numbers among their parameters become inputs, others are what is passed."},
	{Name: "symbolic.fields", Type: List, JPF: true, Values: []string{"instance", "static"},
		Help: "Which fields of the class of a symbolic method become symbolic when it is called: instance, static, or both. @Symbolic decides for a single field."},
	{Name: "symbolic.array_length_limit", Type: Int, Default: "5",
		Help: "The greatest length that an array whose length is symbolic is given; where it could be longer, the run is incomplete. A program that allows at most 32 itself is given all these. Where it is not set and nothing was found, twice and four times as many are tried, for ten seconds."},
	{Name: "symbolic.string_length_limit", Type: Int, Default: "8",
		Help: "The greatest length that a symbolic text is given when its characters matter; where it could be longer, the run is incomplete. A program that allows at most 32 itself is given all these. Where it is not set and nothing was found, twice and four times as many are tried, for ten seconds."},
	{Name: "symbolic.random", Type: Enum, Values: []string{"auto", "true", "false"}, Default: "auto",
		Help: "Whether the numbers of random generators that were made without a seed are inputs. Otherwise they are one sequence, by vm.random_seed, or choices, with cg.enumerate_random. auto makes them inputs in programs that use Verifier, and in those without threads, where cg.enumerate_random is not set and one worker searches."},
	{Name: "symbolic.concolic", Type: Bool, Default: "false", JPF: true,
		Help: "Run the program with values for its inputs, one set after the other, each of which is solved for to take another way than those before. Methods marked @Concrete are then called with values."},
	{Name: "symbolic.collect_constraints", Type: Bool, Default: "false", JPF: true,
		Help: "Take only the path of the values that inputs have in the program, and collect its path condition."},
	{Name: "symbolic.concolic.tries", Type: Int, Default: "20",
		Help: "How many other values are tried for a value that a native method had to know, for each place in the program; and how many inputs for a method marked @Concrete."},
	{Name: "symbolic.concolic.seed", Type: Int, Default: "0",
		Help: "Makes the inputs of the first run random, unless it is 0. Inputs that the program gives a value begin with that."},
	{Name: "symbolic.lazy", Type: Bool, Default: "false", JPF: true,
		Help: "References that are symbolic are unknown: null, an object of the input, or a new one whose fields are unknown in turn, decided when the program has to know."},
	{Name: "symbolic.lazy.this", Type: Bool, Default: "false",
		Help: "With symbolic.lazy, the receiver of a symbolic method is unknown, too."},
	{Name: "symbolic.lazy.classes", Type: List,
		Help: "The classes (p.C) and packages (p.*) that new objects of unknown references are of, besides the declared type. If nothing is listed, they are of all classes of the class path that fit."},
	{Name: "symbolic.lazy.invariant", Type: List,
		Help: "Methods that hold of the objects that a symbolic method begins with: p.C.m, without parameters or static with the object, returning a boolean. Paths on which one returns false or throws are left out."},
	{Name: "symbolic.lazy.max_objects", Type: Int, Default: "5",
		Help: "How many objects of one class an input can have; 0 for no limit. Where there could be more, the run is incomplete."},
	{Name: "symbolic.lazy.max_depth", Type: Int, Default: "0",
		Help: "How many objects a chain of references in an input can have; 0 for no limit. Where it could have more, the run is incomplete."},
	{Name: "symbolic.min_*", Heads: boundedTypes, JPF: true,
		Help: "The least value of inputs of a type (symbolic.min_int; byte, short, char, int, long, double), or of those of a name (symbolic.min_int_NAME). double stands for float, too; with a limit, inputs are not NaN."},
	{Name: "symbolic.max_*", Heads: boundedTypes, JPF: true,
		Help: "The greatest value of inputs, as symbolic.min_*."},
	{Name: "symbolic.max_pc_length", Type: Int, Default: "0", JPF: true,
		Help: "How many conditions a path condition may have; longer paths are cut, and the run is incomplete. 0 for any number."},
	{Name: "symbolic.max_pc_msec", Type: Duration, Default: "0", JPF: true,
		Help: "How long after the first input paths may still fork; after that they are cut where they would, and the run is incomplete. 0 for as long as they like."},
	{Name: "symbolic.max_branch_visits", Type: Int, Default: "0",
		Help: "How often a path may fork at the same branch, so how often it goes round a loop that inputs end; it is cut there, and the run is incomplete. 0 for any number."},
	{Name: "symbolic.subsumption", Type: Enum, Values: []string{"auto", "true", "false"}, Default: "auto",
		Help: "Whether a state with symbolic values is dropped where a state was explored that stands for all that it stands for. Loops that no input ends then come to an end; paths are counted up to such states only. auto begins with that after 20,000 states or 1,000 choices on a path, in programs of one thread all of whose inputs come from Verifier, if nobody listens to paths."},
	{Name: "symbolic.optimizechoices", Type: Bool, Default: "true", JPF: true,
		Help: "Whether Symbolic PathFinder solves both sides of a branch before it makes a choice.", Ignored: "a choice never has ways that no input leads to, and a decision with one way is no choice"},
	{Name: "symbolic.dp.check", Type: Int, Default: "0",
		Help: "How many percent of the answers that there are no inputs another solver is asked about, too: the first that is installed and is not the one that has answered."},
	{Name: "symbolic.dp_timeout_ms", Type: Duration, Default: "5000", JPF: true,
		Help: "How long a solver may take for one question before its answer counts as unknown; 0 for as long as it likes."},
}

// namesCommand tells a solver that is a command of somebody's choice from those
// that gojpf knows by name.
func namesCommand(text string) bool { return strings.Contains(text, ":") }
