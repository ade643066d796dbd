package config

import "slices"

// Keys returns the keys that are read here, and those that have no effect: users of
// Java PathFinder have them in their files.
func Keys() []Key { return slices.Concat(layerKeys, schedulingKeys, spfKeys, jpfKeys) }

// Why JPF's own keys have no effect.
const (
	oneMachine  = "gojpf has one machine of its own"
	jpfPaths    = "gojpf runs no Java code of the tool's own"
	noLonger    = "JPF itself no longer reads it"
	noFinalizer = "finalizers do not run"
	ownLog      = "log.level says how much gojpf says on standard error"
	oneProcess  = "one program is checked at a time"
	notModelled = "it concerns a model of JPF's that gojpf does without: it runs the JDK's own code"
)

// jpfKeys are keys of JPF's that nothing depends on here: those of its stock
// jpf.properties, and those that its code looks for.
var jpfKeys = []Key{
	{Name: "*.classpath", Type: Paths, Power: Reads, JPF: true, Help: "The class path of the project of that name, which belongs to that of the program. Paths start from the project's folder."},
	{Name: "*.sourcepath", Type: Paths, Power: Reads, JPF: true, Help: "The same for sources."},
	{Name: "*.native_classpath", Type: Paths, JPF: true, Harmless: true, Ignored: jpfPaths, Help: "Where the project has JPF's extensions."},
	{Name: "*.test_classpath", Type: Paths, JPF: true, Harmless: true, Ignored: jpfPaths, Help: "Where the project has its own tests."},
	{Name: "*.peer_packages", Type: List, JPF: true, Harmless: true, Ignored: jpfPaths, Help: "Where the project has native peers."},
	{Name: "*.native_libraries", Type: Paths, JPF: true, Harmless: true, Ignored: jpfPaths, Help: "What libraries JPF's extensions need."},
	{Name: "native_classpath", Type: Paths, Power: Reads, JPF: true,
		Help:    "Where JPF looks for its own classes, listeners and native peers.",
		Ignored: "gojpf runs no Java code of the tool's own; listeners are built in, Go packages or scripts"},
	{Name: "peer_packages", Type: List, JPF: true, Harmless: true, Ignored: jpfPaths, Help: "Where JPF looks for native peers."},
	{Name: "jpf.native_classpath", Type: Paths, JPF: true, Harmless: true, Ignored: noLonger, Help: "Where JPF looked for its own classes."},
	{Name: "jpf.print_exception_stack", Type: Bool, JPF: true, Harmless: true, Ignored: "an internal error always shows its stack", Help: "Whether JPF's own exceptions show their stack."},
	{Name: "jpf.memory_reserve", Type: Size, JPF: true, Harmless: true, Ignored: "search.min_free ends the search before memory runs out", Help: "What JPF keeps free for its end."},
	{Name: "jpf.report.*", Type: String, JPF: true, Harmless: true, Ignored: noLonger, Help: "Former names of report.*."},
	{Name: "shell", Type: String, JPF: true, Ignored: "gojpf has no shells", Help: "JPF's class that takes the place of its command line."},
	{Name: "test.report.*", Type: String, JPF: true, Harmless: true, Ignored: "tests that gojpf runs give their settings themselves", Help: "What a key is in JPF's own unit tests."},

	{Name: "vm.class", Type: Class, JPF: true, Ignored: oneMachine + "; " + oneProcess, Help: "JPF's machine, for one program or several."},
	{Name: "vm.classloader.class", Type: Class, JPF: true, Ignored: oneMachine, Help: "JPF's class loader."},
	{Name: "vm.boot_classpath", Type: Paths, JPF: true, Ignored: "jvm.java_home names the JDK, model_classpath what replaces its classes", Help: "Where JPF finds the JDK's classes."},
	{Name: "vm.backtracker.class", Type: Class, JPF: true, Ignored: oneMachine, Help: "How JPF goes back to a state."},
	{Name: "vm.restorer.class", Type: Class, JPF: true, Ignored: oneMachine, Help: "How JPF restores a state."},
	{Name: "vm.heap.class", Type: Class, JPF: true, Ignored: oneMachine, Help: "JPF's heap."},
	{Name: "vm.statics.class", Type: Class, JPF: true, Ignored: oneMachine, Help: "How JPF keeps static fields."},
	{Name: "vm.threadlist.class", Type: Class, JPF: true, Ignored: oneMachine, Help: "How JPF keeps threads."},
	{Name: "vm.fields_factory.class", Type: Class, JPF: true, Ignored: oneMachine, Help: "How JPF keeps fields."},
	{Name: "vm.scheduler_factory.class", Type: Class, JPF: true, Ignored: noLonger, Help: "What made JPF's scheduling choices."},
	{Name: "vm.attributors", Type: Classes, JPF: true, Ignored: noLonger, Help: "What marked methods and fields in JPF."},
	{Name: "vm.por.*", Type: String, JPF: true, Ignored: noLonger + "; vm.por chooses the reduction", Help: "Settings of the reduction in older versions of JPF."},
	{Name: "vm.gc", Type: Bool, JPF: true, Ignored: "garbage never tells states apart, and is collected", Help: "Whether JPF collects garbage."},
	{Name: "vm.max_alloc_gc", Type: Int, JPF: true, Ignored: "garbage is collected when it gets much", Help: "After how many allocations JPF collects garbage."},
	{Name: "vm.sweep", Type: Bool, JPF: true, Ignored: "garbage never tells states apart, and is collected", Help: "Whether JPF removes garbage."},
	{Name: "vm.finalize", Type: Bool, JPF: true, Ignored: noFinalizer, Help: "Whether JPF calls finalizers of garbage."},
	{Name: "vm.process_finalizers", Type: Bool, JPF: true, Ignored: noFinalizer, Help: "Whether JPF has a thread for finalizers."},
	{Name: "vm.reuse_tid", Type: Bool, JPF: true, Ignored: "numbers of threads take no part in matching; vm.por.symmetry has threads change places", Help: "Whether JPF gives the number of a thread that has ended to another."},
	{Name: "vm.store_steps", Type: Bool, JPF: true, Ignored: "a trace is made again when it is needed", Help: "Whether JPF keeps all instructions of a path."},
	{Name: "vm.indent_output", Type: Bool, JPF: true, Ignored: noLonger, Help: "Whether JPF indents what the program prints."},
	{Name: "vm.untracked", Type: Bool, JPF: true, Ignored: noLonger, Help: "Whether JPF had fields that backtracking left alone."},
	{Name: "vm.no_orphan_methods", Type: Bool, JPF: true, Ignored: "gojpf has no native peers in Java", Help: "Whether JPF refuses peers whose methods the class lacks."},
	{Name: "vm.extra_startup_classes", Type: Classes, JPF: true, Ignored: "classes are loaded when the program needs them", Help: "What JPF loads before the program."},
	{Name: "vm.cache.*", Type: Int, JPF: true, Ignored: notModelled, Help: "The bounds of JPF's caches of boxes."},
	{Name: "vm.extend_transitions", Type: List, JPF: true, Ignored: "it spares JPF states, and changes no outcome", Help: "The choices behind which JPF goes on, where they have one alternative."},
	{Name: "vm.reproducible_random", Type: Bool, JPF: true, Ignored: "random numbers are always reproducible; vm.random_seed sets them", Help: "Whether random numbers are the same in each run of JPF."},
	{Name: "vm.sysprop.keys", Type: List, JPF: true, Ignored: "vm.sysprop.NAME gives the program a system property, vm.sysprop.source=HOST all of the host's", Help: "The system properties that JPF takes from the host."},
	{Name: "jvm.nested_init", Type: Bool, JPF: true, Ignored: "the locks of class initialisation always count", Help: "Whether JPF knows the locks of class initialisation."},
	{Name: "jvm.nested_init.exclude", Type: List, JPF: true, Ignored: "the locks of class initialisation always count", Help: "Where JPF does not know them."},

	{Name: "search.error_path", Type: Path, JPF: true, Ignored: noLonger + "; search.trace.file stores the trace", Help: "Where JPF stored the path to an error."},
	{Name: "search.heuristic.branch.*", Type: String, JPF: true, Ignored: noLonger, Help: "Settings of a heuristic that JPF no longer has."},
	{Name: "branch_start", Type: Int, JPF: true, Ignored: noLonger, Help: "A setting of a heuristic that JPF no longer has."},
	{Name: "target.host", Type: String, JPF: true, Ignored: oneProcess, Help: "The host's name for JPF's several programs."},
	{Name: "target.replicate", Type: Int, JPF: true, Ignored: oneProcess, Help: "How often JPF runs the program at once."},

	{Name: "log.handler.class", Type: Class, JPF: true, Harmless: true, Ignored: ownLog, Help: "What takes JPF's log."},
	{Name: "log.severe", Type: List, JPF: true, Ignored: ownLog, Help: "The loggers of JPF of that level."},
	{Name: "log.warning", Type: List, JPF: true, Ignored: ownLog, Help: "The loggers of JPF of that level."},
	{Name: "log.info", Type: List, JPF: true, Ignored: ownLog, Help: "The loggers of JPF of that level."},
	{Name: "log.fine", Type: List, JPF: true, Ignored: ownLog, Help: "The loggers of JPF of that level."},
	{Name: "log.finer", Type: List, JPF: true, Ignored: ownLog, Help: "The loggers of JPF of that level."},
	{Name: "log.finest", Type: List, JPF: true, Ignored: ownLog, Help: "The loggers of JPF of that level."},
	{Name: "log.output", Type: String, JPF: true, Ignored: ownLog, Help: "Where JPF's log goes."},
	{Name: "log.host", Type: String, JPF: true, Ignored: ownLog, Help: "The host of a console for JPF's log."},
	{Name: "log.port", Type: Int, JPF: true, Ignored: ownLog, Help: "The port of a console for JPF's log."},
	{Name: "report.html.*", Type: String, JPF: true, Ignored: "the page always has all its parts", Help: "What JPF's page had; its class no longer exists."},
	{Name: "http.connection", Type: String, JPF: true, Ignored: notModelled, Help: "How JPF answers requests of a program."},
	{Name: "http.cache_dir", Type: Path, JPF: true, Ignored: notModelled, Help: "Where JPF keeps answers."},
	{Name: "event.tree.class", Type: Class, JPF: true, Ignored: "gojpf has no generators of events", Help: "What JPF's generator of events takes them from."},
	{Name: "event.context.class", Type: Class, JPF: true, Ignored: "gojpf has no generators of events", Help: "What expands events in JPF."},
}
