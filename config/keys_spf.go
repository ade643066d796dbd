package config

// Why keys of Symbolic PathFinder have no effect.
const (
	exactNumbers = "numbers are always Java's own"
	oneEngine    = "arrays and texts need no switch"
	ownCache     = "answers of solvers are always sliced and kept"
	ownTexts     = "texts are executed by the JDK's own code"
	allAtOnce    = "symbolic.concolic tries several solutions, @Partition and random values"
	noCoral      = "functions such as Math.sin are decided by gojpf's own search"
)

// spfKeys are keys of Symbolic PathFinder that its users' files have, and that
// nothing depends on here.
var spfKeys = []Key{
	{Name: "jvm.insn_factory.class", Type: Class, JPF: true, Ignored: "instructions on symbolic values take over where there are some",
		Help: "JPF's choice of how instructions are executed."},
	{Name: "symbolic.arrays", Type: Bool, JPF: true, Ignored: oneEngine, Help: "Whether Symbolic PathFinder has symbolic arrays."},
	{Name: "symbolic.jrarrays", Type: Bool, JPF: true, Ignored: oneEngine, Help: "Another kind of symbolic arrays."},
	{Name: "symbolic.strings", Type: Bool, JPF: true, Ignored: oneEngine, Help: "Whether Symbolic PathFinder has symbolic texts."},
	{Name: "symbolic.string_dp", Type: String, JPF: true, Ignored: ownTexts, Help: "Symbolic PathFinder's solver for texts."},
	{Name: "symbolic.string_dp_*", Type: String, JPF: true, Ignored: ownTexts, Help: "Settings of that solver."},
	{Name: "symbolic.string_preprocess_only", Type: Bool, JPF: true, Ignored: ownTexts, Help: "Whether conditions on texts are only simplified."},
	{Name: "symbolic.z3str3_*", Type: String, JPF: true, Ignored: ownTexts, Help: "Settings of z3's solver for texts."},
	{Name: "strings.*", Type: String, JPF: true, Ignored: ownTexts, Help: "Settings of external solvers for texts."},
	{Name: "symbolic.debug", Type: Bool, JPF: true, Ignored: "report.console.* and the listener SymbolicListener say what happened",
		Help: "Whether Symbolic PathFinder prints what it does."},
	{Name: "symbolic.regression_output", Type: Bool, JPF: true, Ignored: "SymbolicListener prints path conditions",
		Help: "Whether Symbolic PathFinder prints path conditions for its own tests."},
	{Name: "symbolic.green", Type: Bool, JPF: true, Ignored: ownCache, Help: "Whether Symbolic PathFinder uses Green in front of solvers."},
	{Name: "green.*", Type: String, JPF: true, Ignored: ownCache, Help: "Settings of Green."},
	{Name: "symbolic.lazy.subtypes", Type: Bool, JPF: true, Ignored: "new objects are of all classes that fit; see symbolic.lazy.classes",
		Help: "Unknown references to objects of subclasses, in files for Symbolic PathFinder."},
	{Name: "symbolic.refDepth", Type: Int, JPF: true, Ignored: "symbolic.lazy.max_depth limits chains of references",
		Help: "How deep HeapSymbolicListener follows references."},
	{Name: "symbolic.concolic.MAX_TRIES", Type: Int, JPF: true, Ignored: "see symbolic.concolic.tries",
		Help: "How often Symbolic PathFinder tries another solution."},
	{Name: "symbolic.heuristicRandom", Type: String, JPF: true, Ignored: allAtOnce, Help: "Random values in concolic solving."},
	{Name: "symbolic.heuristicPartition", Type: String, JPF: true, Ignored: allAtOnce, Help: "@Partition in concolic solving."},
	{Name: "symbolic.bvlength", Type: Int, JPF: true, Ignored: exactNumbers, Help: "The number of bits of all integers in z3bitvector."},
	{Name: "symbolic.fp", Type: Bool, JPF: true, Ignored: exactNumbers, Help: "Whether doubles are IEEE 754 numbers for z3."},
	{Name: "symbolic.choco_time_bound", Type: Int, JPF: true, Ignored: "symbolic.dp_timeout_ms limits all solvers", Help: "A limit for choco."},
	{Name: "symbolic.dp_parallel_mode", Type: Bool, JPF: true, Ignored: "solvers are asked one after the other",
		Help: "Whether several solvers run at once."},
	{Name: "coral.*", Type: String, JPF: true, Ignored: noCoral, Help: "Settings of coral."},
	{Name: "symbolic.tree.filter", Type: String, JPF: true, Ignored: "PathTree draws the whole tree", Help: "What DOTVisualizerListener leaves out."},
	{Name: "symbolic.visualizer.*", Type: String, JPF: true, Ignored: "pathtree.file says where the tree goes, and in which form", Help: "Settings of DOTVisualizerListener."},
	{Name: "symbolic.minint", Type: String, JPF: true, Ignored: noLonger + "; see symbolic.min_*", Help: "The least int of older files."},
	{Name: "symbolic.maxint", Type: String, JPF: true, Ignored: noLonger + "; see symbolic.max_*", Help: "The greatest int of older files."},
	{Name: "symbolic.minreal", Type: String, JPF: true, Ignored: noLonger + "; see symbolic.min_*", Help: "The least double of older files."},
	{Name: "symbolic.maxreal", Type: String, JPF: true, Ignored: noLonger + "; see symbolic.max_*", Help: "The greatest double of older files."},
	{Name: "symbolic.undefined", Type: String, JPF: true, Ignored: noLonger, Help: "A number of older files."},
	{Name: "symbolic.solver.*", Type: String, JPF: true, Ignored: noLonger, Help: "Settings of older files."},
	{Name: "symbolic.reliability.*", Type: String, JPF: true, Ignored: "gojpf computes no probabilities", Help: "Settings of an extension for probabilities."},
	{Name: "symbolic.prob_*", Type: String, JPF: true, Ignored: "gojpf computes no probabilities", Help: "Settings of an extension for probabilities."},
	{Name: "runtime.exception", Type: String, JPF: true, Ignored: "exceptions of the JDK's methods are always explored",
		Help: "Exceptions of methods of texts that are explored."},
	{Name: "nullPointer.exception", Type: String, JPF: true, Ignored: "exceptions of the JDK's methods are always explored",
		Help: "Whether null is explored for texts."},
}
