package sequences

import (
	"math"
	"slices"
	"strings"
	"unicode/utf16"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/listener/contractfile"
	"github.com/gojpf/gojpf/listener/javatest"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// explorer makes the calls of a run.
type explorer struct {
	o       *Options
	class   *vm.Class
	begins  []op // constructors
	goesOn  []op // methods
	covered map[outcome]bool
	// constants are numbers of the class's own.
	constants []int64
	// statics are what static fields of the class have in front of the calls.
	statics []javatest.FieldValue
	shared  []string  // those that cannot be written
	now     []outcome // by the present call
	found   []*trail
	// next are the calls that may follow a method, where that was learnt.
	next map[*vm.Method][]op
}

// op is a call that can be made: a method with arguments.
type op struct {
	method *vm.Method
	args   []arg
}

// arg is an argument: a number, a text, or null.
type arg struct {
	kind vm.Kind
	bits uint64
	text string
	null bool
}

// trail is the calls of a path, the last one first. It is immutable, and no part of what
// the program can observe.
type trail struct {
	before *trail
	length int
	op     op
	result *javatest.Value // what it has returned, nil for nothing that can be compared
	thrown *vm.Class
	covers []outcome
	// statics are what static fields have after a constructor: tests set them behind it.
	statics []javatest.FieldValue
}

// Unmatched implements vm.Unmatched.
func (*trail) Unmatched() {}

const trailKey = "gojpf.sequences"

// lastCall is the method that was called last, where that decides what may follow: objects are
// equal then only if that is.
type lastCall struct{ method string }

// AppendState implements vm.StateData.
func (l lastCall) AppendState(b []byte) []byte { return append(append(b, l.method...), 0) }

const lastKey = "gojpf.sequences.last"

// concerns reports whether branches of a method are to be covered.
func (x *explorer) concerns(m *vm.Method) bool {
	name := m.Class.JavaName()
	return (name == x.o.class || strings.HasPrefix(name, x.o.class+"$")) && !synthetic(m)
}

func synthetic(m *vm.Method) bool {
	return m.Flags&(classfile.AccSynthetic|classfile.AccBridge) != 0
}

// step is the native of the driver.
func (x *explorer) step(e *vm.Env) {
	before, _ := e.M.Extra(trailKey).(*trail)
	if e.Phase == 1 {
		x.done(e, before)
		return
	}
	length := 0
	if before != nil {
		length = before.length
	}
	if x.class == nil {
		x.prepare(e.M)
	}
	ops := x.goesOn
	if e.Ref(0) == 0 {
		ops = x.begins
	}
	ops = x.allowed(ops, before)
	if length >= x.o.Length || len(ops) == 0 {
		return
	}
	i, ok := e.Choose(choice.NewIntInterval("call", 0, int32(len(ops)-1)))
	if !ok {
		return
	}
	k := ops[i]
	var slots []uint64
	switch {
	case k.method.Name == "<init>":
		r := e.M.Heap.NewInstance(x.class)
		e.SetLocalRef(0, r)
		slots = append(slots, uint64(r))
	case !k.method.Static():
		slots = append(slots, e.Args[0])
	}
	for _, a := range k.args {
		switch {
		case a.kind != vm.KindRef:
			slots = append(slots, a.bits)
		case a.null:
			slots = append(slots, 0)
		default:
			slots = append(slots, uint64(e.M.Intern(e.M.NewString(a.text))))
		}
		if a.kind.Slots() == 2 {
			slots = append(slots, 0)
		}
	}
	x.now = x.now[:0]
	e.M.SetExtra(trailKey, &trail{before: before, length: length + 1, op: k})
	if x.o.Contracts != nil {
		e.M.SetExtra(lastKey, lastCall{k.method.String()})
	}
	e.CallCatch(1, k.method, slots...)
}

// allowed are the calls that may follow the last one: those that users were seen to make there.
// Where nothing was learnt of one of two methods they may follow each other.
func (x *explorer) allowed(ops []op, before *trail) []op {
	if before == nil || x.o.Contracts == nil {
		return ops
	}
	last := before.op.method
	if list, known := x.next[last]; known {
		return list
	}
	contracts := func(m *vm.Method) *contractfile.Method {
		return x.o.Contracts.Class(m.Class.JavaName()).Method(m.Name, m.Desc)
	}
	var list []op
	for _, k := range ops {
		w := contracts(k.method)
		if contracts(last) == nil || w == nil || len(w.After) == 0 || slices.ContainsFunc(w.After, func(a contractfile.After) bool {
			return a.Is(last.Class.JavaName(), last.Name, last.Desc)
		}) {
			list = append(list, k)
		}
	}
	x.next[last] = list
	return list
}

// done takes the end of a call.
func (x *explorer) done(e *vm.Env, open *trail) {
	t := *open
	m := t.op.method
	x.cover(outcome(m.String()))
	if e.Exc != 0 {
		t.thrown = e.M.Heap.Get(e.Exc).Class
		x.cover(outcome(m.String() + " throws " + t.thrown.Name))
	} else {
		t.result = resultOf(e.M, m, e.Result)
		if m.Name == "<init>" {
			t.statics, _ = x.readStatics(e.M)
		}
	}
	t.covers = slices.Clone(x.now)
	e.M.SetExtra(trailKey, &t)
	fresh := false
	for _, o := range t.covers {
		fresh = fresh || !x.covered[o]
		x.covered[o] = true
	}
	if fresh {
		x.found = append(x.found, &t)
	}
	switch {
	case t.thrown != nil: // a test ends with it
	case m.Name == "<init>":
		e.ReturnRef(vm.Ref(e.Local(0)))
	default:
		e.ReturnRef(e.Ref(0))
	}
}

// prepare lists the calls that there are.
func (x *explorer) prepare(m *vm.Machine) {
	for id := 1; id < m.Lib.Classes(); id++ {
		if c := m.Lib.ClassByID(uint32(id)); c.JavaName() == x.o.class && c.Loader != nil {
			x.class = c
		}
	}
	x.constants = x.constantsOf(x.class)
	x.statics, x.shared = x.readStatics(m)
	public := x.class.Flags&classfile.AccPublic != 0
	for _, mt := range x.class.Methods {
		if synthetic(mt) || mt.Private() || mt.Abstract() || mt.Name == "<clinit>" || public && mt.Flags&classfile.AccPublic == 0 || mt.Name == "main" && mt.Static() {
			continue
		}
		for _, args := range x.arguments(mt) {
			if mt.Name == "<init>" {
				x.begins = append(x.begins, op{mt, args})
			} else {
				x.goesOn = append(x.goesOn, op{mt, args})
			}
		}
	}
	if x.class.Flags&classfile.AccAbstract != 0 {
		x.begins = nil
	}
}

// readStatics reads the static fields of the class; shared are those that cannot be written.
func (x *explorer) readStatics(m *vm.Machine) (list []javatest.FieldValue, shared []string) {
	for _, f := range x.class.Fields {
		if !f.Static() || f.Flags&(classfile.AccFinal|classfile.AccSynthetic) != 0 {
			continue
		}
		if v := valueOf(m, f.Kind, m.Static(f)); v != nil {
			list = append(list, javatest.FieldValue{Field: f, Value: *v})
		} else {
			shared = append(shared, f.String())
		}
	}
	return list, shared
}

// arguments lists what a method is called with: all combinations of small values, or as
// many as there are values where there are too many combinations.
func (x *explorer) arguments(mt *vm.Method) [][]arg {
	list := [][]arg{nil}
	descs, _, _ := classfile.ParseMethodDescriptor(mt.Desc)
	for _, d := range descs {
		var next [][]arg
		for _, a := range list {
			for _, v := range x.values(d) {
				next = append(next, append(slices.Clone(a), v))
			}
		}
		if list = next; len(list) > mostCombinations {
			thin := len(list)/mostCombinations + 1
			var few [][]arg
			for i := 0; i < len(list); i += thin {
				few = append(few, list[i])
			}
			list = few
		}
	}
	return list
}

const mostCombinations = 64

// values are those of a type. What a reference to an unknown class can be is null.
func (x *explorer) values(desc string) []arg {
	k := vm.KindOf(desc)
	var list []arg
	switch k {
	case vm.KindBoolean:
		return []arg{{kind: k}, {kind: k, bits: 1}}
	case vm.KindFloat:
		for i := range x.o.Values {
			list = append(list, arg{kind: k, bits: uint64(math.Float32bits(float32(i)))})
		}
	case vm.KindDouble:
		for i := range x.o.Values {
			list = append(list, arg{kind: k, bits: math.Float64bits(float64(i))})
		}
	case vm.KindRef:
		switch classfile.TypeName(desc) {
		case "java.lang.String", "java.lang.Object", "java.lang.Comparable", "java.lang.CharSequence", "java.io.Serializable":
			for i := range x.o.Values {
				list = append(list, arg{kind: k, text: string(rune('a' + i%26))})
			}
		}
		list = append(list, arg{kind: k, null: true})
	case vm.KindInt, vm.KindLong, vm.KindShort:
		// One of them is less than zero; and what the class itself compares with.
		for i := range max(x.o.Values-1, 1) {
			list = append(list, arg{kind: k, bits: uint64(i)})
		}
		for _, n := range append([]int64{-1}, x.constants...) {
			bits := uint64(n)
			if k != vm.KindLong {
				bits = uint64(uint32(int32(n)))
			}
			if a := (arg{kind: k, bits: bits}); !slices.Contains(list, a) && (n >= 0 || x.o.Values > 1) && (k != vm.KindShort || n == int64(int16(n))) {
				list = append(list, a)
			}
		}
	default:
		for i := range x.o.Values {
			list = append(list, arg{kind: k, bits: uint64(i)})
		}
	}
	return list
}

// constantsOf lists numbers that the code of a class has, at most as many as there are
// other values.
func (x *explorer) constantsOf(c *vm.Class) (list []int64) {
	for _, m := range c.Methods {
		if m.Info == nil || m.Info.Code == nil || m.Name == "<clinit>" {
			continue
		}
		code := &bytecode.Code{Bytes: m.Info.Code.Bytes}
		for bci := 0; bci < len(code.Bytes); {
			size, wrong := code.Length(bci)
			if wrong != "" {
				break
			}
			n, ok := int64(0), true
			switch code.Op(bci) {
			case bytecode.Bipush:
				n = int64(code.S1(bci + 1))
			case bytecode.Sipush:
				n = int64(code.S2(bci + 1))
			default:
				ok = false
			}
			if ok && !slices.Contains(list, n) && len(list) < x.o.Values {
				list = append(list, n)
			}
			bci += size
		}
	}
	return list
}

var typesOf = map[vm.Kind]symbolic.Type{
	vm.KindBoolean: symbolic.Boolean, vm.KindByte: symbolic.Byte, vm.KindChar: symbolic.Char, vm.KindShort: symbolic.Short,
	vm.KindInt: symbolic.Int, vm.KindLong: symbolic.Long, vm.KindFloat: symbolic.Float, vm.KindDouble: symbolic.Double,
}

// number is a primitive value of a test.
func number(k vm.Kind, slot uint64) javatest.Value {
	t := typesOf[k]
	switch bits := k.Widen(slot); k {
	case vm.KindLong, vm.KindDouble:
		return javatest.Number(t, symbolic.Value{Kind: t.Kind(), Bits: slot})
	case vm.KindFloat, vm.KindBoolean, vm.KindChar:
		return javatest.Number(t, symbolic.Value{Kind: t.Kind(), Bits: bits})
	default:
		return javatest.Number(t, symbolic.Value{Kind: t.Kind(), Bits: uint64(int64(int32(bits)))})
	}
}

// text is a String of a test.
func text(m *vm.Machine, s string) javatest.Value {
	return javatest.Reference(&javatest.Object{Class: m.Lib.MustLoad("java/lang/String"), Chars: utf16.Encode([]rune(s))})
}

// resultOf is what a test expects, nil where it cannot say.
func resultOf(m *vm.Machine, mt *vm.Method, slot uint64) *javatest.Value {
	if mt.Ret == vm.KindVoid {
		return nil
	}
	return valueOf(m, mt.Ret, slot)
}

// valueOf is a number, a text or null, nil for another object.
func valueOf(m *vm.Machine, k vm.Kind, slot uint64) *javatest.Value {
	var v javatest.Value
	switch {
	case k != vm.KindRef:
		v = number(k, slot)
	case slot == 0:
		v = javatest.Reference(nil)
	default:
		o := m.Heap.Get(vm.Ref(slot))
		if o.Class.Name != "java/lang/String" {
			return nil
		}
		v = text(m, m.GoString(vm.Ref(slot)))
	}
	return &v
}

// test makes a test of a trail.
func (x *explorer) test(m *vm.Machine, last *trail, name string) *javatest.Test {
	var calls []*trail
	for t := last; t != nil; t = t.before {
		calls = append(calls, t)
	}
	slices.Reverse(calls)
	t := &javatest.Test{Name: name, Statics: x.statics}
	var receiver *javatest.Object
	for _, k := range calls {
		c := javatest.Call{Method: k.op.method, Result: k.result, Throws: k.thrown}
		for _, a := range k.op.args {
			switch {
			case a.kind != vm.KindRef:
				c.Args = append(c.Args, number(a.kind, a.bits))
			case a.null:
				c.Args = append(c.Args, javatest.Reference(nil))
			default:
				c.Args = append(c.Args, text(m, a.text))
			}
		}
		if k.op.method.Name == "<init>" && len(calls) > 1 {
			receiver = &javatest.Object{Class: x.class, Created: &c}
			t.Statics = k.statics
			continue
		}
		if !k.op.method.Static() {
			c.This = receiver
		}
		t.Calls = append(t.Calls, c)
	}
	return t
}
