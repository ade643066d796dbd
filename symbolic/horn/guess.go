package horn

import (
	"cmp"
	"slices"
	"time"

	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/solve"
)

// Spacer fails on addition by recursion, even and odd, sums, and counters in fields.
// Facts are guessed where Spacer finds nothing: simple ones of each predicate, of which
// those stay that follow from one another (Houdini). They are thrown away by models of
// the clauses in Java's arithmetic, so sums that wrap around and parities are no harder
// than others. What stays is told Spacer, and checked again like all that it says.

// chain are facts about a predicate's parameters, each stronger than the next. Those
// from the first on hold as far as is known. That the next one follows is what lets one
// model throw away a prefix: a bound by 3 that fails may leave the one by 10.
type chain []*symbolic.Expr

// guesses are the chains of predicates. All of a predicate's candidates are conjoined
// in every body: that makes each clause easier to show, as long as they hold, and
// settle sees to that.
type guesses map[*Pred][]chain

// Bounds of what is guessed.
const (
	// A predicate of n numbers has candidates for all pairs and some triples, each with
	// as many bounds as there are constants.
	mostConstants = 14
	mostTriples   = 8 // parameters of which sums are looked at
	mostPairs     = 14
	mostFactors   = 3
	mostFactor    = 1 << 10
	itself        = 3                      // what a constant counts where it stands, those beside it count 1
	guessWithin   = 500 * time.Millisecond // one question
)

// guesser guesses facts of a system within its time.
type guesser struct {
	*System
	engine   *solve.Engine
	deadline time.Time
	end      *stop.Stop
}

// late is asked in front of each question, one of which may take guessWithin.
func (s *guesser) late() bool { return time.Now().After(s.deadline) || s.end.Asked() }

// guess returns facts that hold in all models of the clauses, nil if that took too
// long. Facts about one parameter come first: those that are then known to be constant
// need no pairs.
func (s *System) guess(limit time.Duration, end *stop.Stop) map[*Pred]*symbolic.Expr {
	engine, err := solve.New(s.Ctx, solve.Config{Limits: solve.Limits{Time: guessWithin, Stop: end}})
	if err != nil {
		return nil
	}
	defer engine.Close()
	return (&guesser{s, engine, time.Now().Add(limit), end}).guess()
}

func (s *guesser) guess() map[*Pred]*symbolic.Expr {
	constants, factors := s.constants()
	alone, together := guesses{}, guesses{}
	for _, p := range s.Preds {
		alone[p] = s.candidates(p, constants, nil)
	}
	if !s.settle(alone, nil) {
		return nil
	}
	for _, p := range s.Preds {
		together[p] = s.candidates(p, constants, alone[p])
	}
	// Those about one parameter are inductive by themselves.
	if !s.settle(together, nil) {
		together = alone
	}
	facts := map[*Pred]*symbolic.Expr{}
	for _, p := range s.Preds {
		facts[p] = together.of(s.Ctx, p)
	}
	if multiples := s.multiples(alone, constants, factors); len(multiples) > 0 && s.settle(multiples, facts) {
		s.add(facts, multiples)
	}
	return facts
}

// multiples are the chains that say of one number that it is at most, or at least, so many
// times another. They make questions harder, so they come last: what is known without them is
// not put at risk.
func (s *guesser) multiples(alone guesses, constants, factors []int64) guesses {
	c := s.Ctx
	more := guesses{}
	for _, p := range s.Preds {
		open := p.open(constants, alone[p])
		if len(open) > mostTriples {
			continue
		}
		for _, x := range open {
			for _, y := range open {
				if x == y {
					continue
				}
				a, b := x, y
				if a.Kind() != b.Kind() {
					a, b = s.wide(a), s.wide(b)
				}
				for _, k := range factors {
					if fits(b, k) {
						times, once := c.Mul(b, s.number(b, k)), s.number(b, max(k, -k))
						more[p] = append(more[p], chain{c.Eq(a, times), c.Le(a, times), c.Le(a, c.Add(times, once))},
							chain{c.Ge(a, times), c.Ge(a, c.Sub(times, once))})
					}
				}
			}
		}
	}
	return more
}

