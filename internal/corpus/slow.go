//go:build !race

package corpus

// slowness is how many times longer a search takes than usual.
const slowness = 1

// sampled is of how many programs one is searched.
const sampled = 1
