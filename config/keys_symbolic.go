package config

// symbolicKeys set up symbolic execution.
var symbolicKeys = []Key{
	{Name: "symbolic.dp", Type: String, Default: "auto", JPF: true,
		Help: "Who decides path conditions: auto, z3, z3int, cvc5, none, smtlib:COMMAND (a program that reads SMT-LIB 2), or several with commas between them, asked in this order. Names of Symbolic PathFinder stand for what comes nearest."},
	{Name: "symbolic.dp_timeout_ms", Type: Duration, Default: "5000", JPF: true,
		Help: "How long a solver may take for one question before its answer counts as unknown; 0 for as long as it likes."},
}
