package summary

import (
	"maps"
	"slices"

	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
)

// Collector is a listener that puts the paths into the result, for reports. A path
// that the search takes again is there once.
type Collector struct {
	known map[string]struct{}
	key   []byte
}

// NewCollector makes one for a run.
func NewCollector() *Collector { return &Collector{known: map[string]struct{}{}} }

func (l *Collector) add(c *listener.Context, p *core.Path, w search.Path) {
	var solved bool
	if w.Inputs, solved = inputsOf(c, p); solved {
		l.key = join(l.key[:0], w.Arguments, w.Method, w.End, w.Result, w.Exception, w.Message, w.Why)
		for _, name := range slices.Sorted(maps.Keys(w.Inputs)) {
			l.key = join(l.key, nil, name, w.Inputs[name])
		}
		if _, known := l.known[string(l.key)]; known {
			return
		}
		l.known[string(l.key)] = struct{}{}
	}
	c.Result.Paths = append(c.Result.Paths, w)
}

// SymbolicMethodExited notes a path.
func (l *Collector) SymbolicMethodExited(c *listener.Context, call *symexec.Call) {
	if call.End == symexec.Ignored {
		return
	}
	model, solved := c.Program.Symbolic().ShortModel(c.Machine)
	w := search.Path{
		Method: methodName(call.Method), PC: call.Path.PC(), End: call.End.String(),
		Exception: call.Class, Message: call.Message, Why: call.Why,
	}
	for i := range call.Params {
		w.Arguments = append(w.Arguments, call.Params[i].Value.Show(model))
	}
	if call.End == symexec.Returned && !call.Result.Void() {
		if w.Result = call.Result.Show(model); call.Result.Expr != nil {
			w.Formula = call.Result.Expr.Java()
			if !solved {
				w.Result = w.Formula
			}
		}
	}
	l.add(c, call.Path, w)
}

// SymbolicPathEnded notes the path of a program that has no symbolic methods.
func (l *Collector) SymbolicPathEnded(c *listener.Context, e *symexec.PathEnd) {
	if !wholeProgram(c, e) {
		return
	}
	w := search.Path{
		Method: methodName(c.Program.Main), PC: e.Path.PC(), End: e.End.String(),
		Exception: e.Class, Message: e.Message, Why: e.Why,
	}
	if e.End == symexec.Stopped {
		w.End, w.Why = symexec.Returned.String(), ""
	}
	l.add(c, e.Path, w)
}

// inputsOf are the inputs of a path with their values, if somebody knows any.
func inputsOf(c *listener.Context, p *core.Path) (values map[string]string, ok bool) {
	rt := c.Program.Symbolic()
	model, solved := rt.ShortModel(c.Machine)
	if !solved {
		return nil, false
	}
	values = map[string]string{}
	for _, in := range p.Inputs() {
		if !in.Part {
			values[in.Name] = in.Literal(model)
		}
	}
	for _, s := range rt.Heap.Shapes(c.Machine, model) {
		values[s.Name] = s.Text
	}
	return values, true
}

// wholeProgram tells whether a path counts that ends: in programs that have inputs
// but no symbolic methods.
func wholeProgram(c *listener.Context, e *symexec.PathEnd) bool {
	return e.Path.Made() > 0 && e.End != symexec.Ignored && !c.Program.Symbolic().Methods.Any()
}

// join makes a key of texts.
func join(key []byte, list []string, more ...string) []byte {
	for _, text := range list {
		key = append(append(key, text...), 0)
	}
	for _, text := range more {
		key = append(append(key, text...), 0)
	}
	return key
}
