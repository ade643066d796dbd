// Package symbolic has the values that a program computes from unknown inputs:
// expressions, the conditions under which a path is taken, and models, which
// give inputs concrete values.
//
// An [Expr] is immutable and hash-consed by a [Context]: two expressions of one
// context are equal exactly if their pointers are. Expressions are typed as the
// JVM's operand stack types values: int is a vector of 32 bits, not a number;
// byte, short, char and boolean are ints whose variables have small ranges;
// float and double are IEEE 754. A comparison is a Bool, which Java programs see
// only by branching on it.
//
// The constructors ([Context.Add], [Context.Lt], ...) fold constants and
// normalise. These always hold:
//
//   - The value of an expression under a model is what Java computes; [Eval] is
//     the definition, bit for bit. No constructor changes it: what was folded
//     evaluates as what was written would have.
//   - Every operation is total. Division by zero, which Java answers with an
//     exception, has the value that SMT-LIB gives it; whoever divides branches
//     on the divisor first.
//   - A NaN that an operation makes is Java's canonical one; a NaN that is only
//     passed on keeps its bits.
//   - [Expr.Range] holds for every model that keeps its variables within their
//     own ranges, as all models must.
//   - Nothing that is printed depends on the order in which expressions were
//     made, on addresses or on the clock.
//
// A context may be used by several goroutines. It keeps expressions alive only
// as long as somebody else does. The package knows no solver (symbolic/solve
// does) and no virtual machine.
package symbolic
