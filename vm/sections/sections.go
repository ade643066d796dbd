// Package sections looks at what is done between taking a lock and giving it up, by the code
// alone: critical sections that do nothing but add to numbers can be executed in any order.
//
// Invariants: a section is said to add only if what it does besides (which way it goes, what
// it leaves on the stack or in variables, what it adds) does not depend on any of the
// numbers that it adds to. What it reads besides is told; it must not change. All that holds
// if the section is executed to its end without an exception, and gives up there what it has
// taken: whoever executes it has to see to that.
package sections

import (
	"slices"

	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// End is what a section ends with.
type End int

// The ends.
const (
	Exit   End = iota // monitorexit
	Unlock            // Lock.unlock
	Return            // of a synchronized method
)

// Field is one that a section reads.
type Field struct{ Class, Name string }

// Adds reports whether the section that begins with the instruction at a bytecode offset, or
// with a synchronized method, does nothing but add integers to variables, which fields it
// relies on not to change, and at which instruction it ends.
func Adds(code *bytecode.Code, at int, end End) (relies []Field, last int, ok bool) {
	s := &section{code: code, end: end, locals: map[int]value{}}
	if end != Return {
		n, wrong := code.Length(at)
		if wrong != "" {
			return nil, 0, false
		}
		at += n
	}
	if last, ok = s.run(at); !ok || len(s.stored) == 0 {
		return nil, 0, false
	}
	for _, v := range s.stored {
		if s.reads[v] != 1 || slices.Contains(s.used, v) {
			return nil, 0, false
		}
	}
	for _, v := range s.used {
		if v.class == "" {
			return nil, 0, false // an element
		}
		for _, w := range s.stored {
			if w.name == v.name {
				return nil, 0, false // it may be the same
			}
		}
		if f := (Field{v.class, v.name}); !slices.Contains(relies, f) {
			relies = append(relies, f)
		}
	}
	return relies, last, true
}

// variable is what is read and written: a field of an object, a static one (of object 0), or
// an element of an array.
type variable struct {
	object, index int
	class, name   string
}

// value is what is on the operand stack.
type value struct {
	id   int // the same for the same value, as far as is known; never 0
	wide bool
	sum  []variable // that have been added up to it, with what depends on none
}

type section struct {
	code   *bytecode.Code
	end    End
	stack  []value
	locals map[int]value
	ids    int
	stored []variable
	used   []variable // that something depends on
	reads  map[variable]int
}

// run follows the code, which has one way only, to the end of the section.
func (s *section) run(at int) (last int, ok bool) {
	for at < len(s.code.Bytes) {
		n, wrong := s.code.Length(at)
		if wrong != "" {
			return 0, false
		}
		ended, ok := s.step(at)
		if ended || !ok {
			return at, ok
		}
		if s.code.Op(at) == bytecode.Goto {
			n = s.code.S2(at + 1)
			if n <= 0 {
				return 0, false
			}
		}
		at += n
	}
	return 0, false
}

func (s *section) fresh(wide bool) value {
	s.ids++
	return value{id: s.ids, wide: wide}
}

func (s *section) push(v value) { s.stack = append(s.stack, v) }

// pop takes a value; what was there before the section depends on nothing in it.
func (s *section) pop() value {
	n := len(s.stack)
	if n == 0 {
		return s.fresh(false)
	}
	v := s.stack[n-1]
	s.stack = s.stack[:n-1]
	return v
}

func (s *section) use(v value) { s.used = append(s.used, v.sum...) }

func (s *section) read(v variable, wide bool) {
	if s.reads == nil {
		s.reads = map[variable]int{}
	}
	s.reads[v]++
	r := s.fresh(wide)
	r.sum = []variable{v}
	s.push(r)
}

// store reports whether what is stored is the variable with something added.
func (s *section) store(v variable, to value) bool {
	at := slices.Index(to.sum, v)
	if at < 0 || slices.ContainsFunc(s.stored, func(w variable) bool { return w.name == v.name }) {
		return false
	}
	s.used = append(s.used, to.sum[:at]...)
	s.used = append(s.used, to.sum[at+1:]...) // if it is there twice it is doubled
	s.stored = append(s.stored, v)
	return true
}

// step does what one instruction does.
func (s *section) step(at int) (ended, ok bool) {
	c := s.code
	op := c.Op(at)
	if load, local, is := c.Local(at); is {
		return false, s.local(load, local)
	}
	switch op {
	case bytecode.Nop, bytecode.Goto:
	case bytecode.Ldc, bytecode.LdcW:
		index := c.U1(at + 1)
		if op == bytecode.LdcW {
			index = c.U2(at + 1)
		}
		s.push(s.fresh(false))
		return false, c.Pool.Consts[index].Tag == classfile.TagInteger
	case bytecode.Pop:
		s.pop()
	case bytecode.Pop2:
		if !s.pop().wide {
			s.pop()
		}
	case bytecode.Dup:
		v := s.pop()
		s.push(v)
		s.push(v)
	case bytecode.DupX1:
		v, w := s.pop(), s.pop()
		s.push(v)
		s.push(w)
		s.push(v)
	case bytecode.Dup2:
		v := s.pop()
		if v.wide {
			s.push(v)
			s.push(v)
			return false, true
		}
		w := s.pop()
		for range 2 {
			s.push(w)
			s.push(v)
		}
	case bytecode.Iadd, bytecode.Ladd, bytecode.Isub, bytecode.Lsub:
		v, w := s.pop(), s.pop()
		sum := s.fresh(op == bytecode.Ladd || op == bytecode.Lsub)
		if sum.sum = slices.Clone(w.sum); op == bytecode.Isub || op == bytecode.Lsub {
			s.use(v)
		} else {
			sum.sum = append(sum.sum, v.sum...)
		}
		s.push(sum)
	case bytecode.Getstatic, bytecode.Getfield, bytecode.Putstatic, bytecode.Putfield:
		return false, s.field(at)
	case bytecode.Iaload, bytecode.Laload:
		index, array := s.pop(), s.pop()
		s.use(index)
		s.use(array)
		s.read(variable{object: array.id, index: index.id, name: elements(op)}, op == bytecode.Laload)
	case bytecode.Iastore, bytecode.Lastore:
		v, index, array := s.pop(), s.pop(), s.pop()
		s.use(index)
		s.use(array)
		return false, s.store(variable{object: array.id, index: index.id, name: elements(op)}, v)
	case bytecode.Monitorexit:
		s.pop()
		return true, s.end == Exit && s.leaves()
	case bytecode.Invokevirtual, bytecode.Invokeinterface:
		class, name, desc := c.Member(at)
		if s.end != Unlock || name != "unlock" || desc != "()V" || class != "java/util/concurrent/locks/ReentrantLock" && class != "java/util/concurrent/locks/Lock" {
			return false, false
		}
		s.pop()
		return true, s.leaves()
	default:
		return s.plain(op)
	}
	return false, true
}

// elements names the variables that are elements of int or long arrays.
func elements(op bytecode.Op) string {
	if op == bytecode.Laload || op == bytecode.Lastore {
		return "long[]"
	}
	return "int[]"
}

// plain does what an instruction does that computes something of what it takes from the
// stack, or returns.
func (s *section) plain(op bytecode.Op) (ended, ok bool) {
	if op.Returns() {
		return true, s.end == Return && s.leaves()
	}
	o := bytecode.Opcodes[op]
	switch {
	case op <= bytecode.Ldc2W: // constants
	case op >= bytecode.Iadd && op <= bytecode.Lxor && op != bytecode.Idiv && op != bytecode.Ldiv && op != bytecode.Irem && op != bytecode.Lrem:
	case op >= bytecode.I2l && op <= bytecode.Dcmpg, op == bytecode.Arraylength:
	default:
		return false, false
	}
	for range o.Pop {
		s.use(s.pop())
	}
	for _, letter := range o.Push {
		s.push(s.fresh(letter == 'J' || letter == 'D' || letter == '*'))
	}
	return false, true
}

// leaves has what is left on the stack be used.
func (s *section) leaves() bool {
	for _, v := range s.stack {
		s.use(v)
	}
	return true
}

func (s *section) local(op bytecode.Op, n int) bool {
	switch {
	case op >= bytecode.Iload && op <= bytecode.Aload:
		v, known := s.locals[n]
		if !known {
			v = s.fresh(op == bytecode.Lload || op == bytecode.Dload)
			s.locals[n] = v
		}
		s.push(v)
	case op >= bytecode.Istore && op <= bytecode.Astore:
		v := s.pop()
		s.use(v)
		v.sum = nil
		s.locals[n] = v
	case op == bytecode.Iinc:
		s.locals[n] = s.fresh(false)
	default:
		return false
	}
	return true
}

func (s *section) field(at int) bool {
	op := s.code.Op(at)
	class, name, desc := s.code.Member(at)
	v := variable{class: class, name: name}
	var to value
	if op == bytecode.Putstatic || op == bytecode.Putfield {
		to = s.pop()
	}
	if op == bytecode.Getfield || op == bytecode.Putfield {
		object := s.pop()
		s.use(object)
		v.object = object.id
	}
	if op == bytecode.Putstatic || op == bytecode.Putfield {
		return (desc == "I" || desc == "J") && s.store(v, to)
	}
	s.read(v, classfile.Slots(desc) == 2)
	return true
}
