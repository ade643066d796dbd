package answers

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/symbolic"
)

// ask makes a question, which is small enough.
func ask(t *testing.T, conds ...*symbolic.Expr) *Question {
	t.Helper()
	q, ok := Ask(conds)
	if !ok {
		t.Fatalf("%v is too large", conds)
	}
	return q
}

func number(c *symbolic.Context, name string) *symbolic.Expr {
	return c.Var(name, symbolic.Full(symbolic.Int))
}

// Names of variables, and the order of conditions and operands, make no difference; all else does.
func TestQuestions(t *testing.T) {
	c := symbolic.NewContext()
	conds := func(x, y, z string) []*symbolic.Expr {
		a, b, d := number(c, x), number(c, y), number(c, z)
		return []*symbolic.Expr{c.Lt(a, c.Mul(b, b)), c.Eq(c.Add(a, b), c.Int(7)), c.Ne(c.BitXor(d, a), c.Int(3))}
	}
	first := ask(t, conds("a", "b", "c")...)
	for _, names := range [][3]string{{"a", "b", "c"}, {"c", "b", "a"}, {"z", "y", "x"}, {"b", "c", "a"}} {
		list := conds(names[0], names[1], names[2])
		list[0], list[2] = list[2], list[0]
		if ask(t, list...).key != first.key {
			t.Errorf("with the names %v it is another question", names)
		}
	}
	a, b := number(c, "a"), number(c, "b")
	small, err := symbolic.IntRange(symbolic.Int, 0, 9)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[[keySize]byte]string{}
	for _, list := range [][]*symbolic.Expr{
		{c.Lt(a, b)}, {c.Le(a, b)}, {c.Lt(a, c.Int(1))}, {c.Lt(a, c.Int(2))}, {c.Lt(c.Var("s", small), c.Int(2))}, {c.Eq(a, c.Mul(a, a))},
		{c.Eq(a, c.Mul(b, b))}, {c.Eq(a, c.Mul(a, b))}, {c.Lt(a, b), c.Lt(b, a)}, {c.Lt(a, b), c.Lt(a, c.Int(1))}, {c.Lt(a, b), c.Lt(b, c.Int(1))},
		{c.Lt(c.Var("l", symbolic.Full(symbolic.Long)), c.Long(1))}, {c.Lt(c.Var("h", symbolic.Full(symbolic.Short)), c.Int(1))},
	} {
		key := ask(t, list...).key
		if other, known := seen[key]; known {
			t.Errorf("%v is the same question as %s", list, other)
		}
		seen[key] = fmt.Sprint(list)
	}
}

// What is kept is there in another run, under other names; what came meanwhile belongs to who found it.
func TestStore(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "answers")
	c := symbolic.NewContext()
	a, b := number(c, "a"), number(c, "b")
	some, none := ask(t, c.Lt(a, b), c.Eq(c.Mul(a, b), c.Int(15))), ask(t, c.Eq(c.Mul(a, a), c.Int(-1)))
	m := symbolic.NewModelBuilder(nil)
	m.Set(a.Var(), symbolic.Value{Kind: symbolic.I32, Bits: 3})
	m.Set(b.Var(), symbolic.Value{Kind: symbolic.I32, Bits: 5})
	first := open1(t, dir)
	who, other := first.Begin(), open1(t, dir).Begin()
	who.Keep(some, Answer{Model: m.Model()})
	who.Keep(none, Answer{By: "cvc5"})
	if got, ok := who.Recall(none); !ok || got.By != "cvc5" {
		t.Errorf("who has found it is told %+v, %t", got, ok)
	}
	if _, ok := other.Recall(none); ok {
		t.Error("somebody else is told what was not there when it began")
	}
	closeAll(t, first, other.Store())
	s := open1(t, dir)
	defer closeAll(t, s)
	again := s.Begin()
	x, y := number(c, "y"), number(c, "x")
	got, ok := again.Recall(ask(t, c.Eq(c.Mul(x, y), c.Int(15)), c.Lt(x, y)))
	if vx, _ := got.Model.Value(x.Var()); !ok || vx.Int() != 3 {
		t.Errorf("under other names: %v, %t", got.Model, ok)
	}
	if got, ok := again.Recall(none); !ok || got.Model != nil || got.By != "cvc5" {
		t.Errorf("none: %+v, %t", got, ok)
	}
}

// Of several models the same is kept, whoever comes first; and that there is none before any.
func TestSameWhoeverComesFirst(t *testing.T) {
	c := symbolic.NewContext()
	a := number(c, "a")
	q := ask(t, c.Lt(c.Int(0), c.Mul(a, a)))
	model := func(n int32) Answer {
		m := symbolic.NewModelBuilder(nil)
		m.Set(a.Var(), symbolic.Value{Kind: symbolic.I32, Bits: uint64(int64(n))})
		return Answer{Model: m.Model()}
	}
	kept := func(list ...int32) int32 {
		dir := t.TempDir()
		s := open1(t, dir)
		for _, n := range list {
			s.Begin().Keep(q, model(n))
		}
		closeAll(t, s)
		s = open1(t, dir)
		defer closeAll(t, s)
		got, ok := s.Begin().Recall(q)
		if !ok {
			t.Fatal("nothing was kept")
		}
		v, _ := got.Model.Value(a.Var())
		return v.Int()
	}
	if x, y := kept(4, 9), kept(9, 4); x != y {
		t.Errorf("%d or %d", x, y)
	}
}

// What is damaged is no answer, and a folder that is none is told.
func TestDamaged(t *testing.T) {
	c := symbolic.NewContext()
	a := number(c, "a")
	q := ask(t, c.Lt(a, c.Int(3)))
	for _, text := range []string{"", "m", "x", "m\x01\x02", "m\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"} {
		if got, ok := q.read([]byte(text)); ok {
			t.Errorf("%q is %+v", text, got)
		}
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(file); err == nil || !strings.Contains(err.Error(), file) {
		t.Errorf("a file is opened: %v", err)
	}
}

func open1(t *testing.T, dir string) *Store {
	t.Helper()
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func closeAll(t *testing.T, list ...*Store) {
	t.Helper()
	for _, s := range list {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
}
