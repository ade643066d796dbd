// Package statespace tells which choice generators make a state space large.
package statespace

import (
	"cmp"
	"fmt"
	"runtime/metrics"
	"slices"
	"strings"
	"time"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/vm"
)

// groups are the ways to sum generators up, from coarse to fine.
var groups = []string{"type", "package", "class", "method", "instruction", "id"}

func init() {
	limit := func(name string, t config.Type, help string) config.Key {
		return config.Key{Name: "ssa.max_" + name, Type: t, Least: -1, Default: "0", JPF: true, Help: help + " 0 and -1 are no limit."}
	}
	listener.Register(listener.Info{
		Names: []string{"StateSpaceAnalyzer"},
		Doc:   "tells which choice generators make the state space large, after the search or at a limit that ends it",
		Keys: []config.Key{
			limit("states", config.Long, "After how many new states StateSpaceAnalyzer ends the search."),
			limit("time", config.Duration, "After how long StateSpaceAnalyzer ends the search."),
			limit("memory", config.Size, "At how much memory of this process StateSpaceAnalyzer ends the search."),
			limit("choices", config.Long, "After how many choices StateSpaceAnalyzer ends the search."),
			{Name: "ssa.max_output_lines", Type: config.Int, Default: "10", JPF: true,
				Help: "How many lines StateSpaceAnalyzer prints below each heading; 0 is no limit."},
			{Name: "ssa.sort_order", Type: config.List, Values: groups, Default: "type,class,method,instruction", JPF: true,
				Help: "By what StateSpaceAnalyzer groups generators, each within the one before."},
		},
		New: newAnalyzer,
	})
}

func newAnalyzer(cfg *config.Config) (any, error) {
	r := config.Read(cfg)
	return &analyzer{
		order: r.Strings("ssa.sort_order"), root: &group{}, states: r.Int64("ssa.max_states"), choices: r.Int64("ssa.max_choices"),
		time: r.Duration("ssa.max_time"), memory: r.Size("ssa.max_memory"), lines: r.Int("ssa.max_output_lines"),
	}, r.Err()
}

type analyzer struct {
	order           []string
	states, choices int64
	memory          int64
	time            time.Duration
	lines           int

	start time.Time
	root  *group
	seen  int64 // new states
}

// group sums up generators that have something in common.
type group struct {
	name       string
	generators int64
	choices    int64
	parts      map[string]*group
}

func (g *group) part(name string) *group {
	if g.parts == nil {
		g.parts = map[string]*group{}
	}
	p := g.parts[name]
	if p == nil {
		p = &group{name: name}
		g.parts[name] = p
	}
	return p
}

// SearchStarted starts the clock.
func (l *analyzer) SearchStarted(*listener.Context) { l.start = time.Now() }

// StateAdvanced counts the generators of a new state and ends the search at a
// limit.
func (l *analyzer) StateAdvanced(c *listener.Context, a *explore.Advance) {
	if !a.New {
		return
	}
	l.seen++
	for _, g := range a.Choices {
		at := l.root
		at.add(g)
		for _, by := range l.order {
			at = at.part(l.name(c, by, g))
			at.add(g)
		}
	}
	over := func(what string, limit, is int64) {
		if limit > 0 && is >= limit {
			c.Stop(fmt.Sprintf("limit of %d %s", limit, what), "raise the ssa.max_ key")
		}
	}
	over("new states", l.states, l.seen)
	over("choices", l.choices, l.root.choices)
	if l.memory > 0 && l.seen%64 == 0 {
		over("bytes of memory", l.memory, used())
	}
	if l.time > 0 && time.Since(l.start) > l.time {
		c.Stop(fmt.Sprintf("limit of %v", l.time), "raise ssa.max_time")
	}
}

func (g *group) add(gen choice.Generator) {
	g.generators++
	g.choices += int64(gen.Len())
}

// used is the memory of this process.
func used() int64 {
	sample := []metrics.Sample{{Name: "/memory/classes/total:bytes"}}
	metrics.Read(sample)
	return int64(sample[0].Value.Uint64())
}

// name is what a generator has in common with others of a group.
func (l *analyzer) name(c *listener.Context, by string, g choice.Generator) string {
	switch by {
	case "type":
		if _, ok := g.(choice.Threads); ok {
			return "threads"
		}
		return "data"
	case "id":
		return g.ID()
	}
	f := frame(c.Machine)
	if f == nil {
		return "?"
	}
	k := f.Method.Class
	switch by {
	case "package":
		return cmp.Or(strings.ReplaceAll(k.Package(), "/", "."), "(default)")
	case "class":
		return k.JavaName()
	case "method":
		return f.Method.String()
	}
	return fmt.Sprintf("%s:%d %s", listener.File(f.Method), f.Line(), insn.Name(f.Code.Instrs[f.PC].Op()))
}

// frame is the present frame of the program's own code, or the topmost there is.
func frame(m *vm.Machine) *vm.Frame {
	if m.Current == nil {
		return nil
	}
	var top *vm.Frame
	for f := m.Current.Top; f != nil; f = f.Parent {
		if f.Code == nil {
			continue
		}
		if listener.User(f.Method) {
			return f
		}
		if top == nil {
			top = f
		}
	}
	return top
}

// SearchFinished prints the groups.
func (l *analyzer) SearchFinished(c *listener.Context, _ *search.Result) {
	c.Printf("\n%s state space\n", strings.Repeat("=", 54))
	c.Printf("%d new states, %d choice generators, %d choices\n", l.seen, l.root.generators, l.root.choices)
	l.print(c, l.root, 1)
}

func (l *analyzer) print(c *listener.Context, g *group, depth int) {
	parts := make([]*group, 0, len(g.parts))
	for _, p := range g.parts {
		parts = append(parts, p)
	}
	slices.SortFunc(parts, func(a, b *group) int {
		return cmp.Or(cmp.Compare(b.choices, a.choices), cmp.Compare(a.name, b.name))
	})
	for i, p := range parts {
		if l.lines > 0 && i == l.lines {
			c.Printf("%s... %d more\n", strings.Repeat("  ", depth), len(parts)-i)
			break
		}
		c.Printf("%s%5.1f %%  %s: %d generators, %d choices\n", strings.Repeat("  ", depth),
			100*float64(p.choices)/float64(max(l.root.choices, 1)), p.name, p.generators, p.choices)
		l.print(c, p, depth+1)
	}
}
