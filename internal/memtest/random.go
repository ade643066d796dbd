package memtest

import (
	"math/rand/v2"

	"github.com/gojpf/gojpf/vm/memory"
)

// Random makes a program of up to three threads and eight ops.
func Random(r *rand.Rand, locs int) Program {
	threads := 2 + r.IntN(2)
	p := make(Program, threads)
	weights := r.IntN(4) // some programs have volatile accesses, others fences, others all
	for n := 3 + r.IntN(6); n > 0; n-- {
		o := Op{Loc: r.IntN(locs), Reads: memory.Mode(r.IntN(4)), Write: memory.Mode(r.IntN(4))}
		if weights == 1 {
			o.Reads, o.Write = max(o.Reads, memory.Mode(r.IntN(4))), max(o.Write, memory.Mode(r.IntN(4)))
		}
		switch k := r.IntN(12); {
		case k < 5:
			o.Kind = 'r'
		case k < 10:
			o.Kind = 'w'
		case k < 11:
			// An update of Java's is volatile, or orders its read or its write only.
			o.Kind = 'u'
			o.Reads = [...]memory.Mode{memory.Volatile, memory.Ordered, memory.Plain}[r.IntN(3)]
			o.Write = [...]memory.Mode{memory.Volatile: memory.Volatile, memory.Ordered: memory.Plain, memory.Plain: memory.Ordered}[o.Reads]
		default:
			o.Kind = 'w'
		}
		if weights >= 2 && r.IntN(4) == 0 {
			o = Op{Kind: 'f', Fence: [...]memory.Fence{memory.FullFence, memory.FullFence, memory.AcquireFence, memory.ReleaseFence}[r.IntN(4)]}
		}
		t := r.IntN(threads)
		p[t] = append(p[t], o)
	}
	return p
}
