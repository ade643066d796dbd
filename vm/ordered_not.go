//go:build !amd64 || race

package vm

// OrderedLoads says that a plain read comes before those behind it.
const OrderedLoads = false
