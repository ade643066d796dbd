// Package automata has regular sets of texts: what patterns match, and what can be
// said of all texts that several of them match, or do not.
//
// A text is a sequence of UTF-16 units, as Java's are. A [Language] is a minimal
// deterministic automaton whose edges carry spans of units, so that a class of
// thousands of characters costs as much as one character. A [Conjunction] is a list of
// languages that a text belongs to, all of them, or does not; it is explored without
// being built.
//
// These always hold:
//
//   - A language is immutable, and equal texts get equal answers.
//   - Nothing is guessed. What would need more states than [MaxStates] is refused, and
//     so is a pattern of which the package does not know exactly which texts Java
//     matches.
//   - What is said of a conjunction's lengths and characters ([Conjunction.Lengths],
//     [Conjunction.At], [Conjunction.FromEnd]) holds for all of its texts. It may hold for others, too.
//   - A [Conjunction.Word] is one of its texts.
//
// The package knows no expressions and no solver.
package automata
