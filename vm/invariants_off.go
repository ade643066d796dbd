//go:build !invariants

package vm

// invariants switches checks on that cost too much for every run: build with
// -tags invariants.
const invariants = false
