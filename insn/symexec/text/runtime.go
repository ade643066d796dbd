// Package text is what a path knows of texts that are not known: Strings and builders
// that show inputs, numbers that are not known, or characters of either.
//
// A text is a list of pieces. Where it may stay open it is a length and a function from
// positions to characters, and what was asked of it is kept with the path, as facts; where
// code of the JDK looks at its bytes, the length is decided and the characters are written
// there. The methods of String and of builders have models that answer with expressions
// instead, as long as they can.
//
// It knows nothing of other objects: what a String is a part of, and whether a reference
// to it is known, is for those who call.
package text

import (
	"github.com/gojpf/gojpf/insn/symexec/calls"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic/automata"
	"github.com/gojpf/gojpf/vm/javamath"
)

// Runtime is what texts of one machine share.
type Runtime struct {
	*core.Runtime
	// MaxLength is the greatest length that an input text is given when its characters
	// matter.
	MaxLength int
	// OpenReferences tells that references may be unknown, those in tables among them.
	// Then keys of maps and constants of enums are not looked up at once: whose key it
	// is would be a question about the heap first.
	OpenReferences bool

	decimals javamath.Style // how the JDK writes floating-point numbers
	release  int            // of the JDK
	tables   charTables
	// fixedTexts are texts by the numbers of their inputs, see FixTexts.
	fixedTexts map[int][]uint16
	// A program compiles the same few patterns again and again, on every path. They are
	// the machine's and not the path's, since a language depends on nothing else.
	patterns map[string]*automata.Language // nil for those that are left to the JDK's code
}

// call is a call that is about to be made.
type call struct {
	*calls.Call
	rt *Runtime
}

type (
	callModel  = func(c call) bool
	callModels = calls.Table[call]
)

// Register adds what stands for methods of texts. The models of a machine are made
// once; which one a call has is found out when its method is linked.
func (rt *Runtime) Register(models *calls.Models) {
	table := calls.NewTable[call]()
	textCalls(rt, table)
	table.Register(models, func(c *calls.Call) call { return call{c, rt} })
}
