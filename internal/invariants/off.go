//go:build !invariants

package invariants

// Enabled is a constant, so that builds without the tag have nothing of what it guards.
const Enabled = false