// add adds to facts those of others that do not follow from them, which would say nothing.
func (s *guesser) add(facts map[*Pred]*symbolic.Expr, more guesses) {
	for _, p := range s.Preds {
		for _, ch := range more[p] {
			if len(ch) == 0 {
				continue
			}
			if s.late() {
				return
			}
			if s.engine.Check(facts[p], s.Ctx.Not(ch[0])).Status == symbolic.Sat {
				facts[p] = s.Ctx.And(facts[p], ch[0])
			}
		}
	}
}

// settle throws away what does not follow until all does. It reports whether it could.
// Facts that are known hold, whatever is thrown away. It ends, since every round drops at least
// one of finitely many facts. What is left is inductive: the strongest set of candidates that is
// (Houdini's result does not depend on the order, but for questions that nobody decides).
func (s *guesser) settle(g guesses, known map[*Pred]*symbolic.Expr) bool {
	waiting := make([]bool, len(s.Clauses))
	for i := range waiting {
		waiting[i] = true
	}
	for again := true; again; {
		again = false
		for i, c := range s.Clauses {
			if !waiting[i] || c.Head == nil {
				continue
			}
			waiting[i] = false
			weaker := false
			for done := false; !done; {
				if s.late() {
					return false
				}
				var lost bool
				lost, done = s.weaken(g, known, c)
				weaker = weaker || lost
			}
			if !weaker {
				continue
			}
			for k, other := range s.Clauses {
				if slices.ContainsFunc(other.Body, func(a Atom) bool { return a.Pred == c.Head.Pred }) {
					// What the head has lost is missing in the bodies that use it, so
					// these clauses may fail now.
					waiting[k], again = true, true
				}
			}
		}
	}
	return true
}

// of is all that is guessed of a predicate. The first of each chain implies the rest.
func (g guesses) of(ctx *symbolic.Context, p *Pred) *symbolic.Expr {
	var all []*symbolic.Expr
	for _, c := range g[p] {
		if len(c) > 0 && !slices.Contains(all, c[0]) {
			all = append(all, c[0])
		}
	}
	return ctx.And(all...)
}

// weaken throws away what does not follow from a clause's body, as far as one question
// tells. It reports whether it did, and whether all that is left follows. One model of body
// and negated head refutes all facts that it violates at once.
func (s *guesser) weaken(g guesses, known map[*Pred]*symbolic.Expr, c *Clause) (lost, done bool) {
	chains := g[c.Head.Pred]
	if !slices.ContainsFunc(chains, func(c chain) bool { return len(c) > 0 }) {
		return false, true
	}
	conds := slices.Clone(c.Conds)
	for _, a := range c.Body {
		conds = append(conds, s.with(g.of(s.Ctx, a.Pred), a))
		if fact := known[a.Pred]; fact != nil {
			conds = append(conds, s.with(fact, a))
		}
	}
	ask := func(fact *symbolic.Expr) solve.Answer { return s.refute(s.engine, conds, s.with(fact, *c.Head)) }
	answer := ask(g.of(s.Ctx, c.Head.Pred))
	switch answer.Status {
	case symbolic.Unsat:
		return false, true
	case symbolic.Sat:
		for i, ch := range chains {
			for len(ch) > 0 && !symbolic.Holds(s.with(ch[0], *c.Head), answer.Model) {
				ch, lost = ch[1:], true
			}
			chains[i] = ch
		}
		if lost {
			return true, false
		}
	}
	// Undecided together: one by one. Dropping a fact is always right, as less is claimed then.
	for i, ch := range chains {
		if len(ch) == 0 {
			continue
		}
		if s.late() {
			return lost, false // as settle finds, too
		}
		if ask(ch[0]).Status != symbolic.Unsat {
			chains[i], lost = ch[1:], true
		}
	}
	// What was shown may rest on what was dropped behind it.
	return lost, !lost
}

