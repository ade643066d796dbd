package hunt

import (
	"fmt"
	"io"
	"os"
	"time"

	"github.com/gojpf/gojpf/internal/cache"
)

// store keeps outcomes of methods.
//
// What the clock or an interruption has cut short is not kept: another run may do
// better. Tests are not kept either, they run each time.
type store struct {
	*cache.Store
	closures *cache.Closures
}

// newStore makes a store in a folder.
func newStore(dir string, o *Options, c *cache.Closures) (*store, error) {
	s, err := cache.Open(dir, (&confirmer{o: o}).javaHome())
	return &store{s, c}, err
}

// file is where the outcome of a unit is kept.
func (s *store) file(u *unit, o *Options, keys [][2]string) string {
	return s.File(func(h io.Writer) {
		for _, kv := range keys {
			fmt.Fprintf(h, "%q %q\n", kv[0], kv[1])
		}
		for _, kv := range o.Settings {
			fmt.Fprintf(h, "%q\n", kv)
		}
		for _, name := range []string{o.File, o.Contracts, o.Model} {
			if data, err := os.ReadFile(name); err == nil {
				fmt.Fprintf(h, "%d\n", len(data))
				h.Write(data)
			}
		}
		fmt.Fprintf(h, "%s %d %s %t\n", u, o.JUnit, o.Strategy, o.Endless)
		s.closures.WriteTo(h, u.class)
	})
}

// storedOutcome and the types below are the form of the files.
type storedOutcome struct {
	Candidates []storedCandidate `json:"candidates,omitempty"`
	Paths      int               `json:"paths"`
	Queries    int64             `json:"queries"`
	Cuts       map[string]int    `json:"cuts,omitempty"`
	Short      bool              `json:"short,omitempty"`
	Nanos      int64             `json:"nanoseconds"`
}

type storedCandidate struct {
	Exception  string        `json:"exception"`
	Class      string        `json:"class"`
	Method     string        `json:"method"`
	Line       int           `json:"line"`
	Message    string        `json:"message,omitempty"`
	Inputs     [][2]string   `json:"inputs,omitempty"`
	Path       []string      `json:"path,omitempty"`
	Trail      []int         `json:"trail,omitempty"`
	Steps      []storedStep  `json:"steps,omitempty"`
	Stack      []storedPlace `json:"stack,omitempty"`
	Plain      string        `json:"plain,omitempty"`
	Test       string        `json:"test,omitempty"`
	Reason     string        `json:"reason,omitempty"`
	Needs      []string      `json:"needs,omitempty"`
	Fleeting   bool          `json:"fleeting,omitempty"`
	Reflection bool          `json:"reflection,omitempty"`
	Hidden     bool          `json:"hidden,omitempty"`
	Nulls      bool          `json:"nulls,omitempty"`
	Objects    bool          `json:"objects,omitempty"`
	Guard      bool          `json:"guard,omitempty"`
	Manifest   bool          `json:"manifest,omitempty"`
	Breaks     string        `json:"breaks,omitempty"`
	Within     bool          `json:"within,omitempty"`
	Asserts    string        `json:"asserts,omitempty"`
}

type storedPlace struct {
	Class, Method, File string
	Line                int
}

type storedStep struct {
	At         storedPlace
	What, With string
}

// load is the outcome that is kept in a file, nil for none. What cannot be read is
// made again.
func (s *store) load(file string, u *unit) *outcome {
	var kept storedOutcome
	if !s.Load(file, &kept) {
		return nil
	}
	out := &outcome{paths: kept.Paths, queries: kept.Queries, cuts: kept.Cuts, short: kept.Short, elapsed: time.Duration(kept.Nanos), reused: true}
	if out.cuts == nil {
		out.cuts = map[string]int{}
	}
	for _, k := range kept.Candidates {
		c := &candidate{
			site: site{k.Exception, k.Class, k.Method, k.Line}, message: k.Message, entry: u, path: k.Path, trail: k.Trail, plain: k.Plain, test: k.Test,
			reason: k.Reason, needs: k.Needs, fleeting: k.Fleeting, reflection: k.Reflection, hidden: k.Hidden, nulls: k.Nulls, objects: k.Objects, guard: k.Guard, manifest: k.Manifest,
			breaks: k.Breaks, within: k.Within, asserts: k.Asserts,
		}
		for _, in := range k.Inputs {
			c.inputs = append(c.inputs, input{in[0], in[1]})
		}
		for _, p := range k.Stack {
			c.stack = append(c.stack, place{p.Class, p.Method, p.File, p.Line})
		}
		for _, s := range k.Steps {
			c.steps = append(c.steps, step{place{s.At.Class, s.At.Method, s.At.File, s.At.Line}, s.What, s.With})
		}
		out.candidates = append(out.candidates, c)
	}
	return out
}

// save keeps an outcome, unless another run may have a better one.
func (s *store) save(file string, out *outcome) {
	if out.late || out.err != nil {
		return
	}
	kept := storedOutcome{Paths: out.paths, Queries: out.queries, Cuts: out.cuts, Short: out.short, Nanos: int64(out.elapsed)}
	for _, c := range out.candidates {
		k := storedCandidate{
			Exception: c.exception, Class: c.class, Method: c.method, Line: c.line, Message: c.message, Path: c.path, Trail: c.trail, Plain: c.plain, Test: c.test,
			Reason: c.reason, Needs: c.needs, Fleeting: c.fleeting, Reflection: c.reflection, Hidden: c.hidden, Nulls: c.nulls, Objects: c.objects, Guard: c.guard, Manifest: c.manifest,
			Breaks: c.breaks, Within: c.within, Asserts: c.asserts,
		}
		for _, in := range c.inputs {
			k.Inputs = append(k.Inputs, [2]string{in.name, in.value})
		}
		for _, p := range c.stack {
			k.Stack = append(k.Stack, storedPlace{p.class, p.method, p.file, p.line})
		}
		for _, s := range c.steps {
			k.Steps = append(k.Steps, storedStep{storedPlace{s.at.class, s.at.method, s.at.file, s.at.line}, s.what, s.with})
		}
		kept.Candidates = append(kept.Candidates, k)
	}
	s.Save(file, kept)
}
