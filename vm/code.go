package vm

import (
	"sync/atomic"

	"github.com/gojpf/gojpf/vm/bytecode"
)

// Op is the operation of a decoded instruction: a JVM opcode, or one of the
// resolved forms that package insn adds above 201.
type Op = bytecode.Op

// Instr is one decoded instruction. What A and B mean is up to the operation:
// slot indices, immediate values, branch targets (as instruction indices), or
// indices into the Code's tables. M is the resolved method of an invocation.
type Instr struct {
	Op Op
	A  uint16
	B  int32
	M  *Method
}

// Impl is the semantics of one instruction as an object: the form used for
// frames that hold attributes and for instructions that a factory replaced.
type Impl interface {
	// Execute runs the instruction at f.PC of the thread's top frame and
	// leaves frame and thread as the next instruction expects them.
	Execute(m *Machine, t *Thread, f *Frame)
}

// Code is the decoded body of a method. Instructions are indexed by position,
// not by bytecode offset; BCI leads back. Decoding happens once; resolution
// rewrites single instructions to their resolved forms under the library's
// lock.
type Code struct {
	Method    *Method
	Instrs    []Instr
	Impls     atomic.Pointer[[]Impl] // parallel to Instrs, nil until first needed
	ByImpl    bool                   // it runs on Impls alone: a factory has replaced an instruction
	Handlers  []Handler
	BCI       []uint16
	Tables    [][]int32 // of switches
	Classes   []*Class
	Longs     []uint64
	Sites     []*Site
	MaxLocals int
	Max       int // slots of a frame

	// Live keeps the SlotInfo, which package insn makes when first asked for.
	Live atomic.Value
}

// Handler is one row of the exception table in instruction indices.
type Handler struct {
	Start, End, PC int32
	Catch          string // "" catches all
	Index          uint16 // of the class in the constant pool
}

// Site is a place whose linkage is part of the program's state: an
// invokedynamic instruction or a dynamic constant. Its ID is unique in the
// library; Machine keeps what it is linked to per state.
type Site struct {
	ID     uint32
	Class  *Class
	Index  uint16  // in the constant pool
	Method *Method // natively linked target, where linking has no effect on the state
	Static bool
	Lambda *LambdaSite
	// Types are those of the parameters and the result of a call through a handle,
	// where they are no facts of the path.
	Types []*Class
	// Linked is what the site was linked to, by the classes that its loader gave,
	// where that is a fact of the path.
	Linked []LinkedSite
}

// LinkedSite is a Site as it is linked where certain classes are meant.
type LinkedSite struct {
	Classes []*Class
	Instr   Instr
}

// LambdaSite is a natively linked lambda expression or method reference.
type LambdaSite struct {
	Class  *Class // of the function objects
	Params []Kind // captured values
	Args   int    // their slots
}
