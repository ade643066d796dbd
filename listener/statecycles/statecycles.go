// Package statecycles reports cycles in the state graph: executions that never
// end, though every step of them can.
package statecycles

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
)

const property = "gov.nasa.jpf.listener.NoStateCycles"

func init() {
	listener.Register(listener.Info{
		Names: []string{"NoStateCycles"},
		Doc:   "reports a violation when an execution can come back to a state where it was before",
		New: func(*config.Config) (any, error) {
			return &graph{parent: map[int64]int64{}, edges: map[int64][]edge{}}, nil
		},
	})
}

type edge struct {
	to    int64
	label string
}

type graph struct {
	parent map[int64]int64 // the state that a state was first reached from
	edges  map[int64][]edge
	order  []int64 // states that have edges, as they were met
	found  bool
}

func (l *graph) SearchStarted(c *listener.Context) {
	if !c.Program.Options.Matching() {
		c.Cut("NoStateCycles cannot recognise states", "set vm.storage.class, and no vm.por=dpor")
	}
}

// StateAdvanced reports a cycle as soon as a path comes back to one of its own
// states, by the way that they were first reached. Others show at the end.
func (l *graph) StateAdvanced(c *listener.Context, a *explore.Advance) {
	if a.End {
		return
	}
	var labels []string
	for _, d := range a.Decisions {
		labels = append(labels, d.String())
	}
	if len(l.edges[a.From]) == 0 {
		l.order = append(l.order, a.From)
	}
	l.edges[a.From] = append(l.edges[a.From], edge{a.To, strings.Join(labels, ", ")})
	if _, known := l.parent[a.To]; !known {
		l.parent[a.To] = a.From
		return
	}
	path := []int64{a.To}
	for s := a.From; s != a.To; s = l.parent[s] {
		if _, known := l.parent[s]; !known {
			return
		}
		path = append(path, s)
	}
	slices.Reverse(path[1:])
	l.report(c, path)
}

func (l *graph) report(c *listener.Context, cycle []int64) {
	l.found = true
	var b strings.Builder
	for i, s := range cycle {
		next := cycle[(i+1)%len(cycle)]
		for _, e := range l.edges[s] {
			if e.to == next {
				fmt.Fprintf(&b, "%d (%s) -> ", s, e.label)
				break
			}
		}
	}
	c.Violate(property, fmt.Sprintf("the states form a cycle: %s%d", b.String(), cycle[0]))
}

// SearchFinished looks for a cycle in the whole graph, depth first.
func (l *graph) SearchFinished(c *listener.Context, _ *search.Result) {
	if l.found {
		return
	}
	const (
		open = 1 + iota
		done
	)
	color := map[int64]int{}
	type frame struct {
		state int64
		next  int
	}
	for _, root := range l.order {
		if color[root] != 0 {
			continue
		}
		stack := []frame{{state: root}}
		color[root] = open
		for len(stack) > 0 {
			top := &stack[len(stack)-1]
			if top.next == len(l.edges[top.state]) {
				color[top.state] = done
				stack = stack[:len(stack)-1]
				continue
			}
			to := l.edges[top.state][top.next].to
			top.next++
			switch color[to] {
			case 0:
				color[to] = open
				stack = append(stack, frame{state: to})
			case open:
				var cycle []int64
				for i := len(stack) - 1; i >= 0; i-- {
					cycle = append(cycle, stack[i].state)
					if stack[i].state == to {
						break
					}
				}
				slices.Reverse(cycle)
				l.report(c, cycle)
				return
			}
		}
	}
}
