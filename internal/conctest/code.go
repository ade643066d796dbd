package conctest

import "fmt"

// op is what an instruction does. The interpreter works on a stack machine, as
// Java does, so that what is one step and what comes first is plain to see.
type op uint8

// The instructions. Those of the second group are the visible ones: a step of a
// thread is one of them and all others that follow.
const (
	opPush op = iota
	opLoadLocal
	opStoreLocal
	opArith      // a: index in arithmetic
	opCompare    // a: index in comparisons
	opJump       // a: where to
	opJumpIfZero // a: where to
	opFail       // an AssertionError leaves the thread
	opEnd

	opLoad // a: variable
	opStore
	opAtomicAdd
	opAtomicCas
	opEnter // a: lock
	opExit
	opWait      // a: lock
	opTimedWait // a: lock
	opNotify
	opNotifyAll
	opStart // a: thread
	opJoin
)

func (o op) visible() bool { return o >= opLoad }

type instr struct {
	op op
	a  int32
}

var (
	arithmetic  = []string{"+", "-", "^", "*"}
	comparisons = []string{"==", "!=", "<", ">="}
)

// code translates the program: a list of instructions for each thread.
func (p *Program) code() [][]instr {
	list := make([][]instr, len(p.Threads))
	for i, body := range p.Threads {
		c := &compiler{}
		if i == 0 {
			for t := 1; t < len(p.Threads); t++ {
				c.add(opStart, t)
			}
		}
		// What is thrown outside of every Try ends the body.
		c.stmt(Try{Body: body, Catch: []Stmt{}})
		if i == 0 {
			for t := 1; t < len(p.Threads); t++ {
				c.add(opJoin, t)
			}
		}
		c.add(opEnd, 0)
		list[i] = c.code
	}
	return list
}

// compiler translates one thread.
type compiler struct {
	code  []instr
	scope []scope // that statements stand in, outermost first
}

// scope is what an exception leaves on its way, or where it is caught.
type scope struct {
	lock    int // of a synchronized block, -1 for a try
	finally []Stmt
	catches bool
	jumps   *[]int // to the catch block, to be filled in
}

func (c *compiler) add(o op, a int) int {
	c.code = append(c.code, instr{o, int32(a)})
	return len(c.code) - 1
}

// here makes an earlier jump lead to what comes next.
func (c *compiler) here(jump int) { c.code[jump].a = int32(len(c.code)) }

func indexOf(list []string, s string) int {
	for i, v := range list {
		if v == s {
			return i
		}
	}
	panic(fmt.Sprintf("conctest: operator %q", s))
}

func (c *compiler) expr(e Expr) {
	switch e := e.(type) {
	case Const:
		c.add(opPush, int(e))
	case Local:
		c.add(opLoadLocal, int(e))
	case Read:
		c.add(opLoad, int(e))
	case Bin:
		c.expr(e.X)
		c.expr(e.Y)
		c.add(opArith, indexOf(arithmetic, e.Op))
	default:
		panic(fmt.Sprintf("conctest: expression %T", e))
	}
}

func (c *compiler) cond(k Cond) {
	c.expr(k.X)
	c.expr(k.Y)
	c.add(opCompare, indexOf(comparisons, k.Op))
}

func (c *compiler) stmts(list []Stmt) {
	for _, s := range list {
		c.stmt(s)
	}
}

func (c *compiler) stmt(s Stmt) {
	switch s := s.(type) {
	case SetLocal:
		c.expr(s.E)
		c.add(opStoreLocal, s.Local)
	case Write:
		c.expr(s.E)
		c.add(opStore, s.Var)
	case Add:
		c.add(opLoad, s.Var)
		c.expr(s.E)
		c.add(opArith, 0)
		c.add(opStore, s.Var)
	case Increment:
		c.stmt(Add{s.Var, Const(1)})
	case AddAndGet:
		c.expr(s.E)
		c.add(opAtomicAdd, s.Var)
		c.add(opStoreLocal, s.Local)
	case CompareAndSet:
		c.expr(s.Expected)
		c.expr(s.Update)
		c.add(opAtomicCas, s.Var)
		c.add(opStoreLocal, s.Local)
	case Sync:
		c.add(opEnter, s.Lock)
		c.scope = append(c.scope, scope{lock: s.Lock})
		c.stmts(s.Body)
		c.scope = c.scope[:len(c.scope)-1]
		c.add(opExit, s.Lock)
	case Wait:
		o := opWait
		if s.Timed {
			o = opTimedWait
		}
		c.add(o, s.Lock)
	case Notify:
		o := opNotify
		if s.All {
			o = opNotifyAll
		}
		c.add(o, s.Lock)
	case If:
		c.cond(s.Cond)
		no := c.add(opJumpIfZero, 0)
		c.stmts(s.Then)
		over := c.add(opJump, 0)
		c.here(no)
		c.stmts(s.Else)
		c.here(over)
	case While:
		top := len(c.code)
		c.cond(s.Cond)
		out := c.add(opJumpIfZero, 0)
		c.stmts(s.Body)
		c.add(opJump, top)
		c.here(out)
	case Repeat:
		c.stmts(s.Body)
		c.stmts(s.Body)
	case Assert:
		c.cond(s.Cond)
		no := c.add(opJumpIfZero, 0)
		over := c.add(opJump, 0)
		c.here(no)
		c.throw(false)
		c.here(over)
	case Throw:
		c.throw(true)
	case Try:
		c.try(s)
	case Yield: // is no step of its own: it changes nothing
	default:
		panic(fmt.Sprintf("conctest: statement %T", s))
	}
}

// throw leaves scopes up to the one that catches, or all of them where what is
// thrown is an AssertionError.
func (c *compiler) throw(caught bool) {
	whole := c.scope
	defer func() { c.scope = whole }()
	for i := len(whole) - 1; i >= 0; i-- {
		s := whole[i]
		c.scope = whole[:i:i] // a finally block stands outside of its try
		switch {
		case s.lock >= 0:
			c.add(opExit, s.lock)
		case s.catches && caught:
			*s.jumps = append(*s.jumps, c.add(opJump, 0))
			return
		default:
			c.stmts(s.finally)
		}
	}
	c.add(opFail, 0)
}

// try translates try-catch-finally as a try-catch in a try-finally.
func (c *compiler) try(s Try) {
	if s.Finally != nil {
		c.scope = append(c.scope, scope{lock: -1, finally: s.Finally})
	}
	if s.Catch != nil {
		var jumps []int
		c.scope = append(c.scope, scope{lock: -1, catches: true, jumps: &jumps})
		c.stmts(s.Body)
		c.scope = c.scope[:len(c.scope)-1]
		over := c.add(opJump, 0)
		for _, j := range jumps {
			c.here(j)
		}
		c.stmts(s.Catch)
		c.here(over)
	} else {
		c.stmts(s.Body)
	}
	if s.Finally != nil {
		c.scope = c.scope[:len(c.scope)-1]
		c.stmts(s.Finally)
	}
}
