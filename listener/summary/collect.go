package summary

import (
	"maps"
	"slices"

	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/symbolic"
)

// Collector is a listener that puts the paths into the result, for reports. A path
// that the search takes again is there once.
type Collector struct {
	known map[string]struct{}
	key   []byte
}

// NewCollector makes one for a run.
func NewCollector() *Collector { return &Collector{known: map[string]struct{}{}} }

// end is the end of a call or of a path.
type end interface {
	Again(*symbolic.Model, func(why string))
}

// add adds a path, after a run with its inputs where it has come to an end by itself.
func (l *Collector) add(c *listener.Context, p *core.Path, e end, w search.Path) {
	var model *symbolic.Model
	w.Inputs, model = inputsOf(c, p)
	if model == nil || w.End != symexec.Returned.String() && w.End != symexec.Threw.String() {
		l.put(c, w)
		return
	}
	e.Again(model, func(why string) {
		w.Unconfirmed = why
		l.put(c, w)
	})
}

func (l *Collector) put(c *listener.Context, w search.Path) {
	if w.Inputs != nil {
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
	l.add(c, call.Path, call, w)
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
	l.add(c, e.Path, e, w)
}

// inputsOf are the inputs of a path with their values, and the model that has them, if
// somebody knows any.
func inputsOf(c *listener.Context, p *core.Path) (values map[string]string, model *symbolic.Model) {
	rt := c.Program.Symbolic()
	model, solved := rt.ShortModel(c.Machine)
	if !solved {
		return nil, nil
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
	return values, model
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
