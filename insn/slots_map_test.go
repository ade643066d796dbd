package insn

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// assembled makes the code of a static method without constants from bytecode.
func assembled(locals, stack int, handlers []vm.Handler, params []vm.Kind, ops ...any) *vm.Code {
	src := &classfile.Code{MaxLocals: uint16(locals), MaxStack: uint16(stack)}
	for _, op := range ops {
		switch op := op.(type) {
		case vm.Op:
			src.Bytes = append(src.Bytes, byte(op))
		case int:
			src.Bytes = append(src.Bytes, byte(op))
		}
	}
	class := &vm.Class{Name: "p/C", File: &classfile.File{Pool: &classfile.Pool{}}, Loader: &vm.Loader{Kind: vm.LoaderApp}}
	mt := &vm.Method{Name: "m", Class: class, Info: &classfile.Method{Code: src}, Flags: classfile.AccStatic, Params: params}
	d := &decoder{method: mt, src: src, bytes: src.Bytes, out: &vm.Code{Method: mt, Handlers: handlers, MaxLocals: locals, Max: locals + stack + 2}}
	d.findInstructions()
	return d.out
}

// describe writes the slots that live before an instruction, references with
// an r; those that hold a reference and are dead are in parentheses.
func describe(s *SlotMaps, pc int) string {
	var out []string
	live, refs := s.At(int32(pc))
	for i := range 64 * s.words {
		switch {
		case live.Has(i) && refs.Has(i):
			out = append(out, fmt.Sprintf("%dr", i))
		case live.Has(i):
			out = append(out, fmt.Sprint(i))
		case refs.Has(i):
			out = append(out, fmt.Sprintf("(%dr)", i))
		}
	}
	return strings.Join(out, " ")
}

func TestSlotsOfAssembledCode(t *testing.T) {
	for _, tt := range []struct {
		name string
		code *vm.Code
		want []string // before each instruction
	}{
		{"straight", assembled(2, 2, nil, []vm.Kind{vm.KindInt, vm.KindRef},
			OpIload0, OpIconst1, OpIadd, OpIstore0, OpReturn),
			[]string{"0 (1r)", "(1r) 2", "(1r) 2 3", "(1r) 2", "(1r)"}},
		{"loop", assembled(1, 2, nil, []vm.Kind{vm.KindInt},
			OpIload0, OpIfeq, 0, 9, OpIinc, 0, 255, OpGoto, 255, 249, OpReturn),
			[]string{"0", "0 1", "0", "0", ""}},
		{"only incremented", assembled(1, 1, nil, []vm.Kind{vm.KindInt},
			OpIinc, 0, 1, OpReturn),
			[]string{"", ""}},
		{"two-slot values", assembled(4, 4, nil, []vm.Kind{vm.KindLong, vm.KindDouble},
			OpDload2, OpD2l, OpLload0, OpLadd, OpLreturn),
			[]string{"0 2", "0 4", "0 4", "4 6", "4"}},
		{"a store kills the long that it cuts", assembled(2, 2, nil, []vm.Kind{vm.KindLong},
			OpAconstNull, OpAstore1, OpAload1, OpAreturn),
			[]string{"", "2r", "1r", "(1r) 2r"}},
		{"a long kills the reference that it covers", assembled(2, 2, nil, []vm.Kind{vm.KindRef, vm.KindRef},
			OpLconst1, OpLstore0, OpLload0, OpLreturn),
			[]string{"(0r) (1r)", "(0r) (1r) 2", "0", "2"}},
		{"different kinds on two paths", assembled(2, 1, nil, []vm.Kind{vm.KindInt},
			OpIload0, OpIfeq, 0, 8, OpAconstNull, OpAstore1, OpGoto, 0, 5, OpIconst1, OpIstore1, OpReturn),
			[]string{"0", "2", "", "2r", "(1r)", "", "2", ""}},
		{"the other way round", assembled(2, 1, nil, []vm.Kind{vm.KindInt},
			OpIload0, OpIfeq, 0, 8, OpIconst1, OpIstore1, OpGoto, 0, 5, OpAconstNull, OpAstore1, OpReturn),
			[]string{"0", "2", "", "2", "", "", "2r", ""}},
		{"null on one path", assembled(2, 1, nil, []vm.Kind{vm.KindRef},
			OpAload0, OpIfnonnull, 0, 8, OpAconstNull, OpAstore0, OpGoto, 0, 3, OpAload0, OpAreturn),
			[]string{"0r", "0r 2r", "(0r)", "(0r) 2r", "0r", "0r", "(0r) 2r"}},
		{"a handler reads what was there before the store", assembled(1, 1, []vm.Handler{{Start: 0, End: 3, PC: 3}}, []vm.Kind{vm.KindInt},
			OpIconst1, OpIstore0, OpReturn, OpPop, OpIload0, OpIreturn),
			[]string{"0", "0 1", "0", "0 1r", "0", "1"}},
		{"a handler where a local has two kinds", assembled(1, 1, []vm.Handler{{Start: 0, End: 3, PC: 3}}, []vm.Kind{vm.KindInt},
			OpAconstNull, OpAstore0, OpReturn, OpPop, OpReturn),
			[]string{"", "1r", "(0r)", "1r", ""}},
		{"unreachable code", assembled(1, 1, nil, []vm.Kind{vm.KindRef},
			OpReturn, OpAload0, OpAreturn),
			[]string{"(0r)", "", ""}},
		{"shuffles", assembled(2, 6, nil, []vm.Kind{vm.KindRef, vm.KindInt},
			OpIload1, OpAload0, OpDupX1, OpSwap, OpPop2, OpPop, OpLconst0, OpAload0, OpDupX2, OpPop, OpPop2, OpPop, OpReturn),
			[]string{"0r 1", "0r 2", "0r 2 3r", "0r 2r 3 4r", "0r 2r 3r 4", "0r 2r", "0r", "0r 2",
				"(0r) 2 4r", "(0r) 2r 3 5r", "(0r) 2r 3", "(0r) 2r", "(0r)"}},
		{"wide forms", assembled(300, 1, nil, []vm.Kind{vm.KindInt},
			OpIload0, OpWide, OpIstore, 1, 0, OpWide, OpIinc, 1, 0, 0, 1, OpWide, OpIload, 1, 0, OpIreturn),
			[]string{"0", "300", "256", "256", "300"}},
		{"switch", assembled(3, 1, nil, []vm.Kind{vm.KindInt, vm.KindRef, vm.KindRef},
			OpIload0, OpTableswitch, 0, 0, 0, 0, 0, 27, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 23, 0, 0, 0, 25,
			OpAload1, OpAreturn, OpAload2, OpAreturn, OpReturn),
			[]string{"0 1r 2r", "1r 2r 3", "1r (2r)", "(1r) (2r) 3r", "(1r) 2r", "(1r) (2r) 3r", "(1r) (2r)"}},
		{"lookupswitch", assembled(2, 1, nil, []vm.Kind{vm.KindInt, vm.KindRef},
			OpIload0, OpLookupswitch, 0, 0, 0, 0, 0, 21, 0, 0, 0, 1, 0, 0, 0, 9, 0, 0, 0, 19,
			OpAload1, OpAreturn, OpReturn),
			[]string{"0 1r", "1r 2", "1r", "(1r) 2r", "(1r)"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := Slots(tt.code)
			if !s.Exact() {
				t.Fatalf("not exact: %s", s.why.msg)
			}
			if s != Slots(tt.code) {
				t.Error("the maps were not kept")
			}
			for i, want := range tt.want {
				if got := describe(s, i); got != want {
					t.Errorf("before instruction %d: %q, want %q", i, got, want)
				}
			}
			if len(tt.want) != len(tt.code.BCI) {
				t.Errorf("%d instructions, %d expected", len(tt.code.BCI), len(tt.want))
			}
		})
	}
}

