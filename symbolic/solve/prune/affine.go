package prune

import (
	"math"

	"github.com/gojpf/gojpf/symbolic"
)

// maxAffine is up to how many inputs linear forms are computed. A form has a
// coefficient for each, so a node costs as much as the inputs are many; with more of
// them the search gets nowhere by splitting either.
const maxAffine = 12

// affine has for each node a linear form in the inputs with an error: the node's
// value, as a real number, is
//
//	mid + sum of coef[j] * (input j - center[j]) + an error between lo and hi
//
// for every point of the box at which the conditions hold. It keeps what intervals
// forget: that x - x is 0, and that x + y - x is nearly y. The errors are those of
// linearising, of Java's roundings, and of computing the form itself. Unlike the noise
// symbols of usual affine arithmetic there is one error for each form, not one for each
// operation: errors that two nodes share do not cancel. It is cheaper, and inputs,
// which do cancel, are what splitting makes small.
//
// All numbers here are doubles that were rounded. What each rounding may be wrong by is
// added to slack, and from there to the error, so that the equation above holds for
// real numbers.
type affine struct {
	inputs int
	// known is set only for nodes that are finite numbers in the whole box: a form says
	// nothing of NaN and infinities, so a node that may be one has none.
	known  []bool
	mid    []float64
	lo, hi []float64
	coef   []float64 // inputs for each node
	// center is the same for all nodes of a sweep: place sets it, and forms of an
	// earlier box mean nothing any more.
	center []float64
	radius []float64 // at least the distance of the ends from the center
}

func newAffine(p *program) *affine {
	if len(p.vars) > maxAffine {
		return nil
	}
	// The last one is where compareWith makes the rest of a difference.
	n, k := len(p.nodes)+1, len(p.vars) // one for what is measured only
	return &affine{inputs: k, known: make([]bool, n), mid: make([]float64, n), lo: make([]float64, n), hi: make([]float64, n),
		coef: make([]float64, n*k), center: make([]float64, k), radius: make([]float64, k)}
}

func (f *affine) coefs(i int32) []float64 { return f.coef[int(i)*f.inputs : (int(i)+1)*f.inputs] }

// form is a linear form that is being made. It is written in place, into the row of
// node i, so a node whose form is given up has to be begun again.
type form struct {
	*affine
	i    int32
	coef []float64
	// slack is what computing the form may be wrong by.
	slack float64
}

func (f *affine) begin(i int32) form {
	c := f.coefs(i)
	clear(c)
	f.mid[i], f.lo[i], f.hi[i] = 0, 0, 0
	return form{affine: f, i: i, coef: c}
}

// twoSum is the rounded sum and what it lacks. Knuth's: the error of a sum of doubles
// is a double, and these six operations compute it exactly, unless the sum overflows;
// then finish sees an infinity.
func twoSum(a, b float64) (sum, lacks float64) {
	sum = a + b
	bb := sum - a
	return sum, (a - (sum - bb)) + (b - bb)
}

// twoProduct is the rounded product and how much it may be wrong by. An FMA gives the
// error exactly, but not where the product is so small that the error would be below
// the denormal numbers; then 1e-300 is more than enough.
func twoProduct(a, b float64) (product, wrong float64) {
	product = a * b
	wrong = math.Abs(math.FMA(a, b, -product))
	if math.Abs(product) < 1e-280 && a != 0 && b != 0 {
		wrong += 1e-300
	}
	return product, wrong
}

// Go cannot change the rounding mode of the processor. So the sum is rounded to nearest
// and moved by one where it came out too large.
func sumDown(a, b float64) float64 {
	s, lacks := twoSum(a, b)
	if lacks < 0 {
		return math.Nextafter(s, math.Inf(-1))
	}
	return s
}

func sumUp(a, b float64) float64 { return -sumDown(-a, -b) }

// upwards is at least a computed number that is not negative and has at most some
// twenty roundings in it. Many roundings in a row would each need a direction; a factor
// that is larger than all of them together is simpler and loses nothing that matters.
func upwards(x float64) float64 { return x*(1+1e-14) + 1e-320 }

