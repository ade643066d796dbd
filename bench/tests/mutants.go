package main

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// mutant is a class file with some bytes of a method's code replaced by as many others, so
// that what refers to places in the code, jumps and stack maps, stays right.
type mutant struct {
	Kind   string `json:"kind"`
	Class  string `json:"class"` // with slashes
	Method string `json:"method"`
	Line   int    `json:"line"`
	Was    string `json:"was"` // the instruction
	at     int    // in the class file
	bytes  []byte
}

func (m mutant) String() string {
	return fmt.Sprintf("%s: %s.%s, line %d, %s", m.Kind, strings.ReplaceAll(m.Class, "/", "."), m.Method, m.Line, m.Was)
}

// patch is a line for the judge.
func (m mutant) patch() string {
	return fmt.Sprintf("%s %d %s", strings.ReplaceAll(m.Class, "/", "."), m.at, hex.EncodeToString(m.bytes))
}

// site is an instruction in its method. Its neighbours are those in the file; where control
// comes to is the verifier's question.
type site struct {
	code   *bytecode.Code
	starts []int // of instructions, and the end of the code
	i      int
	static bool
}

func (s site) at(i int) []byte {
	if i < 0 || i+1 >= len(s.starts) {
		return nil
	}
	return s.code.Bytes[s.starts[i]:s.starts[i+1]]
}

func (s site) op() bytecode.Op { return s.code.Op(s.starts[s.i]) }
func (s site) length() int     { return len(s.at(s.i)) }

// next is the opcode of the instruction behind, nop where there is none.
func (s site) next() bytecode.Op {
	if b := s.at(s.i + 1); b != nil {
		return bytecode.Op(b[0])
	}
	return bytecode.Nop
}

// change is new bytes, of the instruction and what follows it.
type change []byte

// ops fills a change of a length up with nops, nil if it is longer.
func ops(length int, list ...bytecode.Op) []change {
	if len(list) > length {
		return nil
	}
	c := make(change, length) // of nops
	for i, op := range list {
		c[i] = byte(op)
	}
	return []change{c}
}

// first replaces the opcode only.
func (s site) first(op bytecode.Op) []change {
	c := bytes.Clone(s.at(s.i))
	c[0] = byte(op)
	return []change{c}
}

// kind is a way to change instructions.
type kind struct {
	name    string
	meaning string
	change  func(s site) []change
}

