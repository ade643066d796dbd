// Package javamath computes what java.lang.StrictMath, java.lang.Math, the
// floating-point instructions and Double.toString compute, bit for bit.
//
// StrictMath is defined to be fdlibm 5.3; the Strict functions follow its
// algorithms operation by operation. java.lang.Math leaves some functions to
// the virtual machine: HotSpot on x86_64 answers sin, cos, tan, exp, log,
// log10 and pow, and from Java 25 on cbrt and tanh, from Intel's libm, in
// compiled and interpreted code alike, and those differ from StrictMath in
// the last bit of rare results. The functions named Math... give HotSpot's
// answers. All others of java.lang.Math are their StrictMath namesakes.
//
// Invariants: every result is a function of its arguments alone, the same on
// every architecture. So no function of package math that may differ between
// architectures is used, and a product that feeds a sum, be it through a
// variable, is written float64(a*b), which forbids the compiler to fuse the two
// (a test under GOAMD64=v3 shows where that was forgotten). A NaN that is not an
// argument passed on is Java's canonical NaN.
package javamath

import "math"

var (
	nan = math.Float64frombits(0x7ff8000000000000)
	inf = math.Inf(1)
)

// high is the high word of a double, as fdlibm sees it.
func high(x float64) int32 { return int32(math.Float64bits(x) >> 32) }

// withHigh replaces the high word of x.
func withHigh(x float64, h int32) float64 {
	return math.Float64frombits(uint64(uint32(h))<<32 | math.Float64bits(x)&0xffffffff)
}

// chop clears the low word of x, which leaves 21 significant bits.
func chop(x float64) float64 {
	return math.Float64frombits(math.Float64bits(x) &^ 0xffffffff)
}

// scaleExponent adds n to the exponent field of x, without any check.
func scaleExponent(x float64, n int32) float64 {
	return math.Float64frombits(math.Float64bits(x) + uint64(int64(n))<<52)
}
