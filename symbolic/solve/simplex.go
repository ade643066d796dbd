package solve

import (
	"math"
	"slices"
)

// simplex finds rationals that satisfy linear constraints, or that there are
// none: the algorithm of Dutertre and de Moura for bounded variables.
//
// Every constraint is a row: a variable of its own, with bounds, that equals a
// sum of others. At each time some variables are basic, and each of these is a
// row over those that are not. Variables that are not basic lie within their
// bounds, and the rows hold; only basic variables may lie outside. There is no
// objective: feasibility is all that is asked. Coefficients are one dense matrix, rows
// by columns, since conditions of programs have few variables and copies of it are
// frequent.
type simplex struct {
	arithmetic
	lo, hi []int64 // by variable; unbounded is infinite
	value  []rational
	place  []int32 // by variable: its column, or ^ its row
	column []int32 // variables of the columns
	row    []int32 // variables of the rows
	coef   []rational
	pivots *int // that may still be made
}

const (
	noLower = math.MinInt64
	noUpper = math.MaxInt64
)

type verdict uint8

const (
	unknown verdict = iota
	possible
	impossible
)

// variable adds a variable that has a value within its bounds. All of these come
// before the first row.
func (s *simplex) variable(lo, hi, value int64) int {
	v := len(s.lo)
	s.lo, s.hi, s.value = append(s.lo, lo), append(s.hi, hi), append(s.value, whole(value))
	s.place = append(s.place, int32(len(s.column)))
	s.column = append(s.column, int32(v))
	return v
}

// clear removes all variables and rows.
func (s *simplex) clear(pivots *int) {
	s.overflow, s.pivots = false, pivots
	s.lo, s.hi, s.value, s.place = s.lo[:0], s.hi[:0], s.value[:0], s.place[:0]
	s.column, s.row, s.coef = s.column[:0], s.row[:0], s.coef[:0]
}

// copyFrom makes s equal to another.
func (s *simplex) copyFrom(o *simplex) {
	s.overflow, s.pivots = o.overflow, o.pivots
	s.lo, s.hi, s.value = append(s.lo[:0], o.lo...), append(s.hi[:0], o.hi...), append(s.value[:0], o.value...)
	s.place, s.column = append(s.place[:0], o.place...), append(s.column[:0], o.column...)
	s.row, s.coef = append(s.row[:0], o.row...), append(s.coef[:0], o.coef...)
}

// constrain adds lo <= sum <= hi. The sum's variables are not of rows. A variable of
// the sum that is basic at this moment is replaced by its row, so that rows stay in
// terms of columns.
func (s *simplex) constrain(sum []product, lo, hi int64) {
	n := len(s.column)
	v := len(s.lo)
	at := len(s.coef)
	s.coef = slices.Grow(s.coef, n)[:at+n]
	row := s.coef[at:]
	for j := range row {
		row[j] = whole(0)
	}
	value := whole(0)
	for _, p := range sum {
		k := whole(p.factor)
		value = s.add(value, s.mul(k, s.value[p.variable]))
		if c := s.place[p.variable]; c >= 0 {
			row[c] = s.add(row[c], k)
			continue
		} else {
			for j, a := range s.coef[int(^c)*n : (int(^c)+1)*n] {
				if a.num != 0 {
					row[j] = s.add(row[j], s.mul(k, a))
				}
			}
		}
	}
	s.lo, s.hi, s.value = append(s.lo, lo), append(s.hi, hi), append(s.value, value)
	s.place = append(s.place, ^int32(len(s.row)))
	s.row = append(s.row, int32(v))
}

// narrow narrows the bounds of a variable. It reports whether a value is left. A
// variable of a column must stay within its bounds, and is moved; a basic one may lie
// outside until check.
func (s *simplex) narrow(v int, lo, hi int64) bool {
	s.lo[v], s.hi[v] = max(s.lo[v], lo), min(s.hi[v], hi)
	if s.lo[v] > s.hi[v] {
		return false
	}
	if c := s.place[v]; c >= 0 {
		if s.cmp(s.value[v], whole(s.lo[v])) < 0 {
			s.move(c, whole(s.lo[v]))
		} else if s.cmp(s.value[v], whole(s.hi[v])) > 0 {
			s.move(c, whole(s.hi[v]))
		}
	}
	return true
}

