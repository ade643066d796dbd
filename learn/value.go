package learn

import "math"

// state says what a value is.
type state uint8

const (
	absent state = iota // it could only be read through null
	integer
	real
	truth
	reference
)

// value is what a variable has in a sample.
type value struct {
	state state
	i     int64   // of integers, truths and references
	f     float64 // of reals
	class string  // of the object that is referred to
	text  string  // of a String, where quoted is set
	// quoted says that text can stand in a contract.
	quoted bool
}

// number orders integers and reals, each among themselves.
func (v *value) less(w *value) bool {
	if v.state == real {
		return v.f < w.f
	}
	return v.i < w.i
}

func (v *value) equal(w *value) bool {
	if v.state == real {
		return v.f == w.f
	}
	return v.i == w.i
}

func (v *value) ordered() bool {
	return v.state == integer || v.state == real && !math.IsNaN(v.f)
}

// chance tells which findings may be no more than chance.
type chance struct{ left float64 }

// explains reports whether n samples are too few to say that something always holds
// which would hold by chance with the probability p in each.
func (c chance) explains(p float64, n int64) bool {
	return n <= 0 || float64(n)*math.Log(p) > math.Log(c.left)+1e-9
}