var kinds = []kind{
	{"negation", "a condition is negated", func(s site) []change {
		if op := s.op(); op.Conditional() {
			return s.first(negated(op))
		}
		return nil
	}},
	{"boundary", "< becomes <=, > becomes >=, and the other way round", func(s site) []change {
		return s.first2(boundaries)
	}},
	{"never", "a condition does not jump", func(s site) []change {
		switch op := s.op(); {
		case !op.Conditional():
			return nil
		case len(bytecode.Opcodes[op].Pop) == 2:
			return ops(3, bytecode.Pop2)
		}
		return ops(3, bytecode.Pop)
	}},
	{"arithmetic", "+ becomes -, * becomes /, % becomes *", func(s site) []change {
		op := s.op()
		if op < bytecode.Iadd || op > bytecode.Drem {
			return nil
		}
		family := (op - bytecode.Iadd) / 4
		return s.first(op - 4*family + 4*[]bytecode.Op{1, 0, 3, 2, 2}[family])
	}},
	{"sign", "a number is not negated", func(s site) []change {
		if op := s.op(); op >= bytecode.Ineg && op <= bytecode.Dneg {
			return s.first(bytecode.Nop)
		}
		return nil
	}},
	{"bits", "& becomes |, | becomes &, ^ becomes &", func(s site) []change {
		op := s.op()
		if op < bytecode.Iand || op > bytecode.Lxor {
			return nil
		}
		family := (op - bytecode.Iand) / 2
		return s.first(op - 2*family + 2*[]bytecode.Op{1, 0, 0}[family])
	}},
	{"shift", "<< becomes >>, >> becomes <<, >>> becomes >>", func(s site) []change {
		return s.first2(shifts)
	}},
	{"increment", "what is counted up is counted down", func(s site) []change {
		if s.op() != bytecode.Iinc {
			return nil
		}
		c := bytes.Clone(s.at(s.i))
		c[2] = -c[2]
		return []change{c}
	}},
	{"constant", "a number is one greater, 5 and 1.0 one less", func(s site) []change {
		if r := s.next(); r.Returns() {
			return nil // a result
		}
		return s.constant()
	}},
	{"result", "0, false or null is returned, or 1 instead of a constant 0", func(s site) []change {
		r := s.next()
		if !r.Returns() || r == bytecode.Return || bytecode.Opcodes[s.op()].Name == "aconst_null" {
			return nil
		}
		if c := s.constant(); c != nil {
			return c
		}
		return s.zero()
	}},
	{"call", "a call whose result nobody has is not made", func(s site) []change {
		if op := s.op(); op.Call() && op != bytecode.Invokedynamic {
			if _, name, desc := s.code.Member(s.starts[s.i]); name != "<init>" && classfile.ReturnType(desc) == "V" {
				return s.zero()
			}
		}
		return nil
	}},
	{"call result", "a call is not made: its result is 0, false or null", func(s site) []change {
		if op := s.op(); op.Call() && op != bytecode.Invokedynamic && !s.next().Returns() {
			if _, _, desc := s.code.Member(s.starts[s.i]); classfile.ReturnType(desc) != "V" {
				return s.zero()
			}
		}
		return nil
	}},
	{"field store", "a field is not written", func(s site) []change {
		if op := s.op(); op == bytecode.Putfield || op == bytecode.Putstatic {
			return s.zero()
		}
		return nil
	}},
	{"field load", "0, false or null is read from a field", func(s site) []change {
		if op := s.op(); (op == bytecode.Getfield || op == bytecode.Getstatic) && !s.next().Returns() {
			return s.zero()
		}
		return nil
	}},
	{"null", "null is stored instead of a variable's value", func(s site) []change {
		if op, _, ok := s.code.Local(s.starts[s.i]); ok && op == bytecode.Aload && (s.next() == bytecode.Putfield || s.next() == bytecode.Aastore) {
			return ops(s.length(), bytecode.AconstNull)
		}
		return nil
	}},
	{"variable", "another variable of the same type is read", func(s site) []change {
		op, local, ok := s.code.Local(s.starts[s.i])
		if !ok || op < bytecode.Iload || op > bytecode.Aload {
			return nil
		}
		// The next one that the method uses in the same way; an array's index among them.
		others := s.locals(op)
		at := slices.Index(others, local)
		for k := 1; k < len(others); k++ {
			other := others[(at+k)%len(others)]
			if op == bytecode.Aload && other == 0 && !s.static {
				continue // this
			}
			switch {
			case s.length() == 2:
				return []change{{byte(op), byte(other)}}
			case s.length() == 1 && other < 4:
				return ops(1, bytecode.Iload0+4*(op-bytecode.Iload)+bytecode.Op(other))
			}
		}
		return nil
	}},
	{"operands", "two operands change places", func(s site) []change {
		a, b := s.at(s.i), s.at(s.i+1)
		k := s.pushes(s.i)
		if k == 0 || k != s.pushes(s.i+1) || bytes.Equal(a, b) {
			return nil
		}
		third := s.at(s.i + 2)
		if third == nil || !ordered(bytecode.Op(third[0])) {
			return nil
		}
		return []change{append(bytes.Clone(b), a...)}
	}},
	{"switch", "two cases of a switch change places", func(s site) []change {
		op := s.op()
		if !op.Switch() {
			return nil
		}
		bci := s.starts[s.i]
		_, targets := s.code.Switch(bci)
		size, first := 4, (bci+4)&^3+12-bci
		if op == bytecode.Lookupswitch {
			size = 8
		}
		var list []change
		for k := 1; k+1 < len(targets); k++ {
			if targets[k] == targets[k+1] {
				continue
			}
			c := bytes.Clone(s.at(s.i))
			x, y := first+(k-1)*size, first+k*size
			copy(c[x:x+4], s.at(s.i)[y:y+4])
			copy(c[y:y+4], s.at(s.i)[x:x+4])
			list = append(list, c)
		}
		return list
	}},
	{"store", "a variable keeps its value", func(s site) []change {
		op, _, ok := s.code.Local(s.starts[s.i])
		switch {
		case ok && op == bytecode.Iinc:
			return ops(s.length())
		case !ok || op < bytecode.Istore || op > bytecode.Astore:
			return nil
		case op == bytecode.Lstore || op == bytecode.Dstore:
			return ops(s.length(), bytecode.Pop2)
		}
		return ops(s.length(), bytecode.Pop)
	}},
}

