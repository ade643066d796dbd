package symbolic

// ApplyOp is what operations mean, without any simplification.
var ApplyOp = apply

// NarrowElement is what an array keeps of a stored value.
var NarrowElement = narrow

// How many operations and functions there are.
const (
	NumOps   = int(numOps)
	NumFuncs = int(numFuncs)
)
