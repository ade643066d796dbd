//go:build invariants

package vm

const invariants = true