func negated(op bytecode.Op) bytecode.Op {
	if op >= bytecode.Ifnull {
		return bytecode.Ifnull + bytecode.Ifnonnull - op
	}
	return (op - bytecode.Ifeq) ^ 1 + bytecode.Ifeq
}

// first2 replaces the opcode by its partner.
func (s site) first2(partners map[bytecode.Op]bytecode.Op) []change {
	if to, ok := partners[s.op()]; ok {
		return s.first(to)
	}
	return nil
}

var boundaries = map[bytecode.Op]bytecode.Op{
	bytecode.Iflt: bytecode.Ifle, bytecode.Ifle: bytecode.Iflt, bytecode.Ifgt: bytecode.Ifge, bytecode.Ifge: bytecode.Ifgt,
	bytecode.IfIcmplt: bytecode.IfIcmple, bytecode.IfIcmple: bytecode.IfIcmplt,
	bytecode.IfIcmpgt: bytecode.IfIcmpge, bytecode.IfIcmpge: bytecode.IfIcmpgt,
}

var shifts = map[bytecode.Op]bytecode.Op{
	bytecode.Ishl: bytecode.Ishr, bytecode.Ishr: bytecode.Ishl, bytecode.Iushr: bytecode.Ishr,
	bytecode.Lshl: bytecode.Lshr, bytecode.Lshr: bytecode.Lshl, bytecode.Lushr: bytecode.Lshr,
}

// constant is another number instead of a constant.
func (s site) constant() []change {
	switch op := s.op(); {
	case op >= bytecode.IconstM1 && op <= bytecode.Iconst4, op == bytecode.Lconst0, op == bytecode.Fconst0, op == bytecode.Dconst0:
		if s.next().Returns() && op == bytecode.Iconst1 {
			return s.first(bytecode.Iconst0) // a truth
		}
		return s.first(op + 1)
	case op == bytecode.Iconst5, op == bytecode.Lconst1, op == bytecode.Fconst1, op == bytecode.Fconst2, op == bytecode.Dconst1:
		return s.first(op - 1)
	case op == bytecode.Bipush, op == bytecode.Sipush:
		c := bytes.Clone(s.at(s.i))
		c[len(c)-1]++
		return []change{c}
	}
	return nil
}

// zero has an instruction's operands taken away and 0 or null put where its result was.
func (s site) zero() []change {
	bci := s.starts[s.i]
	op := s.op()
	var types []string // of operands, the last one first
	result := ""
	switch {
	case op.Call():
		_, _, desc := s.code.Member(bci)
		params, ret, err := classfile.ParseMethodDescriptor(desc)
		if err != nil {
			return nil
		}
		if types, result = params, ret; op != bytecode.Invokestatic {
			types = append([]string{"L"}, types...)
		}
		slices.Reverse(types)
	case op.Field():
		_, _, desc := s.code.Member(bci)
		if op == bytecode.Putfield || op == bytecode.Putstatic {
			types = append(types, desc)
		} else {
			result = desc
		}
		if op == bytecode.Putfield || op == bytecode.Getfield {
			types = append(types, "L")
		}
	case bytecode.Opcodes[op].Push == "*", op == bytecode.New, op.Switch(), op == bytecode.Invokedynamic:
		return nil
	default:
		switch bytecode.Opcodes[op].Push {
		case "I", "J", "F", "D", "A":
			result = strings.Replace(bytecode.Opcodes[op].Push, "A", "L", 1)
		default:
			return nil
		}
		for _, t := range bytecode.Opcodes[op].Pop {
			if t == '*' || t == '1' || t == '2' {
				return nil
			}
			types = append(types, string(t))
		}
		slices.Reverse(types)
	}
	var list []bytecode.Op
	for k := 0; k < len(types); k++ {
		switch {
		case classfile.Slots(types[k]) == 2, k+1 < len(types) && classfile.Slots(types[k+1]) == 1:
			list = append(list, bytecode.Pop2)
			if classfile.Slots(types[k]) == 1 {
				k++
			}
		default:
			list = append(list, bytecode.Pop)
		}
	}
	switch {
	case result == "" || result == "V":
	case result[0] == 'J':
		list = append(list, bytecode.Lconst0)
	case result[0] == 'F':
		list = append(list, bytecode.Fconst0)
	case result[0] == 'D':
		list = append(list, bytecode.Dconst0)
	case result[0] == 'L', result[0] == '[':
		list = append(list, bytecode.AconstNull)
	default:
		list = append(list, bytecode.Iconst0)
	}
	return ops(s.length(), list...)
}

