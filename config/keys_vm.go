package config

// vmKeys say what becomes of exceptions.
var vmKeys = []Key{
	{Name: "vm.ignore_uncaught_handler", Type: Bool, Default: "false", JPF: true,
		Help: "Call every exception that leaves a thread a violation at once, without running the program's uncaught-exception handlers."},
	{Name: "vm.halt_on_throw", Type: List, JPF: true,
		Help: "Exceptions that are violations as soon as they are thrown, even where the program would catch them: class names with '*', with '!' in front for all others, or true for every exception."},
	{Name: "vm.pass_uncaught_handler", Type: Bool, Default: "true", JPF: true,
		Help: "An exception that an uncaught-exception handler of the program has dealt with is no violation; false makes it one after the handler ran."},
}
