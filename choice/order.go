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

// Shuffled returns g with its alternatives in the order of the seed. The result
// chooses among values of the same type as g.
//
// A search that must be able to replay a trace without knowing the seed should
// instead leave g alone and try its alternatives in the order of NewOrder.
func Shuffled(g Generator, seed uint64) Generator {
	s := shuffled{g, NewOrder(g.ID(), g.Len(), seed)}
	switch t := g.(type) {
	case Booleans:
		return shuffledBooleans{s, t}
	case Ints:
		return shuffledInts{s, t}
	case Longs:
		return shuffledLongs{s, t}
	case Floats:
		return shuffledFloats{s, t}
	case Doubles:
		return shuffledDoubles{s, t}
	case Threads:
		return shuffledThreads{s, t}
	case References:
		return shuffledReferences{s, t}
	case Permutations:
		return shuffledPermutations{s, t}
	case Exceptions:
		return shuffledExceptions{s, t}
	}
	return s
}

type shuffled struct {
	g     Generator
	order Order
}

func (s shuffled) ID() string            { return s.g.ID() }
func (s shuffled) Len() int              { return s.g.Len() }
func (s shuffled) Describe(i int) string { return s.g.Describe(s.order.At(i)) }

type shuffledBooleans struct {
	shuffled
	t Booleans
}

func (s shuffledBooleans) Bool(i int) bool { return s.t.Bool(s.order.At(i)) }

type shuffledInts struct {
	shuffled
	t Ints
}

func (s shuffledInts) Int(i int) int32 { return s.t.Int(s.order.At(i)) }

type shuffledLongs struct {
	shuffled
	t Longs
}

func (s shuffledLongs) Long(i int) int64 { return s.t.Long(s.order.At(i)) }

type shuffledFloats struct {
	shuffled
	t Floats
}

func (s shuffledFloats) Float(i int) float32 { return s.t.Float(s.order.At(i)) }

type shuffledDoubles struct {
	shuffled
	t Doubles
}

func (s shuffledDoubles) Double(i int) float64 { return s.t.Double(s.order.At(i)) }

type shuffledThreads struct {
	shuffled
	t Threads
}

func (s shuffledThreads) Thread(i int) int { return s.t.Thread(s.order.At(i)) }

type shuffledReferences struct {
	shuffled
	t References
}

func (s shuffledReferences) Ref(i int) uint32 { return s.t.Ref(s.order.At(i)) }

type shuffledPermutations struct {
	shuffled
	t Permutations
}

func (s shuffledPermutations) Permutation(i int) []int { return s.t.Permutation(s.order.At(i)) }

type shuffledExceptions struct {
	shuffled
	t Exceptions
}

func (s shuffledExceptions) Exception(i int) string { return s.t.Exception(s.order.At(i)) }
