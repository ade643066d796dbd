// Package methodanalyzer records the calls on each path and reports those of a
// violation: all of them, or those that overlap on one object.
package methodanalyzer

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/format"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/spec"
)

func init() {
	keys := []config.Key{
		{Name: "method.include", Type: config.List, JPF: true,
			Help: "The methods that MethodAnalyzer records, as p.C.m or p.C.m(int), with * for any characters; those of the program if there are none."},
		{Name: "method.exclude", Type: config.List, JPF: true, Help: "Methods that MethodAnalyzer leaves out."},
		{Name: "method.max_history", Type: config.Int, Default: "MAX", JPF: true, Help: "How many calls and returns MethodAnalyzer prints at most: the last ones."},
		{Name: "method.format", Type: config.Enum, Values: []string{"raw", "tree"}, Default: "raw", JPF: true,
			Help: "Whether MethodAnalyzer prints a flat list (raw) or indents calls by their depth (tree)."},
		{Name: "method.skip_init", Type: config.Bool, Default: "true", JPF: true, Help: "Whether MethodAnalyzer records nothing before main."},
		{Name: "method.show_depth", Type: config.Bool, Default: "false", JPF: true, Help: "Whether MethodAnalyzer prints the depth of the stack."},
		{Name: "method.show_transition", Type: config.Bool, Default: "false", JPF: true, Help: "Whether MethodAnalyzer prints the number of the transition."},
	}
	listener.Register(listener.Info{
		Names: []string{"MethodAnalyzer"},
		Doc:   "prints the calls and returns on the path to a violation, or on the last path",
		Keys:  keys,
		New:   func(cfg *config.Config) (any, error) { return newAnalyzer(cfg, false) },
	})
	listener.Register(listener.Info{
		Names: []string{"OverlappingMethodAnalyzer"},
		Doc:   "prints the calls of different threads on one object that overlap, on the path to a violation or on the last path; it has the keys of MethodAnalyzer",
		New:   func(cfg *config.Config) (any, error) { return newAnalyzer(cfg, true) },
	})
}

func newAnalyzer(cfg *config.Config, overlapping bool) (any, error) {
	r := config.Read(cfg)
	return &analyzer{
		overlapping: overlapping, filter: spec.MethodsOf(r, "method.include", "method.exclude"),
		tree: r.String("method.format") == "tree", chosen: map[*vm.Method]bool{}, skipInit: r.Bool("method.skip_init"),
		depths: r.Bool("method.show_depth"), transitions: r.Bool("method.show_transition"), max: r.IntFrom("method.max_history", 1),
	}, r.Err()
}

type analyzer struct {
	overlapping, tree, skipInit, depths, transitions bool

	max        int
	filter     *spec.Methods
	chosen     map[*vm.Method]bool
	started    listener.Started
	transition int
	reported   bool
}

// op is a call or return. Each refers to the one before it on its path, so that
// the paths of a search share what they have in common.
type op struct {
	before     *op
	thread     int
	call       bool
	method     *vm.Method
	object     vm.Ref // 0 for a static method
	target     string // the object, or the class of a static method
	depth      int32
	transition int
}

func (l *analyzer) records(m *vm.Method) bool {
	yes, known := l.chosen[m]
	if !known {
		yes = !m.Has(vm.TraitPseudo) && l.filter.Has(m) &&
			(!l.filter.All() || spec.Own(m.Class))
		l.chosen[m] = yes
	}
	return yes
}

// StateRestored notes where the next transition begins.
func (l *analyzer) StateRestored(c *listener.Context, depth int) {
	l.transition = depth
	l.started.Restored(c)
}

// MethodEntered records a call.
func (l *analyzer) MethodEntered(c *listener.Context, in listener.Instruction) {
	m := in.Frame.Method
	if started := l.started.At(c, in); !l.records(m) || l.skipInit && !started {
		return
	}
	o := op{thread: in.Thread.ID, call: true, method: m, target: m.Class.JavaName(), depth: in.Frame.Depth}
	if !m.Static() {
		o.object = c.This(in.Frame)
		o.target = format.Value(c.Machine, m.Class.Descriptor(), uint64(o.object), in.Frame.Attr(0))
	}
	l.keep(c, o)
}

