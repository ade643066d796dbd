package automata

// Expr is a regular expression. It is immutable.
type Expr struct {
	op       op
	points   points
	args     []*Expr
	min, max int // of opRepeat; max < 0 is any number
}

type op uint8

const (
	opUnits op = iota // one unit of points.units
	opPoint           // one code point
	opSeq
	opEither
	opRepeat
)

// points are code points: units that are no surrogates, surrogates that are no half of
// a pair, and pairs. Where they are meant as units any surrogate will do.
// java.util.regex goes through a text by code points, and a program through its units:
// a class with a complement matches a pair as one, and "." does, too. A high surrogate
// is a code point of its own only where no low one follows.
type points struct {
	units Set
	pairs []pair
}

// pair are code points beyond 16 bits: each of the first units with each of the second.
type pair struct{ first, second Set }

// Units is one unit of a set.
func Units(s Set) *Expr { return &Expr{op: opUnits, points: points{units: s}} }

// Literal is one text.
func Literal(text ...uint16) *Expr {
	e := &Expr{op: opSeq}
	for _, u := range text {
		e.args = append(e.args, Units(Of(u)))
	}
	return e
}

// Seq is one expression after the other.
func Seq(list ...*Expr) *Expr { return &Expr{op: opSeq, args: list} }

// Either is one of several expressions; of none it is what no text matches.
func Either(list ...*Expr) *Expr { return &Expr{op: opEither, args: list} }

// Repeat is an expression from min to max times, or more where max is negative.
func Repeat(e *Expr, min, max int) *Expr {
	return &Expr{op: opRepeat, args: []*Expr{e}, min: min, max: max}
}

// Star is an expression any number of times.
func Star(e *Expr) *Expr { return Repeat(e, 0, -1) }

// Anything is any text.
func Anything() *Expr { return Star(Units(All)) }

// Surrogates are the halves of pairs.
var (
	highs      = Set{{0xd800, 0xdbff}}
	lows       = Set{{0xdc00, 0xdfff}}
	surrogates = Set{{0xd800, 0xdfff}}
)

// anyPair are all code points beyond 16 bits.
var anyPair = []pair{{highs, lows}}

// point is one code point: of the given units, or all pairs or none. Patterns that name
// some pairs and not others are refused, so all or none is enough.
func point(units Set, pairs bool) *Expr {
	p := points{units: units}
	if pairs {
		p.pairs = anyPair
	}
	return &Expr{op: opPoint, points: p}
}