// move gives the variable of a column another value.
func (s *simplex) move(column int32, to rational) {
	v := s.column[column]
	by := s.sub(to, s.value[v])
	s.value[v] = to
	n := len(s.column)
	for i, b := range s.row {
		if a := s.coef[i*n+int(column)]; a.num != 0 {
			s.value[b] = s.add(s.value[b], s.mul(a, by))
		}
	}
}

// outside says by which sign a variable lies outside its bounds, 0 if it does
// not.
func (s *simplex) outside(v int32) int {
	x := s.value[v]
	switch {
	case s.lo[v] != noLower && s.cmp(x, whole(s.lo[v])) < 0:
		return -1
	case s.hi[v] != noUpper && s.cmp(x, whole(s.hi[v])) > 0:
		return 1
	}
	return 0
}

// check looks for values within all bounds. It takes the variable of the least
// number, as which it comes to an end. By Bland's rule, for the row as for the column:
// others are faster on large problems, but can go in circles.
func (s *simplex) check() verdict {
	n := len(s.column)
	for {
		worst, side := int32(-1), 0
		for i, b := range s.row {
			if worst >= 0 && b > s.row[worst] {
				continue
			}
			if o := s.outside(b); o != 0 {
				worst, side = int32(i), o
			}
		}
		if s.overflow {
			return unknown
		}
		if worst < 0 {
			return possible
		}
		enter := int32(-1)
		for j, a := range s.coef[int(worst)*n : (int(worst)+1)*n] {
			v := s.column[j]
			if a.num == 0 || enter >= 0 && v > s.column[enter] {
				continue
			}
			// Below its bound the row must grow, above it shrink.
			if grows := a.sign() != side; grows && s.below(v) || !grows && s.above(v) {
				enter = int32(j)
			}
		}
		if s.overflow {
			return unknown
		}
		// The row says that its variable is a sum of others, each at the end that
		// brings it farthest: it cannot get within its bounds.
		if enter < 0 {
			return impossible
		}
		if *s.pivots--; *s.pivots < 0 {
			return unknown
		}
		to := whole(s.lo[s.row[worst]])
		if side > 0 {
			to = whole(s.hi[s.row[worst]])
		}
		s.pivot(worst, enter, to)
	}
}

// below and above tell whether a variable can grow, or shrink.
func (s *simplex) below(v int32) bool {
	return s.hi[v] == noUpper || s.cmp(s.value[v], whole(s.hi[v])) < 0
}

func (s *simplex) above(v int32) bool {
	return s.lo[v] == noLower || s.cmp(s.value[v], whole(s.lo[v])) > 0
}

// pivot exchanges the variables of a row and a column, and gives the row's a
// value.
func (s *simplex) pivot(row, column int32, to rational) {
	n := len(s.column)
	r := s.coef[int(row)*n : (int(row)+1)*n]
	leaving, entering := s.row[row], s.column[column]
	a := r[column]
	s.move(column, s.add(s.value[entering], s.div(s.sub(to, s.value[leaving]), a)))
	s.value[leaving] = to
	// leaving = a*entering + rest, so entering = leaving/a - rest/a.
	for j := range r {
		if int32(j) == column {
			r[j] = s.div(whole(1), a)
		} else if r[j].num != 0 {
			r[j] = s.neg(s.div(r[j], a))
		}
	}
	for i := range s.row {
		if int32(i) == row {
			continue
		}
		other := s.coef[i*n : (i+1)*n]
		k := other[column]
		if k.num == 0 {
			continue
		}
		other[column] = whole(0)
		for j := range other {
			if r[j].num != 0 {
				other[j] = s.add(other[j], s.mul(k, r[j]))
			}
		}
	}
	s.row[row], s.column[column] = entering, leaving
	s.place[entering], s.place[leaving] = ^row, column
}
