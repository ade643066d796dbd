// Package memory knows how much memory there is left, and ends a search before it is
// used up.
//
// It counts what this process can still get. Where the system does not say, it keeps
// silent rather than guess.
package memory

import (
	"fmt"
	"math"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"strconv"
	"strings"
	"time"
)

// Watch ends a search before the memory of the machine is used up. The zero Watch
// never does.
type Watch struct {
	min       int64 // bytes that must stay free; 0 for no watch
	share     bool  // or a part of what this process has, if that is more
	free      func() (bytes int64, known bool)
	own       func() int64
	countdown int
	checked   time.Time
	found     int64
	wanted    int64
}

// How often the free memory is looked at: reading it costs more than a short
// transition.
const (
	memoryTransitions = 256
	memoryInterval    = 50 * time.Millisecond
)

// ownShare is the part of what a process has that must be free besides, where nobody says
// how much: what ends a search writes its reports then, and others live on the machine.
const ownShare = 8

// NewWatch returns a Watch over so many bytes that must stay free; 0 for none. With share
// more must stay free for a process that has much.
func NewWatch(least int64, share bool) Watch {
	return Watch{min: least, share: share, free: Free, own: own}
}

// needed is how much must be free now.
func (w *Watch) needed() int64 {
	if !w.share {
		return w.min
	}
	return max(w.min, w.own()/ownShare)
}

// Scarce reports whether less memory is left than must be. Before it says so
// it gives back what is garbage.
func (w *Watch) Scarce() bool {
	if w.countdown--; w.min == 0 || w.countdown > 0 {
		return false
	}
	w.countdown = memoryTransitions
	if !w.checked.IsZero() && time.Since(w.checked) < memoryInterval {
		return false
	}
	if free, known := w.free(); !known || free >= w.needed() {
		w.checked = time.Now()
		return false
	}
	// A collection may be all that is needed. It is only made when there is too little left,
	// as it stops everything.
	debug.FreeOSMemory()
	free, known := w.free()
	w.checked, w.found, w.wanted = time.Now(), free, w.needed()
	return known && free < w.wanted
}

// Reason says what was scarce.
func (w *Watch) Reason() string {
	return fmt.Sprintf("less than %d MB of memory left", (w.wanted+1<<20-1)>>20)
}

// Help says what a user can do.
func (w *Watch) Help() string {
	return fmt.Sprintf("%d MB were free; lower search.min_free, or give the process more memory", w.found>>20)
}

// Free is what this process can still get: of the machine, of its control
// group and of a limit that GOMEMLIMIT sets.
func Free() (bytes int64, known bool) {
	bytes = math.MaxInt64
	if kb, ok := numberIn("/proc/meminfo", "MemAvailable:"); ok {
		bytes, known = kb<<10, true
	}
	if limit, ok := numberIn(group+"memory.max", ""); ok {
		if used, ok := numberIn(group+"memory.current", ""); ok {
			// The cache of files is given back when memory is short.
			active, _ := numberIn(group+"memory.stat", "active_file")
			inactive, _ := numberIn(group+"memory.stat", "inactive_file")
			bytes, known = min(bytes, limit-used+active+inactive), true
		}
	}
	if limit := debug.SetMemoryLimit(-1); limit != math.MaxInt64 {
		var stats runtime.MemStats
		runtime.ReadMemStats(&stats)
		bytes, known = min(bytes, limit-int64(stats.HeapAlloc)), true
	}
	return bytes, known
}

// own is what this process has got of the system.
func own() int64 {
	of := []metrics.Sample{{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
	metrics.Read(of)
	return int64(of[0].Value.Uint64() - of[1].Value.Uint64())
}

// group is the control group of the process, as seen from inside of it.
const group = "/sys/fs/cgroup/"

// numberIn reads the number behind a name at the start of a line of a file of
// the system; without a name, that on the first line. "max" is no number.
func numberIn(file, name string) (n int64, ok bool) {
	text, err := os.ReadFile(file)
	if err != nil {
		return 0, false
	}
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		if name != "" {
			if len(fields) < 2 || fields[0] != name {
				continue
			}
			fields = fields[1:]
		}
		if len(fields) == 0 {
			break
		}
		n, err = strconv.ParseInt(fields[0], 10, 64)
		return n, err == nil
	}
	return 0, false
}
