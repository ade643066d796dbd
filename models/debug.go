package models

import (
	"fmt"
	"strings"

	insnsym "github.com/gojpf/gojpf/insn/symbolic"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// The classes by which a program makes inputs and asks about them.
const (
	debugClass    = "gov/nasa/jpf/symbc/Debug"
	verifierClass = "org/sosy_lab/sv_benchmarks/Verifier"
)

func init() {
	debug := Methods{
		"assume":                assumeSymbolic,
		"isSymbolicInteger":     isSymbolic,
		"isSymbolicLong":        isSymbolic,
		"isSymbolicShort":       isSymbolic,
		"isSymbolicByte":        isSymbolic,
		"isSymbolicChar":        isSymbolic,
		"getSolvedPC":           func(e *vm.Env) { e.ReturnString(pathCondition(e, true)) },
		"getPC_prefix_notation": func(e *vm.Env) { e.ReturnString(prefixNotation(e)) },
		"printPC":               printPC,
		"printHeapPC":           func(e *vm.Env) { printLine(e, e.String(0)) },
		"printSymbolicRef":      func(e *vm.Env) { printLine(e, e.String(1)) },
		"makeFieldsSymbolic":    func(e *vm.Env) { makeFields(e, 0, 1) },
		"makeSymbolicRef": func(e *vm.Env) {
			makeFields(e, 0, 1)
			notSymbolic(e, "Debug.makeSymbolicRef did not try null and other objects")
			e.ReturnRef(e.Ref(1))
		},
		"makeSymbolicNull": func(e *vm.Env) {
			notSymbolic(e, "Debug.makeSymbolicNull gave null only")
			e.ReturnRef(vm.Null)
		},
		"matchAbstractState": func(e *vm.Env) {
			notSymbolic(e, "Debug.matchAbstractState matched nothing")
			e.ReturnBool(false)
		},
		"makeSymbolicString(Ljava/lang/String;)Ljava/lang/String;": func(e *vm.Env) {
			notSymbolic(e, "Debug.makeSymbolicString made an empty text only")
			e.ReturnString("")
		},
		"makeSymbolicString(Ljava/lang/String;I)Ljava/lang/String;": makeCharacters,
		"getSymbolicStringValue":                                    func(e *vm.Env) { e.ReturnString(e.String(0)) },
	}
	for name, t := range map[string]symbolic.Type{
		"Integer": symbolic.Int, "Long": symbolic.Long, "Short": symbolic.Short, "Byte": symbolic.Byte, "Char": symbolic.Char,
		"Boolean": symbolic.Boolean, "Real": symbolic.Double,
	} {
		debug["makeSymbolic"+name] = func(e *vm.Env) { fresh(e, e.String(0), true, t, 0) }
		debug["getSymbolic"+name+"Value"] = func(e *vm.Env) { e.ReturnString(expressionText(e, t)) }
	}
	for name, t := range map[string]symbolic.Type{
		"Int": symbolic.Int, "Long": symbolic.Long, "Short": symbolic.Short, "Byte": symbolic.Byte, "Char": symbolic.Char,
		"Boolean": symbolic.Boolean, "Double": symbolic.Double,
	} {
		at := 1
		if t.Kind() == symbolic.I64 || t.Kind() == symbolic.F64 {
			at = 2
		}
		debug["addSymbolic"+name] = func(e *vm.Env) { fresh(e, e.String(at), true, t, e.Args[0]) }
	}
	Register(debugClass, debug)

	verifier := Methods{
		"assume": assumeSymbolic,
		"nondetString": func(e *vm.Env) {
			notSymbolic(e, "Verifier.nondetString gave an empty text only")
			e.ReturnString("")
		},
	}
	for name, t := range map[string]symbolic.Type{
		"Int": symbolic.Int, "Long": symbolic.Long, "Short": symbolic.Short, "Byte": symbolic.Byte, "Char": symbolic.Char,
		"Boolean": symbolic.Boolean, "Float": symbolic.Float, "Double": symbolic.Double,
	} {
		verifier["nondet"+name] = func(e *vm.Env) {
			n := 1
			if e.M != nil {
				n += len(insnsym.PathOf(e.M).Inputs())
			}
			fresh(e, fmt.Sprintf("nondet%s_%d", name, n), true, t, 0)
		}
	}
	Register(verifierClass, verifier)
}

// fresh returns a new input; value is what it is where nothing is symbolic.
func fresh(e *vm.Env, name string, whole bool, t symbolic.Type, value uint64) {
	rt := options(e).Symbolic
	if rt == nil {
		e.ReturnRaw(value)
		return
	}
	slot, attr := rt.Fresh(e.M, name, whole, t)
	e.ReturnRaw(slot)
	e.RetAttr = attr
}

func notSymbolic(e *vm.Env, what string) {
	if rt := options(e).Symbolic; rt != nil {
		rt.Cut(e.M, what, "see docs/symbolic.md for what can be symbolic")
	}
}

func assumeSymbolic(e *vm.Env) {
	if x := insnsym.ExprOf(e.ArgAttr(0)); x != nil {
		rt := options(e).Symbolic
		rt.Assume(e.M, rt.Ctx.Ne(x, rt.Ctx.Int(0)))
		return
	}
	if !e.Bool(0) {
		e.M.IgnorePath()
	}
}

func isSymbolic(e *vm.Env) { e.ReturnBool(insnsym.ExprOf(e.ArgAttr(0)) != nil) }

// expressionText shows the argument as Symbolic PathFinder does.
func expressionText(e *vm.Env, t symbolic.Type) string {
	if x := insnsym.ExprOf(e.ArgAttr(0)); x != nil {
		return x.SPF(nil)
	}
	bits := e.Args[0]
	if t.Kind() == symbolic.I32 {
		bits = uint64(int64(int32(bits)))
	}
	return symbolic.Value{Kind: t.Kind(), Bits: bits}.Java(t)
}

// pathCondition shows the path condition, with a value for each input if solved.
func pathCondition(e *vm.Env, solved bool) string {
	rt := options(e).Symbolic
	if rt == nil {
		return ""
	}
	var model *symbolic.Model
	if solved {
		model, _ = rt.Model(e.M)
	}
	return insnsym.PathOf(e.M).PC().SPF(model)
}

// prefixNotation shows the path condition operators first.
func prefixNotation(e *vm.Env) string {
	var b strings.Builder
	var write func(x *symbolic.Expr)
	write = func(x *symbolic.Expr) {
		if x.NumArgs() == 0 {
			b.WriteString(x.Java())
			return
		}
		fmt.Fprintf(&b, "(%s", x.Op())
		for _, a := range x.Args() {
			b.WriteByte(' ')
			write(a)
		}
		b.WriteByte(')')
	}
	for i, c := range insnsym.PathOf(e.M).PC().Conds() {
		if i > 0 {
			b.WriteByte('\n')
		}
		write(c)
	}
	return b.String()
}

func printPC(e *vm.Env) { printLine(e, e.String(0)+pathCondition(e, false)) }

// printLine prints on the program's standard output.
func printLine(e *vm.Env, line string) {
	if w := e.M.Opt.Stdout; w != nil {
		fmt.Fprintln(w, line)
	}
}

// makeFields makes the fields of primitive types of an object inputs.
func makeFields(e *vm.Env, name, object int) {
	rt := options(e).Symbolic
	o := e.Object(object)
	if rt == nil || o == nil {
		return
	}
	base := e.String(name)
	for c := o.Class; c != nil; c = c.Super {
		for _, f := range c.Fields {
			t, ok := symbolic.TypeOf(string(rune(f.Kind)))
			if f.Static() || !ok {
				continue
			}
			slot, attr := rt.Fresh(e.M, base+"."+f.Name, true, t)
			w := e.M.Heap.Writable(e.Ref(object))
			w.Words[f.Word] = f.Kind.Narrow(slot)
			w.SetSlotAttr(f.Word, attr)
		}
	}
}

// makeCharacters makes a String of symbolic characters.
func makeCharacters(e *vm.Env) {
	rt, n := options(e).Symbolic, int(e.Int(1))
	if n < 0 {
		e.Throw("java/lang/NegativeArraySizeException", fmt.Sprint(n))
		return
	}
	if rt == nil {
		e.ReturnString(strings.Repeat("\x00", n))
		return
	}
	// Of characters beyond Latin-1, so that each has a place of its own.
	text := make([]uint16, n)
	for i := range text {
		text[i] = 0x100
	}
	r := e.M.NewStringUTF16(text)
	value := vm.Ref(e.M.Heap.Get(r).Words[e.M.Heap.Get(r).Class.FieldNamed("value").Word])
	for i := range n {
		slot, attr := rt.Fresh(e.M, fmt.Sprintf("%s%d", e.String(0), i), true, symbolic.Char)
		c := rt.Ctx.Const(symbolic.I32, slot)
		if x := insnsym.ExprOf(attr); x != nil {
			c = x
		}
		w := e.M.Heap.Writable(value)
		for k, half := range []*symbolic.Expr{rt.Ctx.I2B(c), rt.Ctx.I2B(rt.Ctx.Ushr(c, rt.Ctx.Int(8)))} {
			if v, known := half.Const(); known {
				w.SetElement(vm.KindByte, 2*i+k, v.Bits)
				w.SetSlotAttr(2*i+k, nil)
			} else {
				w.SetSlotAttr(2*i+k, half)
			}
		}
	}
	// Strings of small characters only would be stored in another way.
	rt.Cut(e.M, "Debug.makeSymbolicString of Latin-1 characters is stored as others are", "comparing it with other texts may say that they differ")
	e.ReturnRef(r)
}