// add adds t times the form of node j. Coefficients are rounded, too: what they are
// wrong by counts with the distance that the input may have from its center.
func (f *form) add(j int32, t float64) {
	m, wrong := twoProduct(f.mid[j], t)
	f.slack += wrong
	f.addMid(m)
	for v, c := range f.coefs(j) {
		if c == 0 {
			continue
		}
		p, wrong := twoProduct(c, t)
		s, lacks := twoSum(f.coef[v], p)
		f.coef[v] = s
		f.slack += (wrong + math.Abs(lacks)) * f.radius[v]
	}
	f.addError(f.lo[j], f.hi[j], t)
}

func (f *form) addMid(x float64) {
	s, lacks := twoSum(f.mid[f.i], x)
	f.mid[f.i] = s
	f.slack += math.Abs(lacks)
}

// addError adds t times an error between lo and hi. A factor below 0 turns the ends
// round.
func (f *form) addError(lo, hi, t float64) {
	if lo == 0 && hi == 0 {
		return
	}
	if t < 0 {
		lo, hi = hi, lo
	}
	l, wrong := twoProduct(lo, t)
	f.lo[f.i] = sumDown(f.lo[f.i], l)
	f.slack += wrong
	h, wrong := twoProduct(hi, t)
	f.hi[f.i] = sumUp(f.hi[f.i], h)
	f.slack += wrong
}

// finish tells that the form is known, unless it is too large to say anything. Where
// sums have overflowed reach is infinite or NaN, and the form counts as unknown.
func (f *form) finish() {
	if s := upwards(f.slack); f.slack != 0 {
		f.lo[f.i] = sumDown(f.lo[f.i], -s)
		f.hi[f.i] = sumUp(f.hi[f.i], s)
	}
	lo, hi := f.reach(f.i)
	f.known[f.i] = !math.IsInf(lo, 0) && !math.IsInf(hi, 0) && lo == lo && hi == hi
}

// spread is how far the linear part of a form goes. Coefficients of 0 are left out,
// since 0 times an infinite radius is NaN.
func (f *affine) spread(i int32) float64 {
	s := 0.0
	for v, c := range f.coefs(i) {
		if c != 0 { // else the radius may be infinite
			s += math.Abs(c) * f.radius[v]
		}
	}
	if s == 0 {
		return 0
	}
	return upwards(s)
}

// reach is the range of a form. Each step is rounded outwards.
func (f *affine) reach(i int32) (lo, hi float64) {
	s := f.spread(i)
	return sumDown(sumDown(f.mid[i], f.lo[i]), -s), sumUp(sumUp(f.mid[i], f.hi[i]), s)
}

// ends are the least and the greatest value of a node as numbers; ok is false if it
// may be infinite, NaN, or nothing.
func (b *box) ends(i int32) (lo, hi float64, ok bool) {
	s, k := b.sets[i], b.p.nodes[i].kind
	if s.nan || !s.hasNumber() {
		return 0, 0, false
	}
	switch {
	case k.IsFloat():
		lo, hi = float(k, s.lo), float(k, s.hi)
		return lo, hi, !math.IsInf(lo, 0) && !math.IsInf(hi, 0)
	case s.lo >= -1<<53 && s.hi <= 1<<53:
		return float64(s.lo), float64(s.hi), true
	}
	// An end may be rounded inwards. Longs above 2^53 have no double of their own.
	return math.Nextafter(float64(s.lo), math.Inf(-1)), math.Nextafter(float64(s.hi), math.Inf(1)), true
}

// place sets the centers to the middle of the box. An input that may be NaN or infinite
// has no center; no form mentions it.
func (b *box) place() {
	f := b.affine
	for v, i := range b.p.inputs {
		lo, hi, ok := b.ends(i)
		if !ok {
			f.center[v], f.radius[v] = 0, math.Inf(1)
			continue
		}
		f.center[v] = lo/2 + hi/2
		f.radius[v] = max(sumUp(hi, -f.center[v]), sumUp(f.center[v], -lo))
	}
}

