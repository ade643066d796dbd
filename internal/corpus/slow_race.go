//go:build race

package corpus

// slowness is how many times longer a search takes than usual: the race detector looks at
// every word that is read.
const slowness = 10
