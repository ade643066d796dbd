package vm

import "testing"

func TestAttrsOfSeveralKinds(t *testing.T) {
	type taint string
	type origin int
	type third bool
	var a Attr
	a = WithAttr(a, taint("x"))
	a = WithAttr(a, origin(1))
	before := a
	a = WithAttr(a, third(true))
	a = WithAttr(a, taint("y"))
	if v, ok := AttrOf[taint](a); !ok || v != "y" {
		t.Errorf("taint %q %v", v, ok)
	}
	if v, ok := AttrOf[origin](a); !ok || v != 1 {
		t.Errorf("origin %d %v", v, ok)
	}
	if v, _ := AttrOf[taint](before); v != "x" {
		t.Errorf("an attribute was changed in place: %q", v)
	}
	if _, ok := AttrOf[third](before); ok {
		t.Error("an attribute was added in place")
	}
	a = WithoutAttr[third](WithoutAttr[taint](a))
	if v, ok := a.(origin); !ok || v != 1 {
		t.Errorf("one left is %#v, want the attribute itself", a)
	}
	if a = WithoutAttr[origin](a); a != nil {
		t.Errorf("none left is %#v", a)
	}
	if _, ok := AttrOf[taint](nil); ok {
		t.Error("nil holds an attribute")
	}
}
