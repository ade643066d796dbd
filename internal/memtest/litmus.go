package memtest

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/vm/memory"
)

// Parse reads a program: threads between ||, ops between spaces. W, R and U are a write, a
// read and an update, followed by the location; F, A, L, S and M are the fences full, acquire,
// release, loadload and storestore. A mode may follow behind a dot: p, o, a, v; other ops have the given one.
func Parse(text string, mode memory.Mode) Program {
	var p Program
	for thread := range strings.SplitSeq(text, "||") {
		var ops []Op
		for word := range strings.FieldsSeq(thread) {
			if i := strings.IndexByte("FALSM", word[0]); i >= 0 {
				kind := [...]memory.Fence{memory.FullFence, memory.AcquireFence, memory.ReleaseFence, memory.StoreStoreFence, memory.LoadLoadFence}[i]
				ops = append(ops, Op{Kind: 'f', Fence: kind})
				continue
			}
			m := mode
			if len(word) == 4 { // Wx.v
				m = memory.Mode(strings.IndexByte("poav", word[3]))
			}
			ops = append(ops, Op{Kind: word[0] | 32, Loc: int(word[1] - 'x'), Reads: m, Write: m})
		}
		p = append(p, ops)
	}
	return p
}

// Shape is a litmus test in each of the four modes. Outcome is what asks about the model: what
// is read, in order, and what the locations hold at last; * is anything. Verdicts has a letter
// for each mode, plain, opaque, acquire and release, volatile: A that the outcome is allowed, F
// that it is forbidden, L that the model allows it and it is left out: a read would return a
// write that comes behind it.
type Shape struct {
	Name, Text, Outcome, Verdicts string
}

// Shapes are the known ones.
var Shapes = []Shape{
	{"SB", "Wx Ry || Wy Rx", "0 0 * *", "AAAF"},
	{"MP", "Wx Wy || Ry Rx", "2 0 * *", "AAFF"},
	{"LB", "Rx Wy || Ry Wx", "4 2 * *", "LLFF"},
	{"IRIW", "Wx || Wy || Rx Ry || Ry Rx", "1 0 2 0 * *", "AAAF"},
	{"TwoPlusTwoW", "Wx Wy || Wy Wx", "1 3", "AAAF"},
	{"R", "Wx Wy || Wy Rx", "0 * 3", "AAAF"},
	{"S", "Wx Wy || Ry Wx", "2 1 *", "AAFF"},
	{"CoRR", "Wx || Rx Rx", "1 0 *", "AFFF"},
	{"CoRRBoth", "Wx || Wx || Rx Rx || Rx Rx", "1 2 2 1 *", "AFFF"},
	{"CoWW", "Wx Wx", "1", "FFFF"},
	{"CoWR", "Wx Rx || Wx", "3 1", "FFFF"},
	{"CoRW", "Rx Wx || Wx", "3 3", "FFFF"},
	{"WRC", "Wx || Rx Wy || Ry Rx", "1 3 0 * *", "AAFF"},
	{"ISA2", "Wx Wy || Ry Wz || Rz Rx", "2 4 0 * * *", "AAFF"},
	{"RWC", "Wx || Rx Ry || Wy Rx", "1 0 0 * *", "AAAF"},
	{"WRWC", "Wx Wz || Rz Ry || Wy Rx", "2 0 0 * * *", "AAAF"},
	{"WWC", "Wx || Rx Wy || Ry Wx", "1 3 1 *", "AAFF"},
	{"Handover", "Wx Wy.v || Ry.v Rx", "2 0 * *", "FFFF"},
	{"Reversed", "Wy.v Wx || Rx Ry.v", "2 0 * *", "AAFF"},
	{"Update", "Ux.v || Ux.v", "0 0 *", "FFFF"},
	{"Chain", "Wx Wy.a || Uy.v || Ry.a Rx", "2 3 0 * *", "FFFF"},
	{"SBUpdate", "Ux.v Ry || Uy.v Rx", "0 0 0 0 * *", "AAAF"},
	{"SBFull", "Wx F Ry || Wy F Rx", "0 0 * *", "FFFF"},
	{"SBHalf", "Wx F Ry || Wy Rx", "0 0 * *", "AAAF"},
	{"SBRelease", "Wx L Ry || Wy L Rx", "0 0 * *", "AAAF"},
	{"MPFull", "Wx F Wy || Ry F Rx", "3 0 * *", "FFFF"},
	{"MPReleaseAcquire", "Wx L Wy || Ry A Rx", "3 0 * *", "FFFF"},
	{"MPRelease", "Wx L Wy || Ry Rx", "3 0 * *", "AAFF"},
	{"MPAcquire", "Wx Wy || Ry A Rx", "2 0 * *", "AAFF"},
	{"MPStoresLoads", "Wx S Wy || Ry M Rx", "3 0 * *", "FFFF"},
	{"MPStores", "Wx S Wy || Ry A Rx", "3 0 * *", "FFFF"},
	{"IRIWFull", "Wx || Wy || Rx F Ry || Ry F Rx", "1 0 2 0 * *", "FFFF"},
	{"IRIWAcquire", "Wx || Wy || Rx A Ry || Ry A Rx", "1 0 2 0 * *", "AAAF"},
	{"TwoPlusTwoWFull", "Wx F Wy || Wy F Wx", "1 4", "FFFF"},
	{"RFull", "Wx F Wy || Wy F Rx", "0 * 4", "FFFF"},
	{"SFull", "Wx F Wy || Ry F Wx", "3 1 *", "FFFF"},
	{"WRCFull", "Wx || Rx F Wy || Ry F Rx", "1 4 0 * *", "FFFF"},
	{"RWCFull", "Wx || Rx F Ry || Wy F Rx", "1 0 0 * *", "FFFF"},
	{"ISA2Ends", "Wx F Wy || Ry Wz || Rz F Rx", "3 5 0 * * *", "AAFF"},
}

// Matches reports whether an outcome is one that the shape asks about.
func (s *Shape) Matches(outcome string) bool {
	want, got := strings.Fields(s.Outcome), strings.Fields(outcome)
	if len(want) != len(got) {
		panic(fmt.Sprintf("%s asks about %q, and there is %q", s.Name, s.Outcome, outcome))
	}
	for i, w := range want {
		if w != "*" && w != got[i] {
			return false
		}
	}
	return true
}