// approximate makes the form of node i from those of its arguments, and narrows the
// node by it. It is called in a sweep for each node in turn, behind its arguments, and
// when the node's interval is known. For a condition the row of the node holds the
// difference of what it compares, for compareWith and narrowInputs.
func (b *box) approximate(i int32) {
	f, n := b.affine, &b.p.nodes[i]
	f.known[i] = false
	zl, zh, ok := b.ends(i)
	if n.kind == symbolic.Bool {
		b.compareForms(i)
		return
	}
	if !ok {
		return
	}
	z := f.begin(i)
	switch n.op {
	case symbolic.OpConst:
		f.mid[i] = zl
		// A long above 2^53 has ends apart, though it is a constant.
		f.hi[i] = zh - zl
		z.finish()
		return
	case symbolic.OpVar:
		if math.IsInf(f.radius[n.input], 0) {
			return
		}
		f.mid[i], z.coef[n.input] = f.center[n.input], 1
		f.known[i] = true
		return
	// While the condition is open both alternatives are possible, and their hull is an
	// interval without coefficients; a box in which it was split knows one of them.
	case symbolic.OpIte:
		for k, c := range [2]set{always, never} {
			if b.sets[n.arg[0]] == c && f.known[n.arg[1+k]] {
				z.add(n.arg[1+k], 1)
				z.finish()
				return
			}
		}
		z.interval(zl, zh)
		return
	}
	for _, a := range n.arg[:n.nargs] {
		if !f.known[a] {
			z.interval(zl, zh)
			return
		}
	}
	// The largest absolute value of the result bounds what Java's rounding of it is
	// wrong by.
	if !b.combine(n, &z, max(math.Abs(zl), math.Abs(zh))) {
		z = f.begin(i)
		z.interval(zl, zh)
		return
	}
	z.finish()
	if f.known[i] {
		b.narrowByForm(i, n.kind)
	} else {
		z = f.begin(i)
		z.interval(zl, zh)
	}
}

// interval makes a form that knows nothing but the ends.
func (f *form) interval(lo, hi float64) {
	m := lo/2 + hi/2
	f.mid[f.i] = m
	f.lo[f.i], f.hi[f.i] = sumDown(lo, -m), sumUp(hi, -m)
	f.finish()
}

// narrowByForm narrows a node to the range of its form. The form is about real
// numbers and says nothing of the sign of 0. around moves an end out by one float,
// which covers that a form of 32 bits is kept in doubles. A 0 at the lower end becomes
// -0, as the real number 0 stands for both.
func (b *box) narrowByForm(i int32, k symbolic.Kind) {
	lo, hi := b.affine.reach(i)
	if k.IsFloat() {
		s := around(k, lo, hi)
		if s.lo == plusZero {
			s.lo = minusZero
		}
		b.narrow(i, s)
		return
	}
	s := set{lo: math.MinInt64, hi: math.MaxInt64}
	if c := math.Ceil(lo); c > -1<<63 && c < 1<<63 {
		s.lo = int64(c)
	}
	if c := math.Floor(hi); c > -1<<63 && c < 1<<63 {
		s.hi = int64(c)
	}
	b.narrow(i, s)
}

// gap makes in the place of node i the form of the difference of its arguments; ok
// is false where there is none. Only the difference tells whether x < y where x and y
// overlap: their common part cancels in it.
func (b *box) gap(i int32) (ok bool) {
	n := &b.p.nodes[i]
	f := b.affine
	switch n.op {
	case symbolic.OpFEq, symbolic.OpFLt, symbolic.OpFLe, symbolic.OpEq, symbolic.OpLt, symbolic.OpLe:
	default:
		return false
	}
	x, y := n.arg[0], n.arg[1]
	if n.argKind == symbolic.Bool || !f.known[x] || !f.known[y] {
		return false
	}
	z := f.begin(i)
	z.add(x, 1)
	z.add(y, -1)
	z.finish()
	return f.known[i]
}

// compareForms decides a comparison by the difference of its arguments, which are
// numbers both. What is open is weighed, for the choice of the input to split, and then
// combined with the facts that precede it: those behind it have no form in this sweep
// yet.
func (b *box) compareForms(i int32) {
	if !b.gap(i) {
		return
	}
	lo, hi := b.affine.reach(i)
	b.narrow(i, gapTruth(b.p.nodes[i].op, lo, hi))
	if b.sets[i] != either {
		return
	}
	b.weigh(i)
	for _, fact := range b.p.facts {
		if fact.node < i && b.affine.known[fact.node] && b.sets[i] == either {
			b.compareWith(i, fact)
		}
	}
}

