// Package invariants says whether a build has the tag invariants: rooms then check
// what must always hold of what they keep, and panic where it does not. The tests are
// run with it; what users get checks none of it.
//
// It has no checks itself: each stands beside what it checks.
package invariants
