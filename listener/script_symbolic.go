package listener

import (
	"go.starlark.net/starlark"

	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/core"
)

// SymbolicMethodExited calls the function with a solution of the path.
func (s *script) SymbolicMethodExited(c *Context, call *symexec.Call) {
	d := s.solved(c, call.Path)
	model, _ := c.Program.Symbolic().ShortModel(c.Machine)
	var args []starlark.Value
	for i := range call.Params {
		args = append(args, text(call.Params[i].Value.Show(model)))
	}
	result := ""
	if call.End == symexec.Returned {
		result = call.Result.Show(model)
	}
	d["thread"], d["method"], d["arguments"] = number(call.Thread), methodText(call.Method), starlark.NewList(args)
	d["end"], d["result"], d["exception"], d["message"], d["why"] = text(call.End.String()), text(result), text(call.Class), text(call.Message), text(call.Why)
	s.call(c, "symbolic_method_exited", d)
}

// SymbolicPathEnded calls the function with a solution of the path.
func (s *script) SymbolicPathEnded(c *Context, e *symexec.PathEnd) {
	d := s.solved(c, e.Path)
	d["end"], d["exception"], d["message"], d["why"] = text(e.End.String()), text(e.Class), text(e.Message), text(e.Why)
	s.call(c, "symbolic_path_ended", d)
}

// solved are the fields that tell of a path: its condition, and inputs that satisfy
// it.
func (s *script) solved(c *Context, p *core.Path) fields {
	model, ok := c.Program.Symbolic().ShortModel(c.Machine)
	inputs := &starlark.Dict{}
	for _, in := range p.Inputs() {
		if ok && !in.Part {
			_ = inputs.SetKey(text(in.Name), text(in.Literal(model))) // of a new dictionary
		}
	}
	return fields{"pc": text(p.PC().Java()), "inputs": inputs, "solved": starlark.Bool(ok)}
}
