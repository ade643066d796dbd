// Package verify checks the code of a class as the JVM does when it links it (JVMS
// 4.10.1): that each instruction finds operands of the types that it needs, by the
// stack maps that compilers write since Java 6, or, in older class files, by following
// the code (JVMS 4.10.2). Code that passes cannot take an int
// for a reference, read an object that no constructor has seen, or leave its frame.
//
// It judges as HotSpot does, where that differs from the specification, too:
// interfaces are taken for Object, boolean and byte arrays share instructions, and a
// class is asked for only when two names are not enough, in HotSpot's order, since
// with loaders of its own a program can see which classes are loaded.
//
// Invariants: verification changes nothing and remembers nothing; what it finds out
// depends on the class file and on what World answers, and on nothing else. Only an
// [*Error] says that the class is bad. Any other error is World's own, and says that
// it could not be found out now.
//
// Methods with the subroutines of old compilers (jsr, ret) are not judged; class files
// since Java 7 may have none.
package verify

import (
	"errors"
	"fmt"
	"math"

	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// World is what a class to be verified must ask about others. Names are those of Class
// constants.
type World interface {
	// Interface reports whether a class is an interface. It may load the class.
	Interface(name string) (bool, error)
	// Subclass reports whether a class is another or below it. It may load both.
	Subclass(name, of string) (bool, error)
	// Super is the superclass of a class, "" for Object. It may load the class.
	Super(name string) (string, error)
	// Guarded reports whether a name means a superclass of the class to be verified,
	// or itself, and the member found there is protected and declared in another
	// run-time package. It loads nothing: supers were loaded before.
	Guarded(class, name, desc string) bool
	// DirectInterface reports whether the class to be verified names an interface
	// among those that it implements itself.
	DirectInterface(name string) bool
}

// The Java classes of what is wrong with a class.
const (
	KindVerify = "java/lang/VerifyError"
	KindFormat = "java/lang/ClassFormatError"
)

// Error is what is wrong with a class.
type Error struct {
	Kind   string // KindVerify or KindFormat
	Method string // as name and descriptor
	At     int    // offset in the code, -1 where the fault is no instruction's
	Op     string // the name of the instruction there
	Msg    string // what HotSpot says first
	Reason string // what does not fit, "" where Msg says it

	final bool // of a stack map table that cannot be read: there is no falling back on inference
}

// Error tells of the fault in one line.
func (e *Error) Error() string {
	text := e.Msg
	if e.Reason != "" {
		text += ": " + e.Reason
	}
	if e.At >= 0 {
		text += fmt.Sprintf(" (at %d)", e.At)
	}
	return e.Kind + ": " + e.Method + ": " + text
}

// The class-file versions that matter here.
const (
	firstClassConstant = 49 // Java 5, whose ldc loads classes
	firstWithMaps      = 50 // Java 6, which falls back on inference
	firstOnlyMaps      = 51 // Java 7, which does not
	firstInterface     = 52 // Java 8, in which interfaces have code
)

// Class verifies the methods of a class in the order that they have there, up to the
// first that is bad.
func Class(file *classfile.File, world World) error {
	var bad *Error
	if file.Major >= firstWithMaps {
		err := class(file, world, false)
		if file.Major >= firstOnlyMaps || !errors.As(err, &bad) || bad.final {
			return err
		}
	}
	return class(file, world, true)
}

// class verifies by inference, or by stack maps.
func class(file *classfile.File, world World, infers bool) error {
	for i := range file.Methods {
		info := &file.Methods[i]
		if info.Code == nil {
			continue
		}
		if err := verifyMethod(file, info, world, infers); err != nil {
			return err
		}
	}
	return nil
}

// method is the verification of one method.
type method struct {
	bytecode.Code
	file  *classfile.File
	info  *classfile.Method
	src   *classfile.Code
	world World

	kinds   []instrKind // of the offsets
	maps    []mapFrame  // of the stack map table, ascending
	ret     Type        // top for void
	self    Type        // an instance of the class
	cur     frame
	dead    bool // nothing goes on with the instruction at hand
	covered span // what the handlers protect
	changes int  // of locals, so far
	handled []int

	inferred *inference // nil where stack maps are followed
}

// instrKind says what an offset in the code is.
type instrKind uint8

const (
	noInstr instrKind = iota // inside an instruction
	anInstr
	newInstr
)

// span is the part of the code that handlers cover.
type span struct{ low, high int }

// failure ends the verification of a method from deep inside.
type failure struct{ err error }

func (v *method) fail(at int, msg, reason string) {
	v.failAs(KindVerify, at, msg, reason)
}

func (v *method) failAs(kind string, at int, msg, reason string) {
	panic(failure{v.fault(kind, at, msg, reason)})
}

func (v *method) fault(kind string, at int, msg, reason string) *Error {
	e := &Error{Kind: kind, Method: v.info.Name + v.info.Descriptor, At: at, Msg: msg, Reason: reason}
	if at >= 0 && at < len(v.Bytes) && v.Op(at) <= bytecode.Last {
		e.Op = bytecode.Opcodes[v.Op(at)].Name
	}
	return e
}

func verifyMethod(file *classfile.File, info *classfile.Method, world World, infers bool) (err error) {
	v := &method{
		Code: bytecode.Code{Bytes: info.Code.Bytes, Pool: file.Pool},
		file: file, info: info, src: info.Code, world: world,
		self: objectOf(file.Name),
	}
	defer func() {
		if r := recover(); r != nil {
			f, ok := r.(failure)
			if !ok {
				panic(r)
			}
			err = f.err
		}
	}()
	v.enter()
	v.findInstructions()
	if infers {
		v.checkOperands()
		if v.hasSubroutines() {
			return nil
		}
	}
	v.checkHandlers()
	if infers {
		v.infer()
		return nil
	}
	v.checkLocalTable()
	v.readMaps()
	v.run()
	return nil
}

// enter makes the frame that the method begins with.
func (v *method) enter() {
	v.cur.locals = make([]Type, v.src.MaxLocals)
	v.cur.stack = make([]Type, 0, v.src.MaxStack)
	locals := v.cur.locals[:0]
	if v.info.Flags&classfile.AccStatic == 0 {
		if v.info.Name == "<init>" && v.file.Name != object {
			locals = append(locals, Type{kind: freshThis})
			v.cur.unmade = true
		} else {
			locals = append(locals, v.self)
		}
	}
	params, ret, _ := classfile.ParseMethodDescriptor(v.info.Descriptor)
	for _, p := range params {
		locals = append(locals, typesOf(p)...)
	}
	v.cur.mapped = len(locals)
	if ret != "V" {
		v.ret = typesOf(ret)[0]
	}
}

func (v *method) findInstructions() {
	v.kinds = make([]instrKind, len(v.Bytes))
	for bci := 0; bci < len(v.Bytes); {
		size, wrong := v.Length(bci)
		if wrong != "" {
			v.fail(bci, wrong, "")
		}
		if _, _, ok := v.Local(bci); v.Op(bci) == bytecode.Wide && !ok {
			v.fail(bci, "Bad instruction", "")
		}
		v.kinds[bci] = anInstr
		if v.Op(bci) == bytecode.New {
			v.kinds[bci] = newInstr
		}
		bci += size
	}
}

// starts reports whether an instruction begins at an offset.
func (v *method) starts(bci int) bool {
	return bci >= 0 && bci < len(v.kinds) && v.kinds[bci] != noInstr
}

func (v *method) checkHandlers() {
	v.covered = span{low: math.MaxInt}
	for i := range v.src.Handlers {
		h := &v.src.Handlers[i]
		start, end := int(h.Start), int(h.End)
		switch {
		case !v.starts(start):
			v.failAs(KindFormat, -1, fmt.Sprintf("Illegal exception table start_pc %d", start), "")
		case end != len(v.Bytes) && !v.starts(end):
			v.failAs(KindFormat, -1, fmt.Sprintf("Illegal exception table end_pc %d", end), "")
		case !v.starts(int(h.PC)):
			v.failAs(KindFormat, -1, fmt.Sprintf("Illegal exception table handler_pc %d", h.PC), "")
		}
		if h.CatchIndex != 0 && !v.assignable(objectOf(throwable), objectOf(h.Catch)) {
			v.fail(int(h.PC), fmt.Sprintf("Catch type is not a subclass of Throwable in exception handler %d", h.PC), "")
		}
		v.covered.low, v.covered.high = min(v.covered.low, start), max(v.covered.high, end)
	}
	v.handled = make([]int, len(v.src.Handlers))
}

// checkLocalTable looks at what only debuggers read, as HotSpot does.
func (v *method) checkLocalTable() {
	for _, row := range v.src.Locals() {
		start, end := int(row.Start), int(row.Start)+int(row.Length)
		if !v.starts(start) {
			v.failAs(KindFormat, -1, fmt.Sprintf("Illegal local variable table start_pc %d", start), "")
		}
		if end != len(v.Bytes) && !v.starts(end) {
			v.failAs(KindFormat, -1, fmt.Sprintf("Illegal local variable table length %d", row.Length), "")
		}
	}
}

// run goes through the code once, from its first instruction to its last.
func (v *method) run() {
	next := 0 // of v.maps
	for bci := 0; bci < len(v.Bytes); {
		next = v.meet(bci, next)
		size, _ := v.Length(bci)
		inTry := bci >= v.covered.low && bci < v.covered.high
		op, _, isLocal := v.Local(bci)
		stores := isLocal && op >= bytecode.Istore && op <= bytecode.Astore
		if inTry && stores { // the handler sees the variable as it was
			v.toHandlers(bci, false)
		}
		made := v.step(bci, inTry)
		if inTry && !stores {
			v.toHandlers(bci, made)
		}
		bci += size
	}
	if !v.dead {
		v.fail(len(v.Bytes), "Control flow falls through code end", "")
	}
}

// meet goes over to the next frame of the stack map table where that is for the
// instruction at hand.
func (v *method) meet(bci, next int) int {
	if next >= len(v.maps) {
		if v.dead {
			v.fail(bci, "Expecting a stack map frame", "")
		}
		return next
	}
	at := v.maps[next].at
	switch {
	case v.dead && at > bci:
		v.fail(bci, "Expecting a stack map frame", "")
	case at < bci:
		v.fail(bci, "Bad stack map offset", "")
	case at == bci:
		if !v.dead {
			if why := v.mismatch(&v.cur, &v.maps[next]); why != "" {
				v.fail(bci, "Instruction type does not match stack map", why)
			}
		}
		v.cur.become(&v.maps[next])
		v.changes++
		return next + 1
	}
	return next
}

// jump checks that the frame at hand fits a branch's target.
func (v *method) jump(bci, to int) {
	if v.inferred != nil {
		v.flow(bci, to, &v.cur)
		return
	}
	msg := fmt.Sprintf
	target := v.mapAt(to)
	if target == nil {
		v.fail(bci, msg("Expecting a stackmap frame at branch target %d", to), "")
	}
	if why := v.mismatch(&v.cur, target); why != "" {
		v.fail(bci, msg("Inconsistent stackmap frames at branch target %d", to), why)
	}
}

// toHandlers checks that the frame at hand fits the handlers of an instruction, with
// an exception alone on the stack. made says that the instruction has called the
// constructor of the superclass: then a handler may not take this for made.
func (v *method) toHandlers(bci int, made bool) {
	for i := range v.src.Handlers {
		h := &v.src.Handlers[i]
		if bci < int(h.Start) || bci >= int(h.End) {
			continue
		}
		if v.handled[i] == v.changes+1 && !made {
			continue // nothing has changed since
		}
		if v.src.MaxStack == 0 {
			v.fail(bci, "Operand stack overflow", "")
		}
		thrown := frame{locals: v.cur.locals, stack: []Type{objectOf(caught(h))}, mapped: v.cur.mapped, unmade: v.cur.unmade || made}
		target := v.mapAt(int(h.PC))
		if target == nil {
			v.fail(bci, fmt.Sprintf("Expecting a stackmap frame at branch target %d", h.PC), "")
		}
		if why := v.mismatch(&thrown, target); why != "" {
			v.fail(bci, fmt.Sprintf("Stack map does not match the one at exception handler %d", h.PC), why)
		}
		if !made {
			v.handled[i] = v.changes + 1
		}
	}
}
