// Package conctest judges the thread scheduler. Its tests run the programs of
// testdata/concurrency and compare verdicts with what their comments say, and
// these with what a plain JVM does under random delays. And they make random
// small concurrent programs in a tiny language, whose possible ends an
// interpreter of this package finds by brute force over all interleavings; the
// search must find the same ends of the same programs in Java.
//
// The tiny language: threads with local variables, statements over a few shared
// ints of several kinds, and locks. The interpreter's steps are those of Java
// under sequential consistency: each single read, write, atomic operation,
// entry and exit of a monitor, wait, wake-up and notification. It knows nothing
// of the machine that it judges, and shares no code with it.
package conctest

// VarKind is what a shared variable is in Java.
type VarKind uint8

// The kinds of shared variables.
const (
	Static VarKind = iota
	VolatileStatic
	Field         // of an object that all threads have
	VolatileField // of the same object
	Element       // of an array that all threads have
	Atomic        // an AtomicInteger
	varKinds
)

// Program is a program in the tiny language. Thread 0 is main: it starts the
// others, runs its own body, and joins the others. Twins are others with one body
// among them, which main does not tell apart: it counts how many have ended.
type Program struct {
	Vars    []VarKind // shared variables; all begin with 0
	Locks   int
	Locals  int // of each thread; all begin with 0
	Threads [][]Stmt
	Twins   bool
}

// Stmt is a statement.
type Stmt interface{ stmt() }

// Expr is an expression of type int. Operands are evaluated from left to right.
type Expr interface{ expr() }

// Cond compares two expressions.
type Cond struct {
	Op   string // == != < >=
	X, Y Expr
}

// The expressions.
type (
	Const int32
	Local int // a local variable
	Read  int // a shared variable
	Bin   struct {
		Op   string // + - ^ *
		X, Y Expr
	}
)

func (Const) expr() {}
func (Local) expr() {}
func (Read) expr()  {}
func (Bin) expr()   {}

// The statements.
type (
	// SetLocal is x = e.
	SetLocal struct {
		Local int
		E     Expr
	}
	// Write is v = e.
	Write struct {
		Var int
		E   Expr
	}
	// Add is v += e, of a variable that is no AtomicInteger: v is read first,
	// then e is evaluated, then v is written.
	Add struct {
		Var int
		E   Expr
	}
	// Increment is v++, of a variable that is no AtomicInteger.
	Increment struct{ Var int }
	// AddAndGet is x = v.addAndGet(e).
	AddAndGet struct {
		Local, Var int
		E          Expr
	}
	// CompareAndSet is x = v.compareAndSet(e, f) ? 1 : 0.
	CompareAndSet struct {
		Local, Var       int
		Expected, Update Expr
	}
	// Sync is a synchronized block.
	Sync struct {
		Lock int
		Body []Stmt
	}
	// Wait is lock.wait(), or lock.wait(1) if it is timed. It stands inside a
	// Sync of the same lock only.
	Wait struct {
		Lock  int
		Timed bool
	}
	// Notify is lock.notify() or lock.notifyAll(), inside a Sync of the lock.
	Notify struct {
		Lock int
		All  bool
	}
	// If has an Else that may be empty.
	If struct {
		Cond       Cond
		Then, Else []Stmt
	}
	// While loops as long as the condition holds.
	While struct {
		Cond Cond
		Body []Stmt
	}
	// Repeat runs its body twice.
	Repeat struct{ Body []Stmt }
	// Assert is assert c.
	Assert struct{ Cond Cond }
	// Throw throws the exception that Try catches; outside of any Try it ends
	// the thread.
	Throw struct{}
	// Try is try { } catch { } where Catch is not nil, with a finally block
	// where Finally is not nil. Neither of those throws.
	Try struct{ Body, Catch, Finally []Stmt }
	// Yield is Thread.yield().
	Yield struct{}
)

func (SetLocal) stmt()      {}
func (Write) stmt()         {}
func (Add) stmt()           {}
func (Increment) stmt()     {}
func (AddAndGet) stmt()     {}
func (CompareAndSet) stmt() {}
func (Sync) stmt()          {}
func (Wait) stmt()          {}
func (Notify) stmt()        {}
func (If) stmt()            {}
func (While) stmt()         {}
func (Repeat) stmt()        {}
func (Assert) stmt()        {}
func (Throw) stmt()         {}
func (Try) stmt()           {}
func (Yield) stmt()         {}