// locals lists the variables that instructions of one form read.
func (s site) locals(op bytecode.Op) (list []int) {
	for _, bci := range s.starts[:len(s.starts)-1] {
		if o, local, ok := s.code.Local(bci); ok && o == op && !slices.Contains(list, local) {
			list = append(list, local)
		}
	}
	slices.Sort(list)
	return list
}

// pushes is the letter of the type that an instruction pushes which has no operands, 0 for
// other instructions.
func (s site) pushes(i int) byte {
	b := s.at(i)
	if b == nil {
		return 0
	}
	info := bytecode.Opcodes[b[0]]
	if op := bytecode.Op(b[0]); op == bytecode.Wide || op == bytecode.New || info.Pop != "" || len(info.Push) != 1 || info.Push == "*" || op.Call() || op.Field() {
		return 0
	}
	return info.Push[0]
}

// ordered reports whether it matters which of two operands is the first.
func ordered(op bytecode.Op) bool {
	switch {
	case op >= bytecode.Isub && op <= bytecode.Dsub, op >= bytecode.Idiv && op <= bytecode.Drem, op >= bytecode.Ishl && op <= bytecode.Lushr,
		op >= bytecode.Lcmp && op <= bytecode.Dcmpg, op >= bytecode.IfIcmplt && op <= bytecode.IfIcmple:
		return true
	}
	return op.Call() || op == bytecode.Putfield
}

// mutantsOf makes all mutants of a class file that there are of some kinds. The verifier has
// not seen them.
func mutantsOf(data []byte, of []kind) ([]mutant, error) {
	f, err := classfile.Parse(data)
	if err != nil {
		return nil, err
	}
	var list []mutant
	for i := range f.Methods {
		m := &f.Methods[i]
		if m.Code == nil || m.Flags&(classfile.AccSynthetic|classfile.AccBridge) != 0 || m.Name == "main" {
			continue
		}
		s := site{code: &bytecode.Code{Bytes: m.Code.Bytes, Pool: f.Pool}, static: m.Flags&classfile.AccStatic != 0}
		for bci := 0; bci < len(m.Code.Bytes); {
			n, wrong := s.code.Length(bci)
			if wrong != "" {
				return nil, fmt.Errorf("%s.%s: %s", f.Name, m.Name, wrong)
			}
			s.starts = append(s.starts, bci)
			bci += n
		}
		s.starts = append(s.starts, len(m.Code.Bytes))
		for s.i = range len(s.starts) - 1 {
			bci := s.starts[s.i]
			for _, k := range of {
				for _, c := range k.change(s) {
					if bytes.Equal(c, m.Code.Bytes[bci:bci+len(c)]) {
						continue
					}
					list = append(list, mutant{
						Kind: k.name, Class: f.Name, Method: m.Name + m.Descriptor, Line: m.Code.LineAt(bci), Was: bytecode.Opcodes[s.op()].Name,
						at: m.Code.Offset + bci, bytes: c,
					})
				}
			}
		}
	}
	return list, nil
}