// MethodExited records a return.
func (l *analyzer) MethodExited(c *listener.Context, t *vm.Thread, m *vm.Method) {
	if call := openCall(history(c), t.ID, m); call != nil {
		l.keep(c, op{thread: t.ID, method: m, object: call.object, target: call.target, depth: call.depth})
	}
}

func (l *analyzer) keep(c *listener.Context, o op) {
	o.before, o.transition = history(c), l.transition
	c.SetKeep(&o)
}

func history(c *listener.Context) *op {
	o, _ := c.Keep().(*op)
	return o
}

// openCall finds the latest call of a method by a thread that has not returned.
func openCall(last *op, thread int, m *vm.Method) *op {
	returned := 0
	for o := last; o != nil; o = o.before {
		switch {
		case o.thread != thread || o.method != m:
		case !o.call:
			returned++
		case returned == 0:
			return o
		default:
			returned--
		}
	}
	return nil
}

// PropertyViolated reports the path of a violation.
func (l *analyzer) PropertyViolated(c *listener.Context, v *search.Violation) {
	l.report(c, "on the path to "+v.Property)
}

// SearchFinished reports the last path of a search without violations.
func (l *analyzer) SearchFinished(c *listener.Context, _ *search.Result) {
	if !l.reported {
		l.report(c, "on the last path")
	}
}

func (l *analyzer) report(c *listener.Context, where string) {
	l.reported = true
	var path []*op
	for o := history(c); o != nil; o = o.before {
		path = append(path, o)
	}
	slices.Reverse(path)
	if l.overlapping {
		l.overlaps(c, path, where)
		return
	}
	c.Printf("\n%s method calls %s\n", strings.Repeat("=", 54), where)
	if len(path) > l.max {
		c.Printf("%d earlier ones left out\n", len(path)-l.max)
		path = path[len(path)-l.max:]
	}
	for _, o := range path {
		l.print(c, o)
	}
}

func (l *analyzer) print(c *listener.Context, o *op) {
	what := "return"
	if o.call {
		what = "call"
	}
	c.Printf("%d: ", o.thread)
	if l.transitions {
		c.Printf("transition %d ", o.transition)
	}
	if l.depths {
		c.Printf("depth %d ", o.depth)
	}
	if l.tree {
		c.Printf("%s", strings.Repeat("  ", int(o.depth)))
	}
	c.Printf("%-6s %s %s\n", what, o.target, format.Signature(o.method))
}

// span is a call with its return, positions in a path.
type span struct {
	*op
	from, to int
}

// spans pairs calls with returns. A call that has not returned lasts for ever.
func spans(path []*op) []span {
	var list []span
	open := map[int][]int{} // by thread: calls under way, in list
	for i, o := range path {
		stack := open[o.thread]
		if o.call {
			open[o.thread] = append(stack, len(list))
			list = append(list, span{o, i, len(path)})
			continue
		}
		for k := len(stack) - 1; k >= 0; k-- {
			if list[stack[k]].method == o.method {
				list[stack[k]].to = i
				open[o.thread] = stack[:k]
				break
			}
		}
	}
	return list
}

// overlaps prints the pairs of calls of different threads that were under way on
// one object at the same time.
func (l *analyzer) overlaps(c *listener.Context, path []*op, where string) {
	c.Printf("\n%s overlapping method calls %s\n", strings.Repeat("=", 54), where)
	calls, printed := spans(path), map[string]bool{}
	for i, a := range calls {
		for _, b := range calls[i+1:] {
			if a.object == 0 || a.object != b.object || a.thread == b.thread || b.from > a.to {
				continue
			}
			text := fmt.Sprintf("%s: thread %d in %s, thread %d in %s",
				a.target, a.thread, format.Signature(a.method), b.thread, format.Signature(b.method))
			if !printed[text] {
				printed[text] = true
				c.Printf("%s\n", text)
			}
		}
	}
	if len(printed) == 0 {
		c.Printf("none\n")
	}
}
