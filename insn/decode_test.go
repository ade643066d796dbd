package insn

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Code that HotSpot's verifier refuses is refused in its words.
func TestRefusedCode(t *testing.T) {
	var p pool
	text := func(s string) uint16 { return p.add(classfile.Const{Tag: classfile.TagUtf8, Str: s}) }
	signature := p.add(classfile.Const{Tag: classfile.TagNameAndType, A: text("f"), B: text("(JI)V")})
	method := byte(p.add(classfile.Const{Tag: classfile.TagInterfaceMethodref, A: p.of(classfile.TagClass, "p/I"), B: signature}))
	site := byte(p.add(classfile.Const{Tag: classfile.TagInvokeDynamic, B: signature}))
	class := byte(p.of(classfile.TagClass, "p/C"))
	for _, c := range []struct {
		code []byte
		want string // "" for none
	}{
		{[]byte{byte(bytecode.Invokeinterface), 0, method, 4, 0}, ""},
		{[]byte{byte(bytecode.Invokeinterface), 0, method, 3, 0}, "Inconsistent args count operand in invokeinterface"},
		{[]byte{byte(bytecode.Invokeinterface), 0, method, 4, 1}, "Fourth operand byte of invokeinterface must be zero"},
		{[]byte{byte(bytecode.Invokedynamic), 0, site, 0, 0}, ""},
		{[]byte{byte(bytecode.Invokedynamic), 0, site, 0, 1}, "Third and fourth operand bytes of invokedynamic must be zero"},
		{[]byte{byte(bytecode.Invokedynamic), 0, method, 0, 0}, "Illegal type"},
		{[]byte{byte(bytecode.Multianewarray), 0, class, 0}, "Illegal dimension in multianewarray"},
		{[]byte{byte(bytecode.Newarray), 3}, "Invalid newarray instruction"},
		{[]byte{byte(bytecode.Iload), 3}, "Local variable 3 out of range"},
		{[]byte{byte(bytecode.Lload2)}, "Local variable 2 out of range"},
		{[]byte{byte(bytecode.Iload2)}, ""},
		{[]byte{byte(bytecode.Wide), byte(bytecode.Iadd), 0, 0}, "Bad wide instruction"},
		{[]byte{byte(bytecode.Goto), 0, 1}, "Illegal target of jump or branch"},
		{[]byte{byte(bytecode.Nop), byte(bytecode.Lookupswitch), 0, 0, 255, 255, 255, 255, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0},
			"Bad lookupswitch instruction"},
		{[]byte{byte(bytecode.Sipush), 1}, "Code ends inside an instruction"},
	} {
		if got := refused(c.code, &p.Pool); got != c.want && (c.want == "" || !strings.Contains(got, c.want)) {
			t.Errorf("%v: %q, expected %q", c.code, got, c.want)
		}
	}
}

// refused decodes code with three local variables.
func refused(code []byte, p *classfile.Pool) (why string) {
	defer func() {
		if bad, ok := recover().(badCode); ok {
			why = bad.msg
		}
	}()
	src := &classfile.Code{Bytes: code, MaxLocals: 3, MaxStack: 9}
	mt := &vm.Method{Name: "m", Class: &vm.Class{Name: "p/C"}, Info: &classfile.Method{Code: src}}
	d := &decoder{Code: bytecode.Code{Bytes: code, Pool: p}, method: mt, src: src, out: &vm.Code{}}
	d.findInstructions()
	for _, bci := range d.out.BCI {
		d.instr(int(bci))
	}
	return ""
}
