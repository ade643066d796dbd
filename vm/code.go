package vm

import (
	"slices"
	"sync/atomic"
	"unsafe"

	"github.com/gojpf/gojpf/vm/bytecode"
)

// Op is the operation of a decoded instruction: a JVM opcode, or one of the
// resolved forms that package insn adds above 201.
type Op = bytecode.Op

// Instr is one decoded instruction: an operation, and operands. What A and B mean is up
// to the operation: slot indices, immediate values, branch targets (as instruction
// indices), or indices into the Code's tables. M is the resolved method of an
// invocation; other resolved instructions have their class in M.Class.
//
// Workers run the same code while one of them resolves an instruction of it. So the
// operation and A are written as one word, which Rewrite does last, and the operation
// is read by Op: who sees a resolved form sees all of its operands. The operands of a
// form that is not resolved yet may be read from a copy only that Library.Unresolved
// has made.
type Instr struct {
	op Op // must be first, and A next to it: see word
	A  uint16
	B  int32
	M  *Method
}

// NewInstr returns an instruction without a method.
func NewInstr(op Op, a uint16, b int32) Instr { return Instr{op: op, A: a, B: b} }

// With returns the instruction with a method.
func (in Instr) With(mt *Method) Instr {
	in.M = mt
	return in
}

// word is the operation and A in one.
func (in *Instr) word() *uint32 { return (*uint32)(unsafe.Pointer(in)) }

// Op returns the operation.
func (in *Instr) Op() Op {
	if OrderedLoads {
		return in.op
	}
	w := atomic.LoadUint32(in.word())
	return *(*Op)(unsafe.Pointer(&w))
}

// Rewrite makes an instruction another one. The library must be locked, unless nobody
// else has seen the code yet.
func (in *Instr) Rewrite(to Instr) {
	in.B, in.M = to.B, to.M
	atomic.StoreUint32(in.word(), *to.word())
}

// Unresolved copies an instruction that has one of the operations that are resolved
// when they are first executed. It reports false where another worker has done so.
func (l *Library) Unresolved(in *Instr, is func(Op) bool) (at Instr, ok bool) {
	l.Locked(func() {
		if ok = is(in.Op()); ok {
			at = *in
		}
	})
	return at, ok
}

// Operand returns a method that stands for a class as what an instruction refers to.
func (l *Library) Operand(c *Class) (mt *Method) {
	l.Locked(func() {
		if c.operand == nil {
			c.operand = &Method{Class: c}
		}
		mt = c.operand
	})
	return mt
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
	Longs     []uint64
	sites     atomic.Pointer[[]*Site]
	MaxLocals int
	Max       int // slots of a frame

	// Live keeps the SlotInfo, which package insn makes when first asked for.
	Live atomic.Value
}

// Site returns one of the code's sites.
func (c *Code) Site(i int) *Site { return (*c.sites.Load())[i] }

// AddSite adds a site and returns its number. It copies the others, as workers may be
// reading them; the library must be locked.
func (c *Code) AddSite(s *Site) int {
	var sites []*Site
	if old := c.sites.Load(); old != nil {
		sites = *old
	}
	sites = append(slices.Clip(sites), s)
	c.sites.Store(&sites)
	return len(sites) - 1
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
	Index  uint16                 // in the constant pool
	Stub   atomic.Pointer[Method] // between a call through a handle and what serves it
	Lambda *LambdaSite
	// Types are those of the parameters and the result of a call through a handle,
	// where they are no facts of the path.
	Types atomic.Pointer[[]*Class]
	// Linked is what the site was linked to, by the classes that its loader gave,
	// where that is a fact of the path.
	Linked []LinkedSite
}

// LinkedSite is a Site as it is linked where certain classes are meant.
type LinkedSite struct {
	Classes []*Class
	Instr   Instr
}

// LinkedFor returns what a site was linked to where the same classes were meant, nil
// where it was not yet. The library must be locked.
func (s *Site) LinkedFor(classes []*Class) *Instr {
	for i := range s.Linked {
		if slices.Equal(s.Linked[i].Classes, classes) {
			at := s.Linked[i].Instr
			return &at
		}
	}
	return nil
}

// LambdaSite is a natively linked lambda expression or method reference.
type LambdaSite struct {
	Class  *Class // of the function objects
	Params []Kind // captured values
	Args   int    // their slots
}
