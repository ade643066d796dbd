// Package dot writes the graph of the states that were searched: for Graphviz,
// for GUESS and Gephi (gdf), or as JSON.
package dot

import (
	"io"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/output"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
)

// The formats of graphs.
var formats = map[string]func(io.Writer, *graph) error{"dot": writeDOT, "gdf": writeGDF, "json": writeJSON}

func init() {
	listener.Register(listener.Info{
		Names: []string{"SimpleDot", "DistributedSimpleDot"},
		Doc:   "writes the state graph in the DOT language of Graphviz",
		Keys: []config.Key{{Name: "dot.file", Type: config.Path, Power: config.Writes, Default: "jpf-state-space.dot",
			Help: "Where SimpleDot writes the state graph, and StateSpaceDot."}},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			return &graph{file: r.Path("dot.file"), write: writeDOT}, r.Err()
		},
	})
	listener.Register(listener.Info{
		Names: []string{"StateSpaceDot"},
		Doc:   "writes the state graph in the DOT language, or in the format gdf",
		Keys: []config.Key{{Name: "dot.format", Type: config.Enum, Values: []string{"dot", "gdf"}, Default: "dot",
			Help: "The format that StateSpaceDot writes."}},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			return &graph{file: r.Path("dot.file"), write: formats[r.String("dot.format")]}, r.Err()
		},
	})
	listener.Register(listener.Info{
		Names: []string{"StateGraph"},
		Doc:   "writes the state graph in one of several formats",
		Keys: []config.Key{
			{Name: "stategraph.file", Type: config.Path, Power: config.Writes, Default: "stategraph.json", Help: "Where StateGraph writes."},
			{Name: "stategraph.format", Type: config.Enum, Values: []string{"dot", "json", "gdf"}, Default: "json",
				Help: "The format that StateGraph writes."},
		},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			return &graph{file: r.Path("stategraph.file"), write: formats[r.String("stategraph.format")]}, r.Err()
		},
	})
}

// graph is what a search has seen: states as nodes, transitions as edges.
type graph struct {
	file  string
	write func(io.Writer, *graph) error

	states []*state
	known  map[int64]*state
	edges  []edge
	from   int64 // the state that the present transition leaves
	texts  map[string]string
}

// shared returns a text that all nodes and edges with the same have in common.
func (l *graph) shared(text string) string {
	if l.texts == nil {
		l.texts = map[string]string{}
	}
	if same, ok := l.texts[text]; ok {
		return same
	}
	l.texts[text] = text
	return text
}

// state is a node.
type state struct {
	ID       int64  `json:"id"`
	Depth    int    `json:"depth"`
	Kind     string `json:"kind"` // start, state, end or error
	Location string `json:"location,omitempty"`
	Message  string `json:"message,omitempty"` // of an error
}

// edge is a transition.
type edge struct {
	From    int64    `json:"from"`
	To      int64    `json:"to"`
	Visited bool     `json:"visited,omitempty"` // it led to a state that was known
	Choices []string `json:"choices,omitempty"`
}

func (l *graph) add(s *state) {
	if l.known == nil {
		l.known = map[int64]*state{}
	}
	if l.known[s.ID] == nil {
		l.known[s.ID] = s
		l.states = append(l.states, s)
	}
}

// SearchStarted adds the node in front of the first transition.
func (l *graph) SearchStarted(*listener.Context) { l.add(&state{Kind: "start"}) }

// StateRestored notes the number of the state, which is kept with it.
func (l *graph) StateRestored(c *listener.Context, _ int) { l.from, _ = c.Keep().(int64) }

// StateAdvanced adds a transition.
func (l *graph) StateAdvanced(c *listener.Context, a *explore.Advance) {
	s := &state{ID: a.To, Depth: a.Depth, Kind: "state", Location: l.shared(location(c))}
	if a.End {
		s.Kind = "end"
	}
	l.add(s)
	e := edge{From: a.From, To: a.To, Visited: !a.New}
	for _, d := range a.Decisions {
		e.Choices = append(e.Choices, l.shared(d.String()))
	}
	l.edges = append(l.edges, e)
	c.SetKeep(a.To)
}

// location is where the present thread is in the program's own code.
func location(c *listener.Context) string {
	if c.Machine.Current == nil {
		return ""
	}
	for f := c.Machine.Current.Top; f != nil; f = f.Parent {
		if f.Code != nil && listener.User(f.Method) {
			return listener.Instruction{Thread: c.Machine.Current, Frame: f}.Location()
		}
	}
	return ""
}

// PropertyViolated adds a node for a violation. These have negative numbers.
func (l *graph) PropertyViolated(c *listener.Context, v *search.Violation) {
	s := &state{ID: -1, Depth: len(v.Trace), Kind: "error", Location: v.Location, Message: v.Property}
	for l.known[s.ID] != nil {
		s.ID--
	}
	l.add(s)
	e := edge{From: l.from, To: s.ID}
	if n := len(v.Trace); n > 0 {
		e.Choices = v.Trace[n-1].Choices
	}
	l.edges = append(l.edges, e)
}

// SearchFinished writes the file. Where it cannot, the panic has the search
// name the listener and the reason.
func (l *graph) SearchFinished(*listener.Context, *search.Result) {
	slices.SortStableFunc(l.states, func(a, b *state) int { return int(a.ID - b.ID) })
	if err := output.File(l.file, func(w io.Writer) error { return l.write(w, l) }); err != nil {
		panic(err)
	}
}

// short leaves the package of a choice's class out.
func short(choices []string) string {
	texts := make([]string, len(choices))
	for i, c := range choices {
		name, rest, _ := strings.Cut(c, "[")
		texts[i] = name[strings.LastIndexByte(name, '.')+1:]
		if rest != "" {
			texts[i] += "[" + rest
		}
	}
	return strings.Join(texts, "\n")
}
