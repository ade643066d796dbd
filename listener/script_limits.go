package listener

import (
	"fmt"
	"runtime"
	"runtime/metrics"
	"sync"
	"time"

	"go.starlark.net/starlark"

	"github.com/gojpf/gojpf/stop"
)

// A script is a stranger's program: it may loop, or grow without end. Each call of
// one of its functions has a limit of steps and of memory, and ends with the run.
// Who reaches a limit has failed like any other script with an error.

// scriptLimits are what one call of a script may use.
type scriptLimits struct {
	steps  uint64
	memory int64
	stop   *stop.Stop

	mu    sync.Mutex
	timer *time.Timer
	call  int  // the number of the one under way
	busy  bool // there is one
}

// The memory of a call is looked at when it has lasted for a while, and then as
// often as a text that doubles does.
const (
	scriptPatience = 5 * time.Millisecond
	scriptInterval = 2 * time.Millisecond
)

// bound lets the script's thread run within its limits until the result is called.
// Starlark counts steps, but not what one step allocates: a call that lasts is
// watched, for that and for the end of the run. Most calls do not last.
func (l *scriptLimits) bound(t *starlark.Thread) (done func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	t.Uncancel()
	t.SetMaxExecutionSteps(t.Steps + l.steps)
	t.OnMaxSteps = func(t *starlark.Thread) {
		t.Cancel(fmt.Sprintf("more than %d steps, see script.max_steps", l.steps))
	}
	l.call++
	l.busy = true
	if l.timer == nil {
		l.timer = time.AfterFunc(scriptPatience, func() { l.watch(t) })
	} else {
		l.timer.Reset(scriptPatience)
	}
	return l.done
}

func (l *scriptLimits) done() {
	l.mu.Lock()
	l.busy = false
	l.mu.Unlock()
	l.timer.Stop()
}

// watch cancels the call under way when it holds too much memory, or the run is
// to end.
func (l *scriptLimits) watch(t *starlark.Thread) {
	l.mu.Lock()
	call := l.call
	l.mu.Unlock()
	cancel := func(why string) (over bool) {
		l.mu.Lock()
		defer l.mu.Unlock()
		if over = !l.busy || l.call != call; !over && why != "" {
			t.Cancel(why)
			return true
		}
		return over
	}
	ticker := time.NewTicker(scriptInterval)
	defer ticker.Stop()
	for before := heapObjects(); ; {
		why := ""
		select {
		case <-l.stop.Done():
			why = "the run was stopped"
		case <-ticker.C:
		}
		if heapObjects()-before > l.memory {
			if runtime.GC(); heapObjects()-before > l.memory { // it was no garbage
				why = fmt.Sprintf("more than %d MB of memory, see script.max_memory", l.memory>>20)
			}
		}
		if cancel(why) {
			return
		}
	}
}

// heapObjects is how many bytes this process has in objects, dead ones included
// that nobody has swept yet.
func heapObjects() int64 {
	sample := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	metrics.Read(sample)
	return int64(sample[0].Value.Uint64())
}