// constants are the numbers of the clauses, and those beside them. Invariants speak of
// the limits in the program, and of these less or plus one where a loop has just passed
// them. The most frequent ones are taken, 0 always.
func (s *System) constants() (list, factors []int64) {
	counts := map[int64]int{0: 1000}
	seen := map[uint64]bool{}
	var visit func(e *symbolic.Expr)
	visit = func(e *symbolic.Expr) {
		if seen[e.ID()] {
			return
		}
		seen[e.ID()] = true
		// Limits of types need no guess, and the numbers beside them would overflow.
		if c, ok := constant(e); ok && c > -1<<40 && c < 1<<40 {
			counts[c] += itself
			counts[c-1]++
			counts[c+1]++
		}
		for _, a := range e.Args() {
			visit(a)
		}
	}
	for _, c := range s.Clauses {
		for _, e := range c.Conds {
			visit(e)
		}
		atoms := slices.Clip(c.Body)
		if c.Head != nil {
			atoms = append(atoms, *c.Head)
		}
		for _, a := range atoms {
			for _, e := range a.Args {
				visit(e)
			}
		}
	}
	for c := range counts {
		list = append(list, c)
	}
	slices.SortFunc(list, func(a, b int64) int {
		if counts[a] != counts[b] {
			return counts[b] - counts[a]
		}
		if a < b {
			return -1
		}
		return 1
	})
	list = list[:min(len(list), mostConstants)]
	slices.Sort(list)
	return list, factorsOf(counts)
}

// factorsOf are the numbers of the clauses by which another may be multiplied to be a bound: what
// is added up k at a time is k for each time round. The small ones are likelier.
func factorsOf(counts map[int64]int) []int64 {
	size := func(k int64) int64 { return max(k, -k) }
	var list []int64
	for k, n := range counts {
		if n >= itself && size(k) > 1 && size(k) <= mostFactor {
			list = append(list, k)
		}
	}
	slices.SortFunc(list, func(a, b int64) int {
		return cmp.Or(cmp.Compare(size(a), size(b)), cmp.Compare(a, b))
	})
	return list[:min(len(list), mostFactors)]
}

// wide is a number as a long. Comparing it with a long needs one kind.
func (s *System) wide(x *symbolic.Expr) *symbolic.Expr {
	if x.Kind() == symbolic.I32 {
		return s.Ctx.I2L(x)
	}
	return x
}

// The chains of one parameter come in this order.
const (
	lowest = iota
	highest
	odd
	even
	ofOne // how many there are
)

// number is a constant of the kind of an expression.
func (s *System) number(of *symbolic.Expr, x int64) *symbolic.Expr {
	if of.Kind() == symbolic.I64 {
		return s.Ctx.Long(x)
	}
	return s.Ctx.Int(int32(x))
}

func fits(of *symbolic.Expr, x int64) bool { return of.Kind() == symbolic.I64 || int64(int32(x)) == x }

// open are the parameters that are not always the same, by what is left of the chains of each;
// those about elements of arrays are left to ofElements.
func (p *Pred) open(constants []int64, settled []chain) (open []*symbolic.Expr) {
	for i, x := range p.Params {
		if p.inElement(i) {
			continue
		}
		bounds := 0
		for _, k := range constants {
			if fits(x, k) {
				bounds++
			}
		}
		// Both bounds are there, and there is just one number between them?
		of := settled[ofOne*i:]
		if len(of[lowest]) == 0 || len(of[highest]) == 0 || len(of[lowest])+len(of[highest]) != bounds+1 {
			open = append(open, x)
		}
	}
	return open
}

