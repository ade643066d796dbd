//go:build race

package corpus

// slowness is how many times longer a search takes than usual: the race detector looks at
// every word that is read.
const slowness = 10

// sampled is of how many programs one is searched: the detector looks for what searches
// share, and it takes other tests to judge their verdicts.
const sampled = 4
