package symbolic

import (
	"fmt"

	sym "github.com/gojpf/gojpf/symbolic"
)

// A solver is free to say that a text has two thousand million characters. An
// example that people look at, and that a program is run with, is to be short.

// mostCharacters is how long a text may be that is made of a model.
const mostCharacters = 1 << 14

// modestLengths are tried one after another for a text that is longer than the first.
var modestLengths = []int32{32, 1 << 10, mostCharacters}

// modest returns a model of a path in which texts are as short as is easy to find.
func (rt *Runtime) modest(p *Path, model *sym.Model) *sym.Model {
	pc := p.pc
	for i := p.inputs; i != nil; i = i.older {
		if i.Text == nil {
			continue
		}
		for _, most := range modestLengths {
			if i.Text.size(model) <= int(most) {
				break
			}
			shorter := rt.engine.Extend(pc, rt.Ctx.Le(i.Text.length, rt.Ctx.Int(most)))
			if m, ok := shorter.Model(); ok {
				pc, model = shorter, m
				break
			}
		}
	}
	return model
}

// size is the length of a text in a model.
func (t *TextInput) size(model *sym.Model) int { return int(sym.Eval(t.length, model).Int()) }

// TooLong says of a text of which a model has more characters than anybody wants to
// have how many these are, "" of others.
func (t *TextInput) TooLong(model *sym.Model) string {
	if n := t.size(model); n > mostCharacters {
		return fmt.Sprintf("a text of %d characters", n)
	}
	return ""
}
