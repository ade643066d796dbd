package solve

import (
	"fmt"
	"testing"

	"github.com/gojpf/gojpf/symbolic"
)

// linearPath is a path of conditions on sums of ints, each on two neighbours of
// ten variables.
func linearPath(c *symbolic.Context, n int) []*symbolic.Expr {
	var vars []*symbolic.Expr
	for i := range 10 {
		vars = append(vars, c.Var(fmt.Sprintf("x%d", i), symbolic.Full(symbolic.Int)))
	}
	var out []*symbolic.Expr
	for i := range n {
		a, b := vars[i%10], vars[(i+1)%10]
		sum := c.Add(c.Add(a, b), c.Int(int32(i)))
		switch i % 3 {
		case 0:
			out = append(out, c.Lt(c.Int(int32(-1000*i)), sum))
		case 1:
			out = append(out, c.Lt(a, c.Add(b, c.Int(int32(100*i)))))
		default:
			out = append(out, c.Lt(sum, c.Int(int32(5000*i))))
		}
	}
	return out
}

// BenchmarkPushCheckPop asks a backend about a path of 20 conditions with one of
// two more, by turns.
func BenchmarkPushCheckPop(b *testing.B) {
	type maker struct {
		name string
		make func() (Backend, error)
	}
	makers := []maker{
		{"cvc5", func() (Backend, error) { return NewPipe(cvc5Command) }},
		{"z3pipe", func() (Backend, error) { return NewPipe(z3Command) }},
	}
	if HasZ3 {
		makers = append(makers,
			maker{"z3", func() (Backend, error) { return newZ3(z3Vectors) }},
			maker{"z3int", func() (Backend, error) { return newZ3(z3Integers) }},
			maker{"z3scratch", func() (Backend, error) { return newZ3(z3Floats) }})
	}
	for _, m := range makers {
		b.Run(m.name, func(b *testing.B) {
			backend, err := m.make()
			if err != nil {
				b.Skip(err)
			}
			defer backend.Close()
			c := symbolic.NewContext()
			path := linearPath(c, 20)
			x, y := c.Var("x3", symbolic.Full(symbolic.Int)), c.Var("x4", symbolic.Full(symbolic.Int))
			last := [2]*symbolic.Expr{c.Lt(x, y), c.Le(y, x)}
			if a := backend.Check(append(path, last[0]), nil, Limits{}); a.Status != symbolic.Sat {
				b.Fatal(a)
			}
			for i := 0; b.Loop(); i++ {
				backend.Check(append(path, last[i%2]), nil, Limits{})
			}
		})
	}
}

// BenchmarkPaths explores the tree of 2^n paths that n comparisons of n inputs
// make, as a symbolic execution does.
func BenchmarkPaths(b *testing.B) {
	for _, solver := range []string{Auto, Z3, None} {
		b.Run(solver, func(b *testing.B) {
			paths := 0
			var stats Stats
			for b.Loop() {
				c := symbolic.NewContext()
				e := newEngine(b, c, solver)
				conds := linearPath(c, 12)
				var visit func(pc *symbolic.PC, depth int)
				visit = func(pc *symbolic.PC, depth int) {
					if depth == len(conds) {
						paths++
						return
					}
					yes, no := e.Branch(pc, conds[depth])
					for _, next := range []*symbolic.PC{no, yes} {
						if next.Status() != symbolic.Unsat {
							visit(next, depth+1)
						}
					}
				}
				visit(nil, 0)
				stats = e.Stats()
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(paths), "ns/path")
			b.Logf("%+v", stats)
		})
	}
}

// BenchmarkCached asks the same question again on another path.
func BenchmarkCached(b *testing.B) {
	c := symbolic.NewContext()
	e := newEngine(b, c, Auto)
	path := linearPath(c, 20)
	var pc *symbolic.PC
	for _, cond := range path[:19] {
		pc = e.Extend(pc, cond)
	}
	cond := c.Not(path[19])
	e.Extend(pc, cond)
	for b.Loop() {
		e.Extend(pc, cond)
	}
}
