package where

import (
	"testing"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

func TestPlace(t *testing.T) {
	c := &vm.Class{Name: "p/C$Inner", File: &classfile.File{SourceFile: "C.java"}}
	m := &vm.Method{Class: c, Name: "m", Desc: "(ILjava/lang/String;[J)V"}
	for text, want := range map[string]bool{
		"p.C$Inner.m": true, "p.C$Inner.m(int,java.lang.String,long[])": true, "p.C$Inner.m(int, java.lang.String, long[])": true,
		"p.C$Inner.m(ILjava/lang/String;[J)V": true, "p.*.m": true, "*": true,
		"p.C$Inner.m()": false, "p.C.m": false, "p.C$Inner.n": false, "p.C:3": false,
	} {
		p, err := Parse(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
		} else if got := p.Method(m); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
	for text, want := range map[string]bool{"p.C$Inner:3": true, "p.C:3": true, "C.java:3": true, "D.java:3": false, "p.*:3": true, "q.C:3": false} {
		p, err := Parse(text)
		if err != nil || p.Line != 3 {
			t.Errorf("%s: line %d, %v", text, p.Line, err)
		} else if got := p.OfClass(c); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
	for _, text := range []string{"", "C:", "C:x", ":3", "C:0", "C:-1", "m", "p.C.m(int"} {
		if p, err := Parse(text); err == nil {
			t.Errorf("%q is accepted as %+v", text, p)
		}
	}
}
