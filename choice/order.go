package choice

import (
	"hash/fnv"
	"math/bits"
)

// Order is a permutation of the numbers 0 to n-1 that depends on a seed, an id
// and n alone, on every machine and in every run. It takes a few words of
// memory whatever n is: the numbers are enciphered, not stored.
type Order struct {
	n    uint64
	half uint // bits of one half of a number
	keys [rounds]uint64
}

const rounds = 6

// NewOrder returns the order of n alternatives of the choice known as id.
func NewOrder(id string, n int, seed uint64) Order {
	h := fnv.New64a()
	h.Write([]byte(id))
	o := Order{n: uint64(n), half: max(1, uint(bits.Len64(uint64(n))+1)/2)}
	state := mix(seed) ^ mix(h.Sum64()) ^ mix(uint64(n))
	for i := range o.keys {
		state = mix(state + 0x9e3779b97f4a7c15)
		o.keys[i] = state
	}
	return o
}

// At returns the alternative that comes in place i, 0 <= i < n.
func (o *Order) At(i int) int {
	if o.n < 2 {
		return i
	}
	// Feistel rounds permute the numbers of 2*half bits; following the cycle
	// until it is back among the first n permutes those. A few keys alone would
	// reach only half of the permutations of two or three things, so the result
	// is rotated as well.
	v := uint64(i)
	for {
		mask := uint64(1)<<o.half - 1
		l, r := v>>o.half, v&mask
		for _, k := range o.keys {
			l, r = r, l^mix(r^k)&mask
		}
		v = l<<o.half | r
		if v < o.n {
			return int((v + o.keys[0]%o.n) % o.n)
		}
	}
}

// mix is the finaliser of splitmix64: every bit of the input changes half of
// the bits of the output.
func mix(x uint64) uint64 {
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