// Code that no verifier would let pass, and subroutines, are given up.
func TestSlotsThatAreNotExact(t *testing.T) {
	for _, tt := range []struct {
		name, why string
		code      *vm.Code
	}{
		{"subroutine", "Subroutine", assembled(1, 1, nil, nil, OpJsr, 0, 4, OpReturn, OpAstore0, OpRet, 0)},
		{"never written", "local variable type", assembled(1, 1, nil, nil, OpIload0, OpReturn)},
		{"int read as a reference", "local variable type", assembled(1, 1, nil, []vm.Kind{vm.KindInt}, OpAload0, OpAreturn)},
		{"half of a long", "local variable type", assembled(2, 1, nil, []vm.Kind{vm.KindLong}, OpIload1, OpReturn)},
		{"written on one path only", "local variable type", assembled(2, 1, nil, []vm.Kind{vm.KindInt},
			OpIload0, OpIfeq, 0, 5, OpIconst1, OpIstore1, OpIload1, OpIreturn)},
		{"handler before the store", "local variable type", assembled(1, 1, []vm.Handler{{Start: 0, End: 2, PC: 3}}, nil,
			OpIconst1, OpIstore0, OpReturn, OpPop, OpIload0, OpIreturn)},
		{"float on the stack added", "operand stack", assembled(0, 2, nil, nil, OpFconst1, OpIconst1, OpIadd, OpIreturn)},
		{"heights differ", "height", assembled(1, 1, nil, []vm.Kind{vm.KindInt}, OpIload0, OpIfeq, 0, 4, OpIconst1, OpReturn)},
		{"underflow", "underflow", assembled(0, 1, nil, nil, OpPop, OpReturn)},
		{"overflow", "overflow", assembled(0, 1, nil, nil, OpIconst1, OpDup, OpReturn)},
		{"end of code", "falls through", assembled(0, 1, nil, nil, OpNop)},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := Slots(tt.code)
			if s.Exact() {
				t.Fatal("exact")
			}
			if !strings.Contains(s.why.msg, tt.why) {
				t.Errorf("given up because of %q, want %q", s.why.msg, tt.why)
			}
			live, refs := s.At(0)
			for i := range tt.code.Max {
				if !live.Has(i) || refs.Has(i) {
					t.Errorf("slot %d: live %v, reference %v", i, live.Has(i), refs.Has(i))
				}
			}
		})
	}
}

// The machine reads the receiver of a synchronized method that waits for its
// monitor, and of the constructors of exceptions.
func TestReceiversThatTheMachineReads(t *testing.T) {
	throwable := &vm.Class{Name: "java/lang/Throwable"}
	for _, tt := range []struct {
		name  string
		flags classfile.Flags
		super *vm.Class
		want  string
	}{
		{"m", 0, nil, "(0r)|(0r)"},
		{"m", classfile.AccSynchronized, nil, "0r|(0r)"},
		{"<init>", 0, nil, "(0r)|(0r)"},
		{"<init>", 0, throwable, "0r|0r"},
		{"fillInStackTrace", 0, throwable, "0r|0r"},
		{"m", 0, throwable, "(0r)|(0r)"},
	} {
		code := assembled(1, 1, nil, nil, OpNop, OpReturn)
		code.Method.Name, code.Method.Flags, code.Method.Class.Super = tt.name, tt.flags, tt.super
		if got := describe(Slots(code), 0) + "|" + describe(Slots(code), 1); got != tt.want {
			t.Errorf("%s %#x of %v: %s, want %s", tt.name, tt.flags, tt.super != nil, got, tt.want)
		}
	}
}
