package prune

import (
	"math"

	"github.com/gojpf/gojpf/symbolic"
)

// set is an outer bound of the values that an expression can have: an interval,
// and perhaps NaN. The ends of a float are its key, so -0 and 0 are two values next
// to each other; a condition is 0 or 1. Intervals of keys and not of doubles: ends are
// exact, halves are exact, and a float and an int are split by the same code. nan has
// no meaning for ints and conditions, and is false there.
type set struct {
	lo, hi int64
	nan    bool
}

// With these ends join and meet need no special cases for it.
var nothing = set{lo: math.MaxInt64, hi: math.MinInt64}

// Conditions.
var (
	always = set{lo: 1, hi: 1}
	never  = set{lo: 0, hi: 0}
	either = set{lo: 0, hi: 1}
)

// hasNumber tells whether there is more than NaN.
func (s set) hasNumber() bool { return s.lo <= s.hi }

// empty tells whether there is no value.
func (s set) empty() bool { return s.lo > s.hi && !s.nan }

// single tells whether there is exactly one value, and that is not NaN.
func (s set) single() bool { return s.lo == s.hi && !s.nan }

func (s set) contains(x int64) bool { return s.lo <= x && x <= s.hi }

// The ends may cross: that is how an empty interval shows. Of an empty interval with
// NaN the ends mean nothing.
func (s set) meet(o set) set {
	s.lo, s.hi, s.nan = max(s.lo, o.lo), min(s.hi, o.hi), s.nan && o.nan
	return s
}

// It is the hull: what lies between the two is added, so repeated joins only get wider.
func (s set) join(o set) set {
	s.nan = s.nan || o.nan
	switch {
	case !o.hasNumber():
	case !s.hasNumber():
		s.lo, s.hi = o.lo, o.hi
	default:
		s.lo, s.hi = min(s.lo, o.lo), max(s.hi, o.hi)
	}
	return s
}

// truth is the condition that may be true, or false, or both.
func truth(yes, no bool) set {
	switch {
	case yes && no:
		return either
	case yes:
		return always
	case no:
		return never
	}
	return nothing
}

// key numbers the floats of a kind in their order: ..., -0 is -1, 0 is 0, ... It
// must not be asked for NaN. Flipping all but the sign of negative bits makes two's
// complement of sign and magnitude. So the key of -x is ^key(x), which negation,
// absolute values and bySigns use.
func key(k symbolic.Kind, f float64) int64 {
	if k == symbolic.F32 {
		// Rounds to the nearest float. Who needs an outer bound moves the result out by
		// one afterwards, as around does.
		b := int32(math.Float32bits(float32(f)))
		return int64(b ^ b>>31&math.MaxInt32)
	}
	b := int64(math.Float64bits(f))
	return b ^ b>>63&math.MaxInt64
}

// float is the float that has a key.
func float(k symbolic.Kind, key int64) float64 {
	if k == symbolic.F32 {
		b := int32(key)
		return float64(math.Float32frombits(uint32(b ^ b>>31&math.MaxInt32)))
	}
	return math.Float64frombits(uint64(key ^ key>>63&math.MaxInt64))
}

// keyOf is the key of bits as [symbolic.Value] has them; ok is false for NaN.
func keyOf(k symbolic.Kind, bits uint64) (x int64, ok bool) {
	f := symbolic.Value{Kind: k, Bits: bits}.Double()
	if f != f {
		return 0, false
	}
	return key(k, f), true
}

// bitsOf are the bits of what has a key, or of an int, long or condition.
func bitsOf(k symbolic.Kind, x int64) uint64 {
	switch k {
	case symbolic.F32:
		return uint64(math.Float32bits(float32(float(k, x))))
	case symbolic.F64:
		return math.Float64bits(float(k, x))
	}
	return uint64(x)
}

const (
	minusZero = -1 // the key of -0
	plusZero  = 0
)

// infinity is the key of infinity; that of -infinity is ^infinity.
func infinity(k symbolic.Kind) int64 {
	if k == symbolic.F32 {
		return 0x7f800000
	}
	return 0x7ff0000000000000
}

// numeric is the key with -0 and 0 made one: it orders floats as Java's < does. As -0
// and 0 become one there are gaps nowhere: keys that are numeric are those of the
// numbers, in order, and one less of them.
func numeric(key int64) int64 {
	if key < 0 {
		return key + 1
	}
	return key
}

// everything of a kind.
func everything(k symbolic.Kind) set {
	switch k {
	case symbolic.Bool:
		return either
	case symbolic.I32:
		return set{lo: math.MinInt32, hi: math.MaxInt32}
	case symbolic.I64:
		return set{lo: math.MinInt64, hi: math.MaxInt64}
	}
	return set{lo: ^infinity(k), hi: infinity(k), nan: true}
}

// numbers are the floats of a kind that are no NaN.
func numbers(k symbolic.Kind) set { return set{lo: ^infinity(k), hi: infinity(k)} }

// floats is the interval between two numbers of a kind, which are no NaN.
func floats(k symbolic.Kind, lo, hi float64) set { return set{lo: key(k, lo), hi: key(k, hi)} }

// around are the floats of a kind that may lie between two numbers that were
// computed in double and rounded once or twice on the way: the ends are moved out
// by a float. NaN, which says that nothing is known, is infinite. For floats of 32 bits
// the computation in double is exact enough that rounding to float moves an end by less
// than one float. A NaN comes from infinities in what was computed, as inf - inf or 0 *
// inf.
func around(k symbolic.Kind, lo, hi float64) set {
	s := numbers(k)
	// An infinite lo becomes the largest number: only larger ones would be right as
	// well, and it costs nothing.
	if lo == lo {
		s.lo = max(s.lo, key(k, lo)-1)
	}
	if hi == hi {
		s.hi = min(s.hi, key(k, hi)+1)
	}
	return s
}

// below and above are the next floats of a kind, infinities themselves.
func below(k symbolic.Kind, x int64) float64 { return float(k, max(x-1, ^infinity(k))) }
func above(k symbolic.Kind, x int64) float64 { return float(k, min(x+1, infinity(k))) }
