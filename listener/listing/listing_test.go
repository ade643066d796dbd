package listing_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/listener/listing"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

func bodies(t *testing.T) map[string]*listing.Body {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(listenertest.Compile(t, "testdata/Shapes.java"), "Shapes.class"))
	if err != nil {
		t.Fatal(err)
	}
	file, err := classfile.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	list := map[string]*listing.Body{}
	for i := range file.Methods {
		m := &file.Methods[i]
		list[m.Name] = listing.Parse(m.Code, nil)
		if list[m.Name] == nil {
			t.Fatalf("%s: not read", m.Name)
		}
	}
	return list
}

func find(b *listing.Body, op vm.Op) *listing.Instr {
	for i := range b.Instrs {
		if b.Instrs[i].Op == op {
			return &b.Instrs[i]
		}
	}
	return nil
}

func TestParse(t *testing.T) {
	list := bodies(t)
	loop := list["loop"]
	if in := find(loop, bytecode.Iinc); in == nil || in.Var != "i" || in.Local != 2 {
		t.Errorf("iinc %+v", in)
	}
	if in := find(loop, bytecode.Istore); in == nil || in.Var != "sum" || in.VarDesc != "I" {
		t.Errorf("the first store is %+v", in)
	}
	if in := find(loop, bytecode.IfIcmpge); in == nil || !in.Op.Conditional() || len(in.Targets) != 1 ||
		loop.Instrs[in.Targets[0]].Op != bytecode.Iload || loop.Instrs[in.Targets[0]+1].Op != bytecode.Ireturn {
		t.Errorf("branch %+v", in)
	}
	if len(loop.Blocks) != 4 { // before, test, body, return
		t.Errorf("blocks %v", loop.Blocks)
	}
	for name, targets := range map[string]int{"dense": 4, "sparse": 3} {
		op := map[string]vm.Op{"dense": bytecode.Tableswitch, "sparse": bytecode.Lookupswitch}[name]
		in := find(list[name], op)
		if in == nil || len(in.Targets) != targets {
			t.Errorf("%s: %+v", name, in)
			continue
		}
		for _, to := range in.Targets {
			if !slices.Contains(list[name].Blocks, to) {
				t.Errorf("%s: target %d begins no block of %v", name, to, list[name].Blocks)
			}
		}
	}
}

func TestHandlers(t *testing.T) {
	b := bodies(t)["guarded"]
	marked := 0
	for i, in := range b.Instrs {
		if b.Handler[i] {
			marked++
			if in.Line != 38 && in.Line != 39 {
				t.Errorf("%+v belongs to a handler", in)
			}
		}
	}
	if marked < 2 {
		t.Errorf("%d instructions belong to a handler", marked)
	}
}

// Code that ends inside an instruction, or jumps into one, is refused.
func TestBadCode(t *testing.T) {
	for _, code := range [][]byte{
		{0x10},                   // bipush without its operand
		{0xa7, 0x00, 0x01},       // goto into itself
		{0xa7, 0x7f, 0xff},       // goto far away
		{0xaa, 0, 0, 0, 0, 0, 0}, // tableswitch without its table
		{0xc4, 0x15, 0x00},       // wide, cut
	} {
		if b := listing.Parse(&classfile.Code{Bytes: code}, nil); b != nil {
			t.Errorf("% x: %+v", code, b.Instrs)
		}
	}
}
