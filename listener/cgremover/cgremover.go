// Package cgremover leaves choices out: at the places that are given only one
// alternative is taken. What it leaves out is not searched, so the run is
// incomplete.
package cgremover

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/spec"
)

const prefix = "cgrm."

func init() {
	key := func(name, help string) config.Key {
		return config.Key{Name: prefix + "*." + name, Type: config.String, JPF: true, Help: help}
	}
	listener.Register(listener.Info{
		Names: []string{"CGRemover"},
		Doc:   "leaves choices out at given places; the run is then incomplete",
		Keys: []config.Key{
			{Name: prefix + "*.cg_class", Type: config.List, JPF: true, Help: "The classes of the generators that CGRemover removes, with or without package, with '*' for any characters; all if it is empty."},
			key("locations", "The lines (p.C:12, between ';') at which CGRemover removes choices."),
			key("method_bodies", "The methods (p.C.m, between ';') in whose own code CGRemover removes choices."),
			key("method_calls", "The methods (p.C.m, between ';') in which, and in what they call, CGRemover removes choices."),
		},
		New: newRemover,
	})
}

// remover does not take part in checkpoints: those do not know what was left
// out.
type remover struct{ rules []rule }

// rule is one group of keys.
type rule struct {
	generators             spec.Names
	locations, bodies, all spec.Places
}

func newRemover(cfg *config.Config) (any, error) {
	r := config.Read(cfg)
	l := &remover{}
	seen := map[string]bool{}
	for _, key := range r.Keys(prefix) {
		id, name, ok := strings.Cut(strings.TrimPrefix(key, prefix), ".")
		switch name {
		case "cg_class", "locations", "method_bodies", "method_calls":
		default:
			ok = false
		}
		if !ok {
			r.Refuse(key, "expected %s<id>.cg_class, .locations, .method_bodies or .method_calls", prefix)
			continue
		}
		if seen[id] {
			continue
		}
		seen[id] = true
		l.rules = append(l.rules, rule{
			generators: spec.NamesOf(r, prefix+id+".cg_class", ""), locations: spec.PlacesOf(r, prefix+id+".locations"),
			bodies: spec.PlacesOf(r, prefix+id+".method_bodies"), all: spec.PlacesOf(r, prefix+id+".method_calls"),
		})
	}
	if len(l.rules) == 0 && r.Err() == nil {
		return nil, fmt.Errorf("it has nothing to remove: set %s<id>.cg_class or another key of %s<id>", prefix, prefix)
	}
	return l, r.Err()
}

// StateAdvanced implements listener.StateAdvanced.
func (l *remover) StateAdvanced(c *listener.Context, a *explore.Advance) {
	for k, g := range a.Choices {
		for i := range l.rules {
			if l.rules[i].removes(g, c.Machine.Current) {
				a.Narrow(k, goOn(g, c.Machine.Current))
				break
			}
		}
	}
}

// goOn is the alternative that is left: that the thread goes on if it can, the
// first one otherwise.
func goOn(g choice.Generator, t *vm.Thread) int {
	threads, ok := g.(choice.Threads)
	if !ok || t == nil {
		return 0
	}
	for i := range g.Len() {
		if threads.Thread(i) == t.ID {
			return i
		}
	}
	return 0
}

func (r *rule) removes(g choice.Generator, t *vm.Thread) bool {
	class := search.GeneratorClass(choice.Decision{Generator: g})
	if !r.generators.Match(class, class[strings.LastIndexByte(class, '.')+1:]) {
		return false
	}
	if r.locations.Len()+r.bodies.Len()+r.all.Len() == 0 {
		return true
	}
	if t == nil {
		return false
	}
	top, found := true, false // the first frame is where the choice is made
	t.Frames(func(f *vm.Frame) bool {
		if f.Code == nil || !listener.User(f.Method) {
			return true
		}
		in := listener.Instruction{Thread: t, Frame: f}
		found = r.all.Method(f.Method) || top && (r.locations.At(f.Method, in.Line()) || r.bodies.Method(f.Method))
		top = false
		return !found
	})
	return found
}
