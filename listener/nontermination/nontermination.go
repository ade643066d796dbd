// Package nontermination finds executions that never end although the scheduler
// is fair: cycles in the state graph in which every thread that could go on does
// so, and that the program can go round for ever.
//
// A program that waits for another thread in a loop has cycles, too, on which
// that thread never gets its turn. No scheduler does that; such cycles are not
// reported.
package nontermination

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/vm"
)

const property = "gov.nasa.jpf.listener.NonTermination"

func init() {
	listener.Register(listener.Info{
		Names: []string{"NonTermination"},
		Doc:   "reports an execution that never ends though the scheduler is fair",
		Keys: []config.Key{
			{Name: "nontermination.fairness", Type: config.Enum, Values: []string{"weak", "strong", "none"}, Default: "weak",
				Help: "What NonTermination takes for granted of the scheduler: weak: a thread that can always go on does; strong: so does one that can go on again and again; none: nothing."},
		},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			return &graph{fairness: r.String("nontermination.fairness"), states: map[int64]*state{}}, r.Err()
		},
	})
}

// graph is the state graph.
type graph struct {
	fairness string
	states   map[int64]*state
	order    []*state // as they were met
	moving   []int    // threads of the present transition
}

type state struct {
	id      int64
	enabled []int
	edges   []edge
	place   string

	// Of the search for components.
	index, low int
	open       bool
}

type edge struct {
	to     *state
	movers []int // threads that do something on the way
}

// SearchStarted makes sure that there is a graph, with the states, too, in which
// only one thread can go on: no other can always go on then.
func (g *graph) SearchStarted(c *listener.Context) {
	c.Machine.BreakSingle = true
	if !c.Program.Options.Matching() {
		c.Cut("NonTermination cannot recognise states", "set vm.storage.class, and no vm.por=dpor")
	}
}

// StateRestored notes who begins the next transition.
func (g *graph) StateRestored(c *listener.Context, _ int) {
	g.moving = g.moving[:0]
	for _, d := range c.Machine.Decided() {
		if threads, ok := d.Generator.(choice.Threads); ok {
			g.moves(threads.Thread(d.Index))
			return
		}
	}
	if t := c.Machine.Current; t != nil {
		g.moves(t.ID)
	}
}

// ThreadScheduled notes who goes on in the transition.
func (g *graph) ThreadScheduled(_ *listener.Context, t *vm.Thread) { g.moves(t.ID) }

func (g *graph) moves(thread int) {
	if !slices.Contains(g.moving, thread) {
		g.moving = append(g.moving, thread)
	}
}

func (g *graph) state(id int64) *state {
	s := g.states[id]
	if s == nil {
		s = &state{id: id}
		g.states[id] = s
		g.order = append(g.order, s)
	}
	return s
}

// StateAdvanced adds the transition.
func (g *graph) StateAdvanced(c *listener.Context, a *explore.Advance) {
	if a.End {
		return
	}
	from, to := g.state(a.From), g.state(a.To)
	if to.place == "" {
		to.enabled = c.Machine.Enabled()
		if len(a.Choices) > 0 && !slices.ContainsFunc(a.Choices, isOfThreads) {
			to.enabled = []int{c.Machine.Current.ID} // it has to choose first
		}
		to.place = place(c.Machine)
	}
	from.edges = append(from.edges, edge{to, slices.Clone(g.moving)})
}

func isOfThreads(g choice.Generator) bool { _, ok := g.(choice.Threads); return ok }

// place says where the threads are.
func place(m *vm.Machine) string {
	var list []string
	for _, t := range m.Threads() {
		for f := t.Top; f != nil; f = f.Parent {
			if in := (listener.Instruction{Thread: t, Frame: f}); f.Code != nil && in.User() {
				list = append(list, m.ThreadName(t)+" at "+in.Location())
				break
			}
		}
	}
	return strings.Join(list, ", ")
}

// SearchFinished looks for a fair cycle.
func (g *graph) SearchFinished(c *listener.Context, r *search.Result) {
	if len(r.Violations) > 0 {
		return
	}
	if cycle := g.fair(g.order); cycle != nil {
		g.report(c, cycle)
	}
}

