// Package budget ends a search that uses more than it may.
package budget

import (
	"encoding/json"
	"fmt"
	"runtime/metrics"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search/explore"
)

func init() {
	key := func(name string, t config.Type, help string) config.Key {
		return config.Key{Name: "budget.max_" + name, Type: t, Least: -1, Default: "0", JPF: true, Help: help + " 0 and -1 are no limit."}
	}
	listener.Register(listener.Info{
		Names: []string{"BudgetChecker"},
		Doc:   "ends the search at a limit of time, memory, depth, instructions or states; the run is then incomplete",
		Keys: []config.Key{
			key("time", config.Duration, "How long BudgetChecker lets the search run."),
			key("heap", config.Size, "How much memory of gojpf itself BudgetChecker allows."),
			key("depth", config.Int, "The depth at which BudgetChecker ends the search."),
			key("insn", config.Long, "How many instructions BudgetChecker allows."),
			key("state", config.Long, "How many states BudgetChecker allows, counting those visited again."),
			key("new_states", config.Long, "How many different states BudgetChecker allows."),
		},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			return &budget{
				time: r.Duration("budget.max_time"), heap: r.Size("budget.max_heap"), depth: r.Int64("budget.max_depth"),
				insns: r.Int64("budget.max_insn"), states: r.Int64("budget.max_state"), fresh: r.Int64("budget.max_new_states"),
			}, r.Err()
		},
	})
}

type budget struct {
	time                        time.Duration
	heap                        int64
	depth, insns, states, fresh int64
	start                       time.Time
	advances                    int
}

// SearchStarted starts the clock.
func (l *budget) SearchStarted(*listener.Context) { l.start = time.Now() }

// heapInterval is how many transitions pass before memory is measured again,
// which takes long.
const heapInterval = 64

// StateAdvanced ends the search at a limit.
func (l *budget) StateAdvanced(c *listener.Context, a *explore.Advance) {
	s := &c.Result.Statistics
	over := func(what string, limit, is int64) {
		if limit > 0 && is > limit {
			c.Stop(fmt.Sprintf("budget of %d %s", limit, what), "raise the budget.max_ key")
		}
	}
	over("levels", l.depth, int64(a.Depth))
	over("instructions", l.insns, s.Instructions)
	over("states", l.states, s.StatesNew+s.StatesVisited)
	over("new states", l.fresh, s.StatesNew)
	if l.heap > 0 && l.advances%heapInterval == 0 {
		sample := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
		metrics.Read(sample)
		over("bytes of heap", l.heap, int64(sample[0].Value.Uint64()))
	}
	l.advances++
	if l.time > 0 && time.Since(l.start) > l.time {
		c.Stop(fmt.Sprintf("budget of %v", l.time), "raise budget.max_time")
	}
}

// SaveCheckpoint saves the time that was used; the other numbers are the
// search's own.
func (l *budget) SaveCheckpoint() ([]byte, error) { return json.Marshal(time.Since(l.start)) }

// LoadCheckpoint adds the time that was used before.
func (l *budget) LoadCheckpoint(b []byte) error {
	var used time.Duration
	if err := json.Unmarshal(b, &used); err != nil {
		return err
	}
	l.start = l.start.Add(-used)
	return nil
}
