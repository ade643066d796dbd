// Package vartracker counts how often each variable changes from one state to
// the next: those that change in most states are what makes them differ.
package vartracker

import (
	"cmp"
	"slices"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/listing"
	"github.com/gojpf/gojpf/listener/variables"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/spec"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"VarTracker"},
		Doc:   "counts in how many transitions to new states each variable is assigned to, most frequent first",
		Keys: []config.Key{
			{Name: "vt.include", Type: config.List, JPF: true,
				Help: "The variables that VarTracker counts, as p.C.field or p.C.method:local, with * for any characters."},
			{Name: "vt.exclude", Type: config.List, JPF: true, Help: "Variables that VarTracker leaves out."},
			{Name: "vt.max_vars", Type: config.Int, Default: "25", JPF: true, Help: "How many variables VarTracker lists."},
			{Name: "vt.methods", Type: config.List, JPF: true,
				Help: "The methods in which VarTracker counts, as p.C.m or p.C.m(int); those of the program if there are none."},
		},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			return &tracker{
				max: r.IntFrom("vt.max_vars", 1), filter: spec.NamesOf(r, "vt.include", "vt.exclude"),
				methods: spec.MethodsOf(r, "vt.methods", ""),
				inside:  map[*vm.Method]bool{}, sites: map[*listing.Instr]*variable{},
				variables: map[string]*variable{}, present: map[*variable]bool{},
			}, r.Err()
		},
	})
}

type tracker struct {
	filter    spec.Names
	methods   *spec.Methods
	max       int
	inside    map[*vm.Method]bool
	sites     map[*listing.Instr]*variable // what an instruction assigns to, if not to an element
	variables map[string]*variable
	present   map[*variable]bool // assigned to in the transition under way
	states    int
}

// variable is what is counted under one name.
type variable struct {
	name   string
	wanted bool
	count  int
}

// tracks reports whether assignments in a method count.
func (l *tracker) tracks(m *vm.Method) bool {
	yes, known := l.inside[m]
	if !known {
		if l.methods.All() {
			yes = spec.Own(m.Class)
		} else {
			yes = l.methods.Has(m)
		}
		l.inside[m] = yes
	}
	return yes
}

// StateRestored forgets a transition that led nowhere.
func (l *tracker) StateRestored(*listener.Context, int) { clear(l.present) }

// ExecuteInstruction notes what is assigned to. The elements of an array count
// as one variable, which goes by the array's type.
func (l *tracker) ExecuteInstruction(c *listener.Context, in listener.Instruction) {
	if !l.tracks(in.Frame.Method) {
		return
	}
	a, ok := variables.Next(c, in)
	if !ok {
		return
	}
	v := l.sites[a.Site]
	if v == nil {
		v = l.variable(&a)
		if a.Kind != variables.Element {
			l.sites[a.Site] = v
		}
	}
	if v.wanted {
		l.present[v] = true
	}
}

func (l *tracker) variable(a *variables.Assignment) *variable {
	names := a.Names()
	v := l.variables[names[0]]
	if v == nil {
		v = &variable{name: names[0], wanted: l.filter.Match(names...)}
		l.variables[v.name] = v
	}
	return v
}

// StateAdvanced counts the variables of a transition that reached a new state.
func (l *tracker) StateAdvanced(_ *listener.Context, a *explore.Advance) {
	if a.New {
		l.states++
		for v := range l.present {
			v.count++
		}
	}
	clear(l.present)
}

// SearchFinished prints the table.
func (l *tracker) SearchFinished(c *listener.Context, _ *search.Result) {
	var list []*variable
	for _, v := range l.variables {
		if v.count > 0 {
			list = append(list, v)
		}
	}
	slices.SortFunc(list, func(a, b *variable) int {
		return cmp.Or(cmp.Compare(b.count, a.count), cmp.Compare(a.name, b.name))
	})
	c.Printf("\n      change    variable\n---------------------------------------\n")
	for i, v := range list {
		if i == l.max {
			c.Printf("%d more\n", len(list)-i)
			break
		}
		c.Printf("%12d    %s\n", v.count, v.name)
	}
	c.Printf("%12d    new states\n", l.states)
}