// candidates are the chains that a predicate begins with: of its parameters one by one,
// and if that was settled of those that are together which are not always the same.
func (s *System) candidates(p *Pred, constants []int64, settled []chain) []chain {
	c := s.Ctx
	var out []chain
	// bounds are those of a number, the strongest first.
	bounds := func(x *symbolic.Expr) (low, high chain) {
		for _, k := range constants {
			if fits(x, k) {
				high = append(high, c.Le(x, s.number(x, k)))
				low = append(low, c.Ge(x, s.number(x, k)))
			}
		}
		slices.Reverse(low)
		return low, high
	}
	for _, x := range p.Params {
		low, high := bounds(x)
		one := s.number(x, 1)
		bit := c.BitAnd(x, one)
		out = append(out, low, high, chain{c.Eq(bit, one)}, chain{c.Eq(bit, s.number(x, 0))})
	}
	var open []*symbolic.Expr
	if settled != nil {
		open = p.open(constants, settled)
		out = append(append(s.ofElements(p, bounds), s.ofChanges(p)...), out...) // what reports show first
	}
	// Pairs grow with the square of the parameters, triples with the cube.
	if len(open) > mostPairs {
		return out
	}
	for i, x := range open {
		for k, y := range open {
			switch {
			case i == k:
				continue
			case x.Kind() != y.Kind():
				a, b := s.wide(x), s.wide(y)
				out = append(out, chain{c.Eq(a, b), c.Le(a, b)})
				continue
			}
			one := s.number(x, 1)
			bit := c.BitAnd(x, one)
			most := c.Max(x, s.number(x, 0))
			out = append(out, chain{c.Eq(x, y), c.Le(x, y)},
				chain{c.Eq(y, bit)}, chain{c.Eq(y, c.BitXor(bit, one))},
				chain{c.Eq(y, most), c.Le(y, most)})
			// Sums are the same both ways round.
			if i > k || len(open) > mostTriples {
				continue
			}
			for _, e := range []*symbolic.Expr{c.Add(x, y), c.Sub(x, y)} {
				low, high := bounds(e)
				out = append(out, low, high)
			}
			for j, z := range open {
				if j != i && j != k && z.Kind() == x.Kind() {
					out = append(out, chain{c.Eq(z, c.Add(x, y))})
				}
			}
		}
	}
	return out
}

// ofElements are the chains about what is in arrays: of the elements in front of a number,
// and of those from it on, as loops have come so far. They have bounds, are what others are,
// or what their index says; and those of one index in two arrays are the same.
func (s *System) ofElements(p *Pred, bounds func(*symbolic.Expr) (low, high chain)) (out []chain) {
	c := s.Ctx
	var numbers []*symbolic.Expr
	for i, x := range p.Params {
		if !p.inElement(i) {
			numbers = append(numbers, x)
		}
	}
	if len(numbers) > mostTriples {
		return nil
	}
	for i, e := range p.Elements {
		index, content := p.Params[e.Index], p.Params[e.Content]
		facts := func() []chain {
			low, high := bounds(content)
			list := []chain{low, high}
			for _, x := range append([]*symbolic.Expr{index}, numbers...) {
				if x.Kind() == content.Kind() {
					list = append(list, chain{c.Eq(content, x), c.Le(content, x)}, chain{c.Ge(content, x)})
				}
			}
			return list
		}
		for _, x := range numbers {
			if x.Kind() != symbolic.I32 {
				continue
			}
			for _, other := range []*symbolic.Expr{c.Ge(index, x), c.Lt(index, x)} {
				for _, f := range facts() {
					out = append(out, unless(c, other, f))
				}
				for _, f := range p.Elements[:i] {
					if content.Kind() == p.Params[f.Content].Kind() {
						same := chain{c.Eq(content, p.Params[f.Content])}
						out = append(out, unless(c, c.Or(other, c.Ne(index, p.Params[f.Index])), same))
					}
				}
			}
		}
	}
	return out
}

// ofChanges are the chains about what has become of elements: that at a number is another one
// now, those elsewhere are what they were.
func (s *System) ofChanges(p *Pred) (out []chain) {
	c := s.Ctx
	if len(p.Params) > mostPairs {
		return nil
	}
	for _, e := range p.Changes {
		index, before, after := p.Params[e.Index], p.Params[e.Before], p.Params[e.After]
		for i, x := range p.Params {
			if x.Kind() != symbolic.I32 || i == e.Index || i == e.Before || i == e.After {
				continue
			}
			out = append(out, chain{c.Or(c.Eq(index, x), c.Eq(after, before))})
			for k, y := range p.Params {
				if k != e.Index && k != e.After && k != e.Before && y.Kind() == after.Kind() {
					out = append(out, chain{c.Or(c.Ne(index, x), c.Eq(after, y))})
				}
			}
		}
	}
	return out
}

// unless are facts that hold where a condition does not.
func unless(c *symbolic.Context, cond *symbolic.Expr, facts chain) chain {
	out := make(chain, len(facts))
	for i, f := range facts {
		out[i] = c.Or(cond, f)
	}
	return out
}
