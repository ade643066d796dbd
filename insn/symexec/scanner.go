package symexec

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/automata"
	"github.com/gojpf/gojpf/vm"
)

// Scanners of the standard input, and of what the program has opened: tokens and lines
// that they return are inputs.
//
// Each token stands in a line of its own: what is left of its line is empty. No code of
// such a scanner is executed. What it may find next is kept as a set, from which each
// call that looks ahead takes something away. Texts are taken to be anything. So this is
// for those who try what is found, and only where objects are built by calls.

// Tokens are the kinds of what may come next.
type Tokens uint8

// The kinds.
const (
	NumberAhead Tokens = 1 << iota // that fits into an int
	TextAhead                      // that is no number
	EndAhead

	anythingAhead = NumberAhead | TextAhead | EndAhead
)

// mostTokens are those of one path: programs read to the end of their input.
const mostTokens = 6

// scanned marks scanners of what is outside. It is immutable.
type scanned struct {
	source Source
	ahead  Tokens // what may come next
	inLine bool   // the end of the last token's line was not read
	asked  string // by which kind of call something was taken away
}

// scans deals with a call to a scanner. It reports false where the method is to be
// executed.
func (c call) scans(own bool) bool {
	if c.rt.Heap.Lazy.Calls == nil {
		return false
	}
	r := vm.Ref(c.F.Slots[c.At])
	if c.Callee.Name == "<init>" {
		return own && c.scansFrom(r)
	}
	o := c.M.Heap.Get(r)
	if o == nil {
		return false
	}
	s, is := vm.AttrOf[scanned](o.Attr())
	if !is {
		return false
	}
	// By name: all public methods of a scanner that take no pattern are told by it.
	name, params := c.Callee.Name, len(c.Callee.Params)
	switch {
	case c.Callee.Ret == vm.KindVoid: // close
		return c.Leave()
	case name == "useLocale" || name == "useRadix":
		return c.FinishRef(r)
	// With a radix or a pattern what is found is another set than those here.
	case params > 0:
	case name == "hasNext":
		return c.foresees(r, s, NumberAhead|TextAhead)
	case name == "hasNextLine":
		// Behind a token there is the rest of its line, if only an empty one.
		if s.inLine {
			c.simplified()
			return c.FinishSlot(1, nil)
		}
		return c.foresees(r, s, NumberAhead|TextAhead)
	case strings.HasPrefix(name, "hasNext") && numberOf[name[len("hasNext"):]] != 0:
		return c.foresees(r, s, NumberAhead)
	case name == "next":
		return c.scansText(r, s)
	case name == "nextLine":
		return c.scansLine(r, s)
	case strings.HasPrefix(name, "next") && numberOf[name[len("next"):]] != 0:
		return c.scansNumber(r, s, numberOf[name[len("next"):]])
	}
	return c.unscanned()
}

// numberOf are the types of numbers, by how the methods for them are called.
var numberOf = map[string]symbolic.Type{"Int": symbolic.Int, "Long": symbolic.Long, "Short": symbolic.Short, "Byte": symbolic.Byte, "Double": symbolic.Double, "Float": symbolic.Float}

// unscanned leaves out a path that asks a scanner for something else.
func (c call) unscanned() bool {
	c.rt.Cut(c.M, fmt.Sprintf("what java.util.Scanner.%s returns is not known", c.Callee.Name), "")
	c.M.IgnorePath()
	return true
}

// simplified notes that there may be more in a line than a token, or less, and that kinds of
// numbers are not told apart.
func (c call) simplified() {
	c.rt.Cut(c.M, "the input of a java.util.Scanner was one token in a line", "")
}

// scansFrom has a new scanner be one of what is outside, if its first argument is.
func (c call) scansFrom(r vm.Ref) bool {
	const first = 1
	// The private ones are what the public ones call: to take both would be to deal with a
	// scanner twice.
	if len(c.Callee.Params) == 0 || c.Callee.Params[0] != vm.KindRef || c.Callee.Private() {
		return false
	}
	var source Source
	if name, is := (origin{c}).pathAt(c.At + first); !is {
		source = sourceOfLines(c.M, vm.Ref(c.F.Slots[c.At+first]))
	} else if name != "" {
		source = Source{Kind: FileSource, Name: name}
		if c.fails(source) {
			return true
		}
		c.noteRead(EnvironmentRead{Kind: OutsideOpened, Source: source})
	}
	if source.Kind == OtherSource {
		return false
	}
	c.setScanned(r, scanned{source: source, ahead: anythingAhead})
	return c.Leave()
}

func (c call) setScanned(r vm.Ref, s scanned) {
	w := c.M.Heap.Writable(r)
	w.SetAttr(vm.WithAttr(vm.WithoutAttr[scanned](w.Attr()), s))
}

