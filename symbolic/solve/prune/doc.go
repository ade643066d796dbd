// Package prune decides conditions by branch and prune: it bounds what every
// subexpression can be when the inputs lie in a box, narrows the box to where the
// conditions can hold, and splits what is left.
//
// It is for arithmetic that solvers of bits are slow with: products, quotients,
// roots and roundings of floats, products of ints, functions of Math.
//
// These always hold:
//
//   - Bounds are outer ones. A point at which all conditions hold is in no box that
//     is thrown away, and is never cut off: so an empty list of boxes proves that
//     there is no such point. Ends of intervals are computed by Java's own
//     operations where these are monotonic, and rounded outwards where not.
//   - What it cannot bound may have every value of its range.
//   - A model is evaluated by [symbolic.Eval] before it is returned.
//   - The effort is counted in operations. No answer depends on the clock.
package prune
