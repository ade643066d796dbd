package config

// symbolicKeys set up symbolic execution.
var symbolicKeys = []Key{
	{Name: "symbolic.dp", Type: String, Default: "auto", JPF: true,
		Help: "Who decides path conditions: auto, z3, z3int, cvc5, none, smtlib:COMMAND (a program that reads SMT-LIB 2), or several with commas between them, asked in this order. Names of Symbolic PathFinder stand for what comes nearest."},
	{Name: "symbolic.method", Type: List, JPF: true,
		Help: "Methods whose parameters are symbolic: p.Class.method(sym#con#sym), one word for each parameter. Constructors have the name of their class. The types in a second pair of parentheses, as in m(sym#sym)(int#long), tell methods of one name and number of parameters apart."},
	{Name: "symbolic.fields", Type: List, JPF: true, Values: []string{"instance", "static"},
		Help: "Which fields of the class of a symbolic method become symbolic when it is called: instance, static, or both. @Symbolic decides for a single field."},
	{Name: "symbolic.array_length_limit", Type: Int, Default: "5",
		Help: "The greatest length that an array whose length is symbolic is given; where it could be longer, the run is incomplete."},
	{Name: "symbolic.min_*", JPF: true,
		Help: "The least value of inputs of a type (symbolic.min_int; byte, short, char, int, long, double), or of those of a name (symbolic.min_int_NAME). double stands for float, too; with a limit, inputs are not NaN."},
	{Name: "symbolic.max_*", JPF: true,
		Help: "The greatest value of inputs, as symbolic.min_*."},
	{Name: "symbolic.dp_timeout_ms", Type: Duration, Default: "5000", JPF: true,
		Help: "How long a solver may take for one question before its answer counts as unknown; 0 for as long as it likes."},
}
