package contractfile

import (
	"strings"
	"testing"
)

const sample = `// by hand
class p.Account
    invariant url != "http://" // 12
    constructor(int start) // 2 calls, 1 return
        requires start >= 0
    method put(int amount, java.lang.String[] of)
        ensures Result == \old(balance) + amount // 41

class p.Empty
    method none()
`

func TestRoundTrip(t *testing.T) {
	f, err := Parse("sample", strings.NewReader(sample))
	if err != nil {
		t.Fatal(err)
	}
	c := f.Class("p.Account")
	if c == nil || len(c.Invariants) != 1 || c.Invariants[0] != (Condition{`url != "http://"`, 12}) {
		t.Errorf("class: %+v", c)
	}
	if m := c.Method("<init>", "(I)V"); m == nil || m.Calls != 2 || m.Returns != 1 || m.Requires[0].Text != "start >= 0" {
		t.Errorf("constructor: %+v", m)
	}
	if m := c.Method("put", "(I[Ljava/lang/String;)I"); m == nil || m.Params[1] != "of" || m.Ensures[0].Samples != 41 {
		t.Errorf("method: %+v", m)
	}
	if c.Method("put", "(I)I") != nil || f.Class("p.Other").Method("put", "()V") != nil {
		t.Error("what is not there was found")
	}
	var first, second strings.Builder
	if err := f.Write(&first); err != nil {
		t.Fatal(err)
	}
	again, err := Parse("again", strings.NewReader(first.String()))
	if err != nil {
		t.Fatal(err)
	}
	if err := again.Write(&second); err != nil || first.String() != second.String() {
		t.Errorf("%v\n%s\nbecame\n%s", err, first.String(), second.String())
	}
}

func TestErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"invariant x > 0", `f:1: "invariant" stands in front of the first class`},
		{"\nclass a b", `f:2: "a b" is no name of a class`},
		{"class", `"class" has nothing behind it`},
		{"class A\nclass A", "f:2: class A stands there twice"},
		{"class A\nrequires x > 0", "in front of the first method of A"},
		{"class A\nmethod m(int)", `parameter "int" is not written as type and name`},
		{"class A\nmethod m", "a method is written as in"},
		{"class A\nmethod m(int a)\nmethod m(int b)", "f:3: method m of A stands there twice"},
		{"class A\nmethod m()\ninvariant x > 0", "in front of the methods"},
		{"class A\nmethod m()\nassures x > 0", `"assures" is none of`},
		{"class A\nmethod m()\nensures x >", `f:3: in "x >"`},
	} {
		if _, err := Parse("f", strings.NewReader(c.text)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want %s", c.text, err, c.want)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(sample)
	f.Fuzz(func(t *testing.T, text string) {
		file, err := Parse("f", strings.NewReader(text))
		if err != nil {
			return
		}
		var first, second strings.Builder
		_ = file.Write(&first)
		again, err := Parse("again", strings.NewReader(first.String()))
		if err != nil {
			t.Fatalf("%q became %q: %v", text, first.String(), err)
		}
		if _ = again.Write(&second); first.String() != second.String() {
			t.Fatalf("%q became %q", first.String(), second.String())
		}
	})
}
