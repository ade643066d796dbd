package insn

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
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
	d := &decoder{Code: bytesOf(mt), method: mt, src: src, out: &vm.Code{Method: mt, Handlers: handlers, MaxLocals: locals, Max: locals + stack + 2}}
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
			bytecode.Iload0, bytecode.Iconst1, bytecode.Iadd, bytecode.Istore0, bytecode.Return),
			[]string{"0 (1r)", "(1r) 2", "(1r) 2 3", "(1r) 2", "(1r)"}},
		{"loop", assembled(1, 2, nil, []vm.Kind{vm.KindInt},
			bytecode.Iload0, bytecode.Ifeq, 0, 9, bytecode.Iinc, 0, 255, bytecode.Goto, 255, 249, bytecode.Return),
			[]string{"0", "0 1", "0", "0", ""}},
		{"only incremented", assembled(1, 1, nil, []vm.Kind{vm.KindInt},
			bytecode.Iinc, 0, 1, bytecode.Return),
			[]string{"", ""}},
		{"two-slot values", assembled(4, 4, nil, []vm.Kind{vm.KindLong, vm.KindDouble},
			bytecode.Dload2, bytecode.D2l, bytecode.Lload0, bytecode.Ladd, bytecode.Lreturn),
			[]string{"0 2", "0 4", "0 4", "4 6", "4"}},
		{"a store kills the long that it cuts", assembled(2, 2, nil, []vm.Kind{vm.KindLong},
			bytecode.AconstNull, bytecode.Astore1, bytecode.Aload1, bytecode.Areturn),
			[]string{"", "2r", "1r", "(1r) 2r"}},
		{"a long kills the reference that it covers", assembled(2, 2, nil, []vm.Kind{vm.KindRef, vm.KindRef},
			bytecode.Lconst1, bytecode.Lstore0, bytecode.Lload0, bytecode.Lreturn),
			[]string{"(0r) (1r)", "(0r) (1r) 2", "0", "2"}},
		{"different kinds on two paths", assembled(2, 1, nil, []vm.Kind{vm.KindInt},
			bytecode.Iload0, bytecode.Ifeq, 0, 8, bytecode.AconstNull, bytecode.Astore1, bytecode.Goto, 0, 5, bytecode.Iconst1, bytecode.Istore1, bytecode.Return),
			[]string{"0", "2", "", "2r", "(1r)", "", "2", ""}},
		{"the other way round", assembled(2, 1, nil, []vm.Kind{vm.KindInt},
			bytecode.Iload0, bytecode.Ifeq, 0, 8, bytecode.Iconst1, bytecode.Istore1, bytecode.Goto, 0, 5, bytecode.AconstNull, bytecode.Astore1, bytecode.Return),
			[]string{"0", "2", "", "2", "", "", "2r", ""}},
		{"null on one path", assembled(2, 1, nil, []vm.Kind{vm.KindRef},
			bytecode.Aload0, bytecode.Ifnonnull, 0, 8, bytecode.AconstNull, bytecode.Astore0, bytecode.Goto, 0, 3, bytecode.Aload0, bytecode.Areturn),
			[]string{"0r", "0r 2r", "(0r)", "(0r) 2r", "0r", "0r", "(0r) 2r"}},
		{"a handler reads what was there before the store", assembled(1, 1, []vm.Handler{{Start: 0, End: 3, PC: 3}}, []vm.Kind{vm.KindInt},
			bytecode.Iconst1, bytecode.Istore0, bytecode.Return, bytecode.Pop, bytecode.Iload0, bytecode.Ireturn),
			[]string{"0", "0 1", "0", "0 1r", "0", "1"}},
		{"a handler where a local has two kinds", assembled(1, 1, []vm.Handler{{Start: 0, End: 3, PC: 3}}, []vm.Kind{vm.KindInt},
			bytecode.AconstNull, bytecode.Astore0, bytecode.Return, bytecode.Pop, bytecode.Return),
			[]string{"", "1r", "(0r)", "1r", ""}},
		{"unreachable code", assembled(1, 1, nil, []vm.Kind{vm.KindRef},
			bytecode.Return, bytecode.Aload0, bytecode.Areturn),
			[]string{"(0r)", "", ""}},
		{"shuffles", assembled(2, 6, nil, []vm.Kind{vm.KindRef, vm.KindInt},
			bytecode.Iload1, bytecode.Aload0, bytecode.DupX1, bytecode.Swap, bytecode.Pop2, bytecode.Pop, bytecode.Lconst0, bytecode.Aload0, bytecode.DupX2, bytecode.Pop, bytecode.Pop2, bytecode.Pop, bytecode.Return),
			[]string{"0r 1", "0r 2", "0r 2 3r", "0r 2r 3 4r", "0r 2r 3r 4", "0r 2r", "0r", "0r 2",
				"(0r) 2 4r", "(0r) 2r 3 5r", "(0r) 2r 3", "(0r) 2r", "(0r)"}},
		{"wide forms", assembled(300, 1, nil, []vm.Kind{vm.KindInt},
			bytecode.Iload0, bytecode.Wide, bytecode.Istore, 1, 0, bytecode.Wide, bytecode.Iinc, 1, 0, 0, 1, bytecode.Wide, bytecode.Iload, 1, 0, bytecode.Ireturn),
			[]string{"0", "300", "256", "256", "300"}},
		{"switch", assembled(3, 1, nil, []vm.Kind{vm.KindInt, vm.KindRef, vm.KindRef},
			bytecode.Iload0, bytecode.Tableswitch, 0, 0, 0, 0, 0, 27, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 23, 0, 0, 0, 25,
			bytecode.Aload1, bytecode.Areturn, bytecode.Aload2, bytecode.Areturn, bytecode.Return),
			[]string{"0 1r 2r", "1r 2r 3", "1r (2r)", "(1r) (2r) 3r", "(1r) 2r", "(1r) (2r) 3r", "(1r) (2r)"}},
		{"lookupswitch", assembled(2, 1, nil, []vm.Kind{vm.KindInt, vm.KindRef},
			bytecode.Iload0, bytecode.Lookupswitch, 0, 0, 0, 0, 0, 21, 0, 0, 0, 1, 0, 0, 0, 9, 0, 0, 0, 19,
			bytecode.Aload1, bytecode.Areturn, bytecode.Return),
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
		{"subroutine", "Subroutine", assembled(1, 1, nil, nil, bytecode.Jsr, 0, 4, bytecode.Return, bytecode.Astore0, bytecode.Ret, 0)},
		{"never written", "local variable type", assembled(1, 1, nil, nil, bytecode.Iload0, bytecode.Return)},
		{"int read as a reference", "local variable type", assembled(1, 1, nil, []vm.Kind{vm.KindInt}, bytecode.Aload0, bytecode.Areturn)},
		{"half of a long", "local variable type", assembled(2, 1, nil, []vm.Kind{vm.KindLong}, bytecode.Iload1, bytecode.Return)},
		{"written on one path only", "local variable type", assembled(2, 1, nil, []vm.Kind{vm.KindInt},
			bytecode.Iload0, bytecode.Ifeq, 0, 5, bytecode.Iconst1, bytecode.Istore1, bytecode.Iload1, bytecode.Ireturn)},
		{"handler before the store", "local variable type", assembled(1, 1, []vm.Handler{{Start: 0, End: 2, PC: 3}}, nil,
			bytecode.Iconst1, bytecode.Istore0, bytecode.Return, bytecode.Pop, bytecode.Iload0, bytecode.Ireturn)},
		{"float on the stack added", "operand stack", assembled(0, 2, nil, nil, bytecode.Fconst1, bytecode.Iconst1, bytecode.Iadd, bytecode.Ireturn)},
		{"heights differ", "height", assembled(1, 1, nil, []vm.Kind{vm.KindInt}, bytecode.Iload0, bytecode.Ifeq, 0, 4, bytecode.Iconst1, bytecode.Return)},
		{"underflow", "underflow", assembled(0, 1, nil, nil, bytecode.Pop, bytecode.Return)},
		{"overflow", "overflow", assembled(0, 1, nil, nil, bytecode.Iconst1, bytecode.Dup, bytecode.Return)},
		{"end of code", "falls through", assembled(0, 1, nil, nil, bytecode.Nop)},
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
		code := assembled(1, 1, nil, nil, bytecode.Nop, bytecode.Return)
		code.Method.Name, code.Method.Flags, code.Method.Class.Super = tt.name, tt.flags, tt.super
		if got := describe(Slots(code), 0) + "|" + describe(Slots(code), 1); got != tt.want {
			t.Errorf("%s %#x of %v: %s, want %s", tt.name, tt.flags, tt.super != nil, got, tt.want)
		}
	}
}
