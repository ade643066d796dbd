//go:build amd64 && !race

package vm

// OrderedLoads says that a plain read comes before those behind it, as on this
// processor: a switch over operations is a quarter faster on one than on an atomic read
// of a word. The race detector wants to see the atomic one.
const OrderedLoads = true