// look decides which of some kinds comes next. Where it reports false there is a choice
// first, or the path is left out.
func (c call) look(r vm.Ref, s *scanned, kinds ...Tokens) (found Tokens, ok bool) {
	var may []Tokens
	for _, k := range kinds {
		if s.ahead&k != 0 {
			may = append(may, s.ahead&k)
		}
	}
	// Counted on the path, not in the scanner: a program that makes a scanner for each
	// line reads no less.
	read := 0
	for _, e := range EnvironmentOf(c.M) {
		if e.Kind == ScannedToken || e.Kind == ScannedAhead {
			read++
		}
	}
	if read >= 2*mostTokens { // looking ahead counts as well
		c.rt.Cut(c.M, fmt.Sprintf("at most %d tokens of input were read", mostTokens), "")
		c.M.IgnorePath()
		return 0, false
	}
	kind := strings.TrimPrefix(strings.TrimPrefix(c.Callee.Name, "hasN"), "n") // ext, extLine, extInt
	const token, line = "ext", "extLine"
	// What one call has excluded another kind of call may still find: 1.5 is no int, and
	// yet a number. Whether it is that is simplified here.
	if s.ahead != anythingAhead && s.asked != kind && (s.asked != token || kind == line) {
		c.simplified()
	}
	i := 0
	if len(may) > 1 {
		if i, ok = c.M.Choose(choice.NewIntInterval("symbolic.environment.scanner", 0, int32(len(may)-1))); !ok {
			return 0, false
		}
	}
	// Noted for reports only where something was learnt.
	if s.ahead != may[i] {
		s.ahead, s.asked = may[i], kind
		c.noteRead(EnvironmentRead{Kind: ScannedAhead, Source: s.source, Ahead: s.ahead})
		c.setScanned(r, *s)
	}
	return s.ahead, true
}

// foresees answers whether one of some kinds comes next.
func (c call) foresees(r vm.Ref, s scanned, kinds Tokens) bool {
	found, ok := c.look(r, &s, kinds, anythingAhead&^kinds)
	if !ok {
		return true
	}
	if found&kinds != 0 {
		return c.FinishSlot(1, nil)
	}
	return c.FinishSlot(0, nil)
}

// ends throws what a scanner throws that has found nothing, or nothing that fits.
func (c call) ends(class, message string) bool {
	c.M.ThrowNew(c.T, "java/util/"+class, message)
	return true
}

// consume reads the next token.
func (c call) consume(r vm.Ref, s scanned, inLine bool) {
	s.ahead, s.inLine, s.asked = anythingAhead, inLine, ""
	c.setScanned(r, s)
}

func (c call) scansNumber(r vm.Ref, s scanned, t symbolic.Type) bool {
	switch found, ok := c.look(r, &s, NumberAhead, TextAhead, EndAhead); {
	case !ok:
		return true
	case found == EndAhead:
		c.M.ThrowBare(c.T, "java/util/NoSuchElementException")
		return true
	case found == TextAhead:
		return c.ends("InputMismatchException", "For input string")
	}
	c.consume(r, s, true)
	return c.Finish(c.asked(EnvironmentRead{Kind: ScannedToken, Source: s.source}, symbolic.Full(t)))
}

func (c call) scansText(r vm.Ref, s scanned) bool {
	switch found, ok := c.look(r, &s, NumberAhead|TextAhead, EndAhead); {
	case !ok:
		return true
	case found == EndAhead:
		c.M.ThrowBare(c.T, "java/util/NoSuchElementException")
		return true
	case found == NumberAhead:
		return c.unscanned()
	}
	c.consume(r, s, true)
	return c.scannedText(EnvironmentRead{Kind: ScannedToken, Source: s.source}, "token")
}

func (c call) scansLine(r vm.Ref, s scanned) bool {
	if s.inLine {
		c.simplified()
		s.inLine = false
		c.setScanned(r, s)
		return c.FinishRef(c.M.NewString(""))
	}
	switch found, ok := c.look(r, &s, NumberAhead|TextAhead, EndAhead); {
	case !ok:
		return true
	case found == EndAhead:
		return c.ends("NoSuchElementException", "No line found")
	case found == NumberAhead:
		return c.unscanned()
	}
	c.consume(r, s, false)
	return c.scannedText(EnvironmentRead{Kind: InputLine, Source: s.source}, "line")
}

// scannedText is an unknown text that the scanner has read.
func (c call) scannedText(read EnvironmentRead, what string) bool {
	shown := fmt.Sprintf("%s%d", what, len(EnvironmentOf(c.M))+1)
	chars := read.Kind.characters()
	if read.Kind == InputLine {
		chars = chars.And(automata.Of(0x85, 0x2028, 0x2029).Not()) // which end a line of a scanner, too
	}
	read.Unknown = c.rt.Heap.NewReference(c.M, heap.Reference{Shown: shown, Desc: stringType, From: c.F.Method.Class, NotNull: true,
		NotEmpty: read.Kind == ScannedToken, Chars: chars})
	c.noteRead(read)
	core.Drop(c.F, int32(c.Callee.Args))
	core.PushSlot(c.F, 0, read.Unknown, 1)
	c.F.PC++
	return true
}
