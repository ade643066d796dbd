package conctest

import "math/rand/v2"

// What generated programs may have at most. They stay small so that brute force
// can follow: most of what goes wrong with schedules shows with two threads and
// three accesses.
const (
	mostThreads    = 3
	mostStatements = 6 // of a thread, those inside others included
	deepest        = 3 // statements inside statements
)

// Generate makes a random program. The same seed makes the same program.
func Generate(seed uint64) *Program {
	g := &generator{r: rand.New(rand.NewPCG(seed, 0x636f6e63)), p: &Program{Locals: 2}}
	p := g.p
	for range 1 + g.r.IntN(3) {
		p.Vars = append(p.Vars, VarKind(g.r.IntN(int(varKinds))))
	}
	p.Locks = 1 + g.r.IntN(2)
	for range 2 + g.r.IntN(mostThreads-1) {
		g.left = 2 + g.r.IntN(mostStatements-1)
		if len(p.Threads) == 0 {
			g.left = g.r.IntN(4) // main has enough to do
		}
		p.Threads = append(p.Threads, g.body(0))
	}
	if p.Twins = len(p.Threads) > 2 && g.r.IntN(3) == 0; p.Twins {
		for i := 2; i < len(p.Threads); i++ {
			p.Threads[i] = p.Threads[1]
		}
	}
	return p
}

type generator struct {
	r    *rand.Rand
	p    *Program
	left int // statements that the thread may still have
	// Where the next statement stands.
	held    []int // locks
	catches bool  // an exception may be thrown
}

// body makes statements until there are enough.
func (g *generator) body(depth int) []Stmt {
	list := []Stmt{}
	for g.left > 0 && (depth == 0 || len(list) == 0 || g.r.IntN(3) > 0) {
		g.left--
		list = append(list, g.stmt(depth))
	}
	return list
}

func (g *generator) stmt(depth int) Stmt {
	if depth < deepest && g.left > 0 {
		switch n := g.r.IntN(100); {
		case n < 28:
			return g.sync(depth)
		case n < 36:
			return If{Cond: g.cond(), Then: g.body(depth + 1), Else: g.body(depth + 1)}
		case n < 41:
			return Repeat{Body: g.body(depth + 1)}
		case n < 47:
			return g.try(depth)
		}
	}
	if len(g.held) > 0 {
		if s := g.signal(); s != nil {
			return s
		}
	}
	return g.simple()
}

// simple makes a statement without others inside.
func (g *generator) simple() Stmt {
	v := g.r.IntN(len(g.p.Vars))
	atomic := g.p.Vars[v] == Atomic
	switch n := g.r.IntN(100); {
	case n < 25 && atomic:
		return AddAndGet{Local: g.local(), Var: v, E: g.expr(1)}
	case n < 40 && atomic:
		return CompareAndSet{Local: g.local(), Var: v, Expected: g.expr(1), Update: g.expr(1)}
	case n < 25:
		return Increment{v}
	case n < 40:
		return Add{v, g.expr(1)}
	case n < 60:
		return Write{v, g.expr(2)}
	case n < 80:
		return SetLocal{g.local(), g.expr(2)}
	case n < 89:
		return Assert{g.mostly(v)}
	case n < 92 && g.catches:
		return If{Cond: g.cond(), Then: []Stmt{Throw{}}}
	case n < 96:
		return While{Cond: Cond{"==", Read(v), Const(0)}, Body: []Stmt{Yield{}}}
	}
	return Yield{}
}

// mostly makes a condition that often holds, so that not all programs fail.
func (g *generator) mostly(v int) Cond {
	if g.r.IntN(2) == 0 {
		return Cond{"<", Read(v), Const(2 + g.r.IntN(3))}
	}
	return Cond{"!=", Read(v), Const(1 + g.r.IntN(3))}
}

func (g *generator) sync(depth int) Stmt {
	lock := g.r.IntN(g.p.Locks)
	g.held = append(g.held, lock)
	body := g.body(depth + 1)
	g.held = g.held[:len(g.held)-1]
	return Sync{lock, body}
}

// signal sometimes makes a wait or a notification.
func (g *generator) signal() Stmt {
	lock := g.held[g.r.IntN(len(g.held))]
	v := g.r.IntN(len(g.p.Vars))
	switch n := g.r.IntN(100); {
	case n < 7:
		return Wait{Lock: lock}
	case n < 11:
		return Wait{Lock: lock, Timed: true}
	case n < 18: // the usual guard
		return While{Cond: Cond{"==", Read(v), Const(0)}, Body: []Stmt{Wait{Lock: lock}}}
	case n < 22:
		return If{Cond: Cond{"==", Read(v), Const(0)}, Then: []Stmt{Wait{Lock: lock}}}
	case n < 32:
		return Notify{Lock: lock}
	case n < 38:
		return Notify{Lock: lock, All: true}
	}
	return nil
}

func (g *generator) try(depth int) Stmt {
	outer := g.catches
	withCatch, withFinally := g.r.IntN(3) > 0, g.r.IntN(2) == 0
	if !withCatch {
		withFinally = true
	}
	// What is thrown outside of every catch ends the thread, which is welcome.
	g.catches = true
	t := Try{Body: g.body(depth + 1)}
	g.catches = false
	if withCatch {
		t.Catch = g.body(depth + 1)
	}
	if withFinally {
		t.Finally = g.body(depth + 1)
	}
	g.catches = outer
	return t
}

func (g *generator) local() int { return g.r.IntN(g.p.Locals) }

func (g *generator) cond() Cond {
	return Cond{comparisons[g.r.IntN(len(comparisons))], g.expr(1), g.expr(0)}
}

func (g *generator) expr(depth int) Expr {
	switch n := g.r.IntN(10); {
	case depth > 0 && n < 3:
		return Bin{arithmetic[g.r.IntN(3)], g.expr(depth - 1), g.expr(depth - 1)}
	case n < 5:
		return Const(g.r.IntN(3))
	case n < 7:
		return Local(g.local())
	}
	return Read(g.r.IntN(len(g.p.Vars)))
}
