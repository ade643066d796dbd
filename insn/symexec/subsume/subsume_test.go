package subsume

import (
	"testing"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/solve"
)

// A state covers another one only if every program state that the second stands
// for is one of the first.
func TestCovers(t *testing.T) {
	c := symbolic.NewContext()
	engine, err := solve.New(c, solve.Config{})
	if err != nil {
		t.Fatal(err)
	}
	defer engine.Close()
	integer := func(name string) *symbolic.Expr { return c.Var(name, symbolic.Full(symbolic.Int)) }
	x, y, z, other := integer("x"), integer("y"), integer("z"), integer("other")
	small := c.Var("b", symbolic.Full(symbolic.Byte))
	f, g := c.Var("f", symbolic.Full(symbolic.Float)), c.Var("g", symbolic.Full(symbolic.Float))
	n := func(i int32) *symbolic.Expr { return c.Int(i) }
	type state struct{ pc, live, held []*symbolic.Expr }
	exprs := func(list ...*symbolic.Expr) []*symbolic.Expr { return list }
	for _, test := range []struct {
		name string
		a, b state
		want bool
	}{
		{"the same", state{live: exprs(x)}, state{live: exprs(x)}, true},
		{"renamed", state{live: exprs(x)}, state{live: exprs(y)}, true},
		{"any int", state{live: exprs(x)}, state{live: exprs(c.Mul(y, z))}, true},
		{"an even int is not any", state{live: exprs(c.Mul(x, n(2)))}, state{live: exprs(y)}, false},
		{"less is less", state{pc: exprs(c.Lt(x, n(9))), live: exprs(x)}, state{pc: exprs(c.Lt(y, n(5))), live: exprs(y)}, true},
		{"more is not", state{pc: exprs(c.Lt(x, n(5))), live: exprs(x)}, state{pc: exprs(c.Lt(y, n(9))), live: exprs(y)}, false},
		{"counted up", state{live: exprs(c.Add(x, n(1)))}, state{live: exprs(c.Add(x, n(2)))}, true},
		{"counted up within bounds", state{pc: exprs(c.Ge(x, n(0)), c.Lt(x, n(9))), live: exprs(x)},
			state{pc: exprs(c.Ge(x, n(0)), c.Lt(x, n(9))), live: exprs(c.Add(x, n(1)))}, false},
		{"one input twice is not two", state{live: exprs(x, x)}, state{live: exprs(y, z)}, false},
		{"two inputs may be one", state{live: exprs(x, y)}, state{live: exprs(z, z)}, true},
		{"forgotten inputs say nothing", state{pc: exprs(c.Gt(other, n(0))), live: exprs(x)}, state{pc: exprs(c.Lt(other, n(0))), live: exprs(x)}, true},
		{"forgotten inputs that say something", state{pc: exprs(c.Lt(other, x), c.Gt(other, n(5))), live: exprs(x)}, state{live: exprs(x)}, false},
		{"what an input in between says", state{pc: exprs(c.Lt(other, x), c.Gt(other, n(5))), live: exprs(x)},
			state{pc: exprs(c.Gt(other, n(7)), c.Lt(other, x)), live: exprs(x)}, true},
		{"what all states hold is not renamed", state{live: exprs(x), held: exprs(x)}, state{live: exprs(y), held: exprs(x)}, false},
		{"what all states hold keeps its condition", state{pc: exprs(c.Gt(x, n(0))), live: exprs(y), held: exprs(x)},
			state{pc: exprs(c.Lt(x, n(0))), live: exprs(y), held: exprs(x)}, false},
		{"a byte is no int", state{live: exprs(small)}, state{live: exprs(x)}, false},
		{"a byte is an int that is small", state{live: exprs(small)}, state{pc: exprs(c.Gt(x, n(-9)), c.Lt(x, n(9))), live: exprs(x)}, true},
		{"an int may be a byte", state{live: exprs(x)}, state{live: exprs(small)}, true},
		{"a float may be a sum", state{live: exprs(f)}, state{live: exprs(c.FAdd(f, g))}, true},
		{"NaN may have other bits", state{live: exprs(f)}, state{live: exprs(c.FromBits(x))}, false},
		{"operands in order", state{live: exprs(c.Sub(x, y))}, state{live: exprs(c.Sub(y, x))}, true},
		{"another operation", state{live: exprs(c.Rem(x, n(3)))}, state{live: exprs(c.Rem(x, n(4)))}, false},
		{"other kinds", state{live: exprs(x)}, state{live: exprs(c.I2L(y))}, false},
	} {
		extent := func(s state) *Extent {
			var pc *symbolic.PC
			for _, cond := range s.pc {
				pc = engine.Extend(pc, cond)
			}
			return &Extent{pc, s.live, s.held}
		}
		if got := Covers(c, engine, extent(test.a), extent(test.b)); got != test.want {
			t.Errorf("%s: %v", test.name, got)
		}
	}
}
