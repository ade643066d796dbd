package models

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/smt"
	"github.com/gojpf/gojpf/vm"
)

// The classes by which a program makes inputs and asks about them.
const (
	debugClass    = "gov/nasa/jpf/symbc/Debug"
	verifierClass = core.VerifierClass
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
		"PC4Z3":                 func(e *vm.Env) { e.ReturnString(smt.Script(core.PathOf(e.M).PC().Conds())) },
		"getSymbolicRealValue4Z3": func(e *vm.Env) {
			if x := core.ExprOf(e.ArgAttr(0)); x != nil {
				e.ReturnString(prefix(x))
				return
			}
			e.ReturnString(expressionText(e, symbolic.Double))
		},
		"printPC":            printPC,
		"printHeapPC":        printHeapPC,
		"printSymbolicRef":   printReference,
		"makeFieldsSymbolic": func(e *vm.Env) { makeFields(e, 0, 1) },
		"makeSymbolicRef":    makeReference,
		"makeSymbolicNull":   makeNull,
		"matchAbstractState": func(e *vm.Env) {
			notSymbolic(e, "Debug.matchAbstractState matched nothing")
			e.ReturnBool(false)
		},
		"makeSymbolicString(Ljava/lang/String;)Ljava/lang/String;":  func(e *vm.Env) { freshText(e, e.String(0)) },
		"makeSymbolicString(Ljava/lang/String;I)Ljava/lang/String;": makeCharacters,
		"getSymbolicStringValue":                                    func(e *vm.Env) { e.ReturnString(e.String(0)) },
	}
	for name, t := range map[string]symbolic.Type{
		"Integer": symbolic.Int, "Long": symbolic.Long, "Short": symbolic.Short, "Byte": symbolic.Byte, "Char": symbolic.Char,
		"Boolean": symbolic.Boolean, "Real": symbolic.Double,
	} {
		debug["makeSymbolic"+name] = func(e *vm.Env) { fresh(e, e.String(0), true, t) }
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
		debug["addSymbolic"+name] = func(e *vm.Env) { freshFrom(e, e.String(at), t) }
	}
	Register(debugClass, debug)
	Register("gov/nasa/jpf/symbc/TestUtils", Methods{
		"getPathCondition":       conditionLine,
		"getSolvedPathCondition": func(e *vm.Env) { e.ReturnString(pathCondition(e, true)) },
	})

	verifier := Methods{
		"assume":       assumeSymbolic,
		"nondetString": func(e *vm.Env) { freshText(e, "nondetString_"+strconv.Itoa(1+core.PathOf(e.M).Made())) },
	}
	for name, t := range map[string]symbolic.Type{
		"Int": symbolic.Int, "Long": symbolic.Long, "Short": symbolic.Short, "Byte": symbolic.Byte, "Char": symbolic.Char,
		"Boolean": symbolic.Boolean, "Float": symbolic.Float, "Double": symbolic.Double,
	} {
		verifier["nondet"+name] = func(e *vm.Env) {
			n := 1
			if e.M != nil {
				n += core.PathOf(e.M).Made()
			}
			fresh(e, fmt.Sprintf("nondet%s_%d", name, n), true, t)
		}
	}
	Register(verifierClass, verifier)
}

// fresh returns a new input, 0 where nothing is symbolic.
func fresh(e *vm.Env, name string, whole bool, t symbolic.Type) {
	rt := options(e).Symbolic
	if rt == nil {
		e.ReturnRaw(0)
		return
	}
	slot, attr := rt.Fresh(e.M, name, whole, t)
	e.ReturnRaw(slot)
	e.RetAttr = attr
}

// freshFrom returns a new input that the first argument is an example of.
func freshFrom(e *vm.Env, name string, t symbolic.Type) {
	e.ReturnRaw(e.Args[0])
	if rt := options(e).Symbolic; rt != nil {
		slot, attr := rt.FreshFrom(e.M, name, true, t, e.Args[0], e.ArgAttr(0))
		e.ReturnRaw(slot)
		e.RetAttr = attr
	}
}

func notSymbolic(e *vm.Env, what string) {
	if rt := options(e).Symbolic; rt != nil {
		rt.Cut(e.M, what, "see docs/symbolic.md for what can be symbolic")
	}
}

func assumeSymbolic(e *vm.Env) {
	if x := core.ExprOf(e.ArgAttr(0)); x != nil {
		rt := options(e).Symbolic
		rt.Assume(e.M, rt.Ctx.Ne(x, rt.Ctx.Int(0)))
		return
	}
	if !e.Bool(0) {
		e.M.IgnorePath()
	}
}

func isSymbolic(e *vm.Env) { e.ReturnBool(core.ExprOf(e.ArgAttr(0)) != nil) }

// expressionText shows the argument as Symbolic PathFinder does.
func expressionText(e *vm.Env, t symbolic.Type) string {
	if x := core.ExprOf(e.ArgAttr(0)); x != nil {
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
	if solved {
		return rt.SolvedPC(e.M)
	}
	return core.PathOf(e.M).PC().SPF(nil)
}

// conditionLine is the path condition as TestUtils tells it.
func conditionLine(e *vm.Env) {
	text := ""
	if options(e).Symbolic != nil {
		text = core.PathOf(e.M).PC().SPFLine()
	}
	e.ReturnString(text)
}

// prefixNotation shows the path condition operators first.
func prefixNotation(e *vm.Env) string {
	var lines []string
	for _, c := range core.PathOf(e.M).PC().Conds() {
		lines = append(lines, prefix(c))
	}
	return strings.Join(lines, "\n")
}

// prefix shows an expression operators first.
func prefix(x *symbolic.Expr) string {
	if x.NumArgs() == 0 {
		return x.Java()
	}
	var b strings.Builder
	fmt.Fprintf(&b, "(%s", x.Op())
	for _, a := range x.Args() {
		b.WriteByte(' ')
		b.WriteString(prefix(a))
	}
	b.WriteByte(')')
	return b.String()
}

func printPC(e *vm.Env) { printLine(e, e.String(0)+pathCondition(e, false)) }

// printLine prints on the program's standard output.
func printLine(e *vm.Env, line string) {
	toConsole(e, []byte(line+"\n"))
}

// makeFields makes the fields of primitive types of an object inputs.
func makeFields(e *vm.Env, name, object int) {
	rt := options(e).Symbolic
	o := e.Object(object)
	if rt == nil || o == nil {
		return
	}
	base := e.String(name)
	if rt.Heap.MakeFields(e.M, base, e.Ref(object)) {
		return
	}
	for c := o.Class; c != nil; c = c.Super {
		for _, f := range c.Fields {
			t, ok := symbolic.TypeOf(string(rune(f.Kind)))
			if f.Static() || !ok {
				if !f.Static() {
					rt.Methods.StaysConcrete(f.String())
				}
				continue
			}
			w := e.M.Heap.Writable(e.Ref(object))
			slot, attr := rt.FreshFrom(e.M, base+"."+f.Name, true, t, f.Kind.Widen(w.Words[f.Word]), w.SlotAttr(f.Word))
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
	e.ReturnRef(rt.Texts.FreshCharacters(e.M, e.String(0), n))
}

// freshText returns a String that is an input; an empty one where nothing is
// symbolic.
func freshText(e *vm.Env, name string) {
	rt := options(e).Symbolic
	if rt == nil {
		e.ReturnString("")
		return
	}
	e.ReturnRef(rt.Texts.FreshText(e.M, name, true))
}