// fair returns a set of states that a fair scheduler can stay in for ever, nil
// if there is none among the given ones.
func (g *graph) fair(among []*state) []*state {
	for _, part := range components(among) {
		in := map[*state]bool{}
		for _, s := range part {
			in[s] = true
		}
		moves, anywhere := map[int]bool{}, map[int]bool{}
		throughout := slices.Clone(part[0].enabled)
		for _, s := range part {
			for _, e := range s.edges {
				for _, t := range e.movers {
					moves[t] = moves[t] || in[e.to]
				}
			}
			for _, t := range s.enabled {
				anywhere[t] = true
			}
			throughout = slices.DeleteFunc(throughout, func(t int) bool { return !slices.Contains(s.enabled, t) })
		}
		still := func(t int) bool { return !moves[t] }
		switch g.fairness {
		case "none":
			return part
		case "weak": // whatever part of it is gone round, these threads stand still there, too
			if !slices.ContainsFunc(throughout, still) {
				return part
			}
			continue
		}
		// Strong: where a thread can go on that stands still, nobody may come by.
		rest := slices.DeleteFunc(slices.Clone(part), func(s *state) bool { return slices.ContainsFunc(s.enabled, still) })
		if len(rest) == len(part) {
			return part
		}
		if found := g.fair(rest); found != nil {
			return found
		}
	}
	return nil
}

// components returns the strongly connected parts of the graph that have an
// edge, among the given states (Tarjan's algorithm, without recursion).
func components(among []*state) [][]*state {
	here := make(map[*state]bool, len(among))
	for _, s := range among {
		s.index, s.low, s.open, here[s] = 0, 0, false, true
	}
	type frame struct {
		s    *state
		next int
	}
	var (
		found [][]*state
		stack []*state
		calls []frame
		count int
	)
	enter := func(s *state) {
		count++
		s.index, s.low, s.open = count, count, true
		stack = append(stack, s)
		calls = append(calls, frame{s: s})
	}
	for _, root := range among {
		if root.index != 0 {
			continue
		}
		for enter(root); len(calls) > 0; {
			top := &calls[len(calls)-1]
			if top.next < len(top.s.edges) {
				to := top.s.edges[top.next].to
				top.next++
				switch {
				case !here[to]:
				case to.index == 0:
					enter(to)
				case to.open:
					top.s.low = min(top.s.low, to.index)
				}
				continue
			}
			s := top.s
			if calls = calls[:len(calls)-1]; len(calls) > 0 {
				below := calls[len(calls)-1].s
				below.low = min(below.low, s.low)
			}
			if s.low != s.index {
				continue
			}
			i := slices.Index(stack, s)
			part := slices.Clone(stack[i:])
			stack = stack[:i]
			for _, p := range part {
				p.open = false
			}
			if len(part) > 1 || slices.ContainsFunc(s.edges, func(e edge) bool { return e.to == s }) {
				found = append(found, part)
			}
		}
	}
	return found
}

// longest is how many states of a cycle are listed.
const longest = 10

func (g *graph) report(c *listener.Context, cycle []*state) {
	slices.SortFunc(cycle, func(a, b *state) int { return int(a.id - b.id) })
	in := map[*state]bool{}
	for _, s := range cycle {
		in[s] = true
	}
	var threads []string
	named := c.Machine.Threads()
	moves := map[int]bool{}
	for _, s := range cycle {
		for _, e := range s.edges {
			for _, t := range e.movers {
				if in[e.to] && !moves[t] {
					moves[t] = true
					name := fmt.Sprintf("thread %d", t)
					if t < len(named) {
						name = c.Machine.ThreadName(named[t])
					}
					threads = append(threads, name)
				}
			}
		}
	}
	slices.Sort(threads)
	var b strings.Builder
	fmt.Fprintf(&b, "the program can run for ever in %d states, with %s going on", len(cycle), strings.Join(threads, ", "))
	for i, s := range cycle {
		if i == longest {
			fmt.Fprintf(&b, "\n  and %d more", len(cycle)-i)
			break
		}
		fmt.Fprintf(&b, "\n  state %d: %s", s.id, s.place)
	}
	c.Violate(property, b.String())
}
