package vm

import (
	"bytes"
	"fmt"
	"testing"

	"pgregory.net/rapid"
)

// What orders threads must be known from what is encoded of them: what is left
// over in a thread would put it in another place than its twin, and states that
// are equal but for that would not be met again.
func TestOrderOfThreadsFollowsDigest(t *testing.T) {
	flag := rapid.Bool()
	thread := func(t *rapid.T) *Thread {
		small := rapid.Uint32Range(0, 1)
		return &Thread{
			Status: Status(rapid.IntRange(int(Runnable), int(Terminated)).Draw(t, "status")), SavedLock: small.Draw(t, "saved"),
			Deadline: int64(small.Draw(t, "deadline")), Permit: flag.Draw(t, "permit"), Patient: flag.Draw(t, "patient"), Daemon: flag.Draw(t, "daemon"),
			HashCount: small.Draw(t, "hashes"), WaitOrder: uint64(small.Draw(t, "order")), Notified: flag.Draw(t, "notified"), Suspended: flag.Draw(t, "suspended"),
			woken:  seeming{Status(rapid.IntRange(int(Runnable), int(Terminated)).Draw(t, "woken")), flag.Draw(t, "timed")},
			Atomic: int32(small.Draw(t, "atomic")), Overflow: int32(small.Draw(t, "overflow")),
			span: int64(small.Draw(t, "span")), clock: int64(small.Draw(t, "clock")), maxDepth: int32(small.Draw(t, "depth")),
		}
	}
	byCode := map[string]uint64{}
	rapid.Check(t, func(t *rapid.T) {
		one := thread(t)
		m := &Machine{Lib: &Library{}, Explore: &Exploration{}, threads: []*Thread{one}}
		d := &digester{m: m, place: []int{0}}
		d.thread(one)
		code, order := string(bytes.Clone(d.buf)), d.doing(one)
		if was, ok := byCode[code]; ok && was != order {
			t.Fatalf("two orders for what is encoded the same: %s", fmt.Sprintf("%+v", *one))
		}
		byCode[code] = order
	})
}
