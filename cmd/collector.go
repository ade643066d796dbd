package cmd

import (
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// Programs under test allocate much and keep little: collecting less often than
// Go does by itself is worth the memory (docs/decisions.md), as long as that is
// little.
const (
	// mostGrowth is by how many percent the heap of gojpf itself grows between
	// collections while it is small, leastGrowth while it is large.
	mostGrowth  = 250
	leastGrowth = 50
	// growth is by how many bytes it grows in between.
	growth = 320 << 20

	paceInterval = 200 * time.Millisecond
)

// paceCollector sets how often Go collects garbage, now and as the heap grows.
func paceCollector() {
	debug.SetGCPercent(mostGrowth)
	go func() {
		now := mostGrowth
		live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
		for range time.Tick(paceInterval) {
			metrics.Read(live)
			if percent := growthFor(live[0].Value.Uint64()); percent != now {
				now = percent
				debug.SetGCPercent(now)
			}
		}
	}()
}

// growthFor is by how many percent a heap of which so many bytes live grows
// until it is collected. It comes in steps, for setting it stops the program.
func growthFor(live uint64) int {
	const step = 10
	percent := int(growth*100/max(live, 1)) / step * step
	return min(max(percent, leastGrowth), mostGrowth)
}
