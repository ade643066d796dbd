// Package solve answers whether path conditions can hold, and with which
// inputs.
//
// An [Engine] extends path conditions. It asks the cheapest first: the form of
// the new condition, ranges of variables, the model of the path so far, that
// model with one value changed, answers to earlier questions, linear arithmetic,
// a short search, branch and prune; then a [Backend]: z3 in process, or any solver that reads
// SMT-LIB 2 from a pipe. It asks only about the conditions that share variables,
// directly or over others, with the new one.
//
// These always hold:
//
//   - `sat` comes with a model under which [symbolic.Eval] finds every condition
//     true. A solver's model that fails is counted and the answer is `unknown`.
//   - `unsat` is believed from exact encodings and from relaxations only.
//   - A solver that fails, hangs or dies makes an `unknown` that says so, and is
//     started anew; it never makes a path disappear.
//   - An engine and its backends belong to one goroutine. Several engines share
//     nothing but the context of their expressions.
package solve
