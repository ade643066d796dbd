package perturbator

import (
	"math"

	"github.com/gojpf/gojpf/vm"
)

// samples are the values of GenericDataAbstractor, whatever the value was: a positive
// number, 0 and a negative one, both booleans. They are JPF's own numbers, drawn from a
// java.util.Random that begins with the same seed for every call, so that tests written
// for JPF find what they expect.
func samples(k vm.Kind, numbers *random) []value {
	slots := func(list ...uint64) (v []value) {
		for _, s := range list {
			v = append(v, value{slot: s})
		}
		return v
	}
	around := func(over, under int32) []value {
		return slots(uint64(uint32(abs(numbers.int()%over))), 0, uint64(uint32(-abs(numbers.int()%under))))
	}
	switch k {
	case vm.KindBoolean:
		return slots(0, 1)
	case vm.KindByte:
		return around(128, 127)
	case vm.KindShort, vm.KindInt:
		return around(100, 100)
	case vm.KindChar:
		first, last := abs(numbers.int()%255), abs(numbers.int()%255)
		return slots(uint64(first), 0, uint64(last))
	case vm.KindLong:
		first, last := numbers.long()%100, numbers.long()%100
		return slots(uint64(abs(first)), 0, uint64(-abs(last)))
	case vm.KindFloat:
		first, last := numbers.float(), numbers.float()
		return slots(uint64(math.Float32bits(first)), 0, uint64(math.Float32bits(-last)))
	case vm.KindDouble:
		return slots(math.Float64bits(-1.414), 0, math.Float64bits(3.141))
	}
	return nil
}

func abs[N int32 | int64](n N) N {
	if n < 0 {
		return -n
	}
	return n
}

// drawn is how often numbers are drawn for parameters of these kinds, which have all
// their values for each value of the parameter before them.
func drawn(kinds []vm.Kind) uint64 {
	if len(kinds) == 0 {
		return 0
	}
	before, ways := uint64(0), uint64(3)
	switch kinds[0] {
	case vm.KindBoolean:
		ways = 2
	case vm.KindRef:
		ways = 1
	case vm.KindLong:
		before = 4
	case vm.KindDouble:
	default:
		before = 2
	}
	return before + ways*drawn(kinds[1:])
}

// random is a java.util.Random.
type random struct{ state uint64 }

const (
	multiplier = 0x5DEECE66D
	increment  = 0xB
)

func newRandom() *random { return &random{5 ^ multiplier} }

func (r *random) next(bits int) int32 {
	r.state = (r.state*multiplier + increment) & (1<<48 - 1)
	return int32(r.state >> (48 - bits))
}

func (r *random) int() int32     { return r.next(32) }
func (r *random) long() int64    { return int64(r.next(32))<<32 + int64(r.next(32)) }
func (r *random) float() float32 { return float32(r.next(24)) / (1 << 24) }

// skip is n numbers later.
func (r *random) skip(n uint64) {
	for a, b := uint64(multiplier), uint64(increment); n > 0; n >>= 1 {
		if n&1 != 0 {
			r.state = r.state*a + b
		}
		a, b = a*a, b*a+b
	}
	r.state &= 1<<48 - 1
}