// gapTruth is what a comparison can be when the difference of its arguments lies
// between two numbers. Arguments are finite, so the real difference has the sign of
// Java's comparison. That of equal numbers is exactly 0, and of -0 and 0, too.
func gapTruth(op symbolic.Op, lo, hi float64) set {
	switch op {
	case symbolic.OpFEq, symbolic.OpEq:
		return truth(lo <= 0 && hi >= 0, lo != 0 || hi != 0)
	case symbolic.OpFLt, symbolic.OpLt:
		return truth(lo < 0, hi >= 0)
	}
	return truth(lo <= 0, hi > 0)
}

// compareWith decides a comparison by another that is known: its difference is a
// multiple of the other's, of which the sign is known, and a rest in which an input
// does not occur any more. This is one step of Fourier and Motzkin's elimination. x < y
// and y < z say nothing each about x < z, but their sum does.
func (b *box) compareWith(i int32, fact choice) {
	f, n := b.affine, &b.p.nodes[fact.node]
	if n.op == symbolic.OpFEq || n.op == symbolic.OpEq {
		return
	}
	// Eliminating each common input in turn is tried, as it is not known before which
	// rest is smallest.
	rest := int32(len(b.p.nodes))
	for v, c := range f.coefs(fact.node) {
		mine := f.coefs(i)[v]
		if c == 0 || mine == 0 {
			continue
		}
		t := mine / c
		z := f.begin(rest)
		z.add(i, 1)
		z.add(fact.node, -t)
		z.finish()
		b.work--
		if !f.known[rest] {
			continue
		}
		lo, hi := f.reach(rest)
		// The fact's difference is not positive if it holds, else not negative.
		if fact.holds == (t > 0) {
			lo = math.Inf(-1)
		} else {
			hi = math.Inf(1)
		}
		b.narrow(i, gapTruth(b.p.nodes[i].op, lo, hi))
	}
}

// narrowInputs narrows inputs by a comparison of known truth: each by what the
// others leave to it. It is Gauss-Seidel's step of interval arithmetic on the linear
// form: for one input everything else is moved to the other side and bounded. Intervals
// alone, operation by operation, would use the same input several times with different
// values.
func (b *box) narrowInputs(i int32) {
	f, n := b.affine, &b.p.nodes[i]
	if !f.known[i] || b.sets[i] == either {
		return
	}
	yes := b.sets[i] == always
	least, greatest := math.Inf(-1), math.Inf(1) // of the difference
	switch n.op {
	case symbolic.OpFEq, symbolic.OpEq:
		if !yes {
			return
		}
		least, greatest = 0, 0
	default:
		if yes {
			greatest = 0
		} else {
			least = 0
		}
	}
	spread := f.spread(i)
	for v, c := range f.coefs(i) {
		if c == 0 {
			continue
		}
		// The subtraction cancels, so the share that is added covers what it lost.
		others := spread - math.Abs(c)*f.radius[v] + spread*1e-14
		// c * d lies between these.
		lo := sumDown(sumDown(least, -sumUp(f.mid[i], f.hi[i])), -others)
		hi := sumUp(sumUp(greatest, -sumDown(f.mid[i], f.lo[i])), others)
		lo, hi = lo/c, hi/c
		if c < 0 {
			lo, hi = hi, lo
		}
		// Dividing and adding are rounded.
		lo = lo - math.Abs(lo)*1e-15 + f.center[v]
		hi = hi + math.Abs(hi)*1e-15 + f.center[v]
		input := b.p.inputs[v]
		// A float input may be -0 where the number is 0.
		if k := b.p.nodes[input].kind; k.IsFloat() {
			s := around(k, lo, hi)
			if s.lo == plusZero {
				s.lo = minusZero
			}
			b.narrow(input, s)
			continue
		}
		s := set{lo: math.MinInt64, hi: math.MaxInt64}
		if e := math.Ceil(lo - math.Abs(lo)*1e-15); e > -1<<63 && e < 1<<63 {
			s.lo = int64(e)
		}
		if e := math.Floor(hi + math.Abs(hi)*1e-15); e > -1<<63 && e < 1<<63 {
			s.hi = int64(e)
		}
		b.narrow(input, s)
	}
}
