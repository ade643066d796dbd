package symexec

import (
	"fmt"

	"github.com/gojpf/gojpf/insn/symexec/calls"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/insn/symexec/text"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/automata"
	"github.com/gojpf/gojpf/vm"
)

// What the program asks its environment for: where Runtime.Environment is set, the
// answers to its own code are unknown texts, or null where there may be none. What the
// JDK asks for itself stays as it is.
//
// This always holds: who asks for one name twice gets one answer.

// EnvironmentKind is how a program asked.
type EnvironmentKind uint8

// The kinds.
const (
	EnvironmentVariable EnvironmentKind = iota
	SystemProperty
	LoadedProperty // of a java.util.Properties
	InputLine      // of a reader
	RandomNumber
	Clock
	OutsideNumber // of a file or connection
	OutsideOpened // a file or connection: there is nothing to answer yet
	OutsideFailed // to be opened
	ScannedToken  // by a java.util.Scanner
	ScannedAhead  // what a scanner has found to come next
	Database
	NotFollowed // a call, see Follow
)

const stringType = "Ljava/lang/String;"

// characters are what texts of a kind consist of, nil for anything.
func (k EnvironmentKind) characters() automata.Set {
	switch k {
	case EnvironmentVariable:
		return automata.Of(0).Not()
	case InputLine:
		return automata.Of('\n', '\r').Not()
	case ScannedToken:
		return text.Whites.Not()
	}
	return nil
}

// EnvironmentRead is an answer that the program got. Unknown and Number are what the
// program got, of which one is set.
type EnvironmentRead struct {
	Kind    EnvironmentKind
	Name    string // that was asked for, "" for a line
	Source  Source // that it was read from
	Bulk    bool   // the number is that of bytes which were read
	Ahead   Tokens // what comes next
	Unknown *heap.Unknown
	Number  *symbolic.Var // instead
}

// String is what was asked for, for people.
func (r EnvironmentRead) String() string {
	switch r.Kind {
	case EnvironmentVariable:
		return "the environment variable " + r.Name
	case SystemProperty:
		return "the system property " + r.Name
	case LoadedProperty:
		return "the property " + r.Name
	}
	return map[EnvironmentKind]string{
		InputLine: "a line of input", ScannedToken: "a token of input", ScannedAhead: "the next token of input", OutsideOpened: r.Source.String(), OutsideFailed: r.Source.String(), RandomNumber: "a random number", Clock: "the clock", OutsideNumber: "what " + r.Name + " returns", Database: "a database",
		NotFollowed: "what " + r.Name + " returns",
	}[r.Kind]
}

// question is a method by which programs ask.
type question struct {
	kind     EnvironmentKind
	named    bool // the first argument is the name
	fallback bool // the second is the answer where there is none
}

var questions = map[string]question{
	"java/lang/System.getenv(Ljava/lang/String;)Ljava/lang/String;":                            {EnvironmentVariable, true, false},
	"java/lang/System.getProperty(Ljava/lang/String;)Ljava/lang/String;":                       {SystemProperty, true, false},
	"java/lang/System.getProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;":     {SystemProperty, true, true},
	"java/util/Properties.getProperty(Ljava/lang/String;)Ljava/lang/String;":                   {LoadedProperty, true, false},
	"java/util/Properties.getProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;": {LoadedProperty, true, true},
	"java/io/BufferedReader.readLine()Ljava/lang/String;":                                      {InputLine, false, false},
	"java/io/LineNumberReader.readLine()Ljava/lang/String;":                                    {InputLine, false, false},
	"java/io/Console.readLine()Ljava/lang/String;":                                             {InputLine, false, false},
}

// environmentReads are the answers of a path, the oldest first. They are immutable. In
// the state, so that the second question on a path gets the first one's answer, and
// other paths have their own.
type environmentReads struct{ list []EnvironmentRead }

// Unmatched implements vm.Unmatched: the references say all that there is.
func (environmentReads) Unmatched() {}

const environmentKey = "symbolic.environment"

// EnvironmentOf are the answers that the program has got on the present path.
func EnvironmentOf(m *vm.Machine) []EnvironmentRead {
	r, _ := m.Extra(environmentKey).(environmentReads)
	return r.list
}

// environmentCalls adds the questions to the models. Methods and not natives, since
// programs reach these natives in many ways, and the JDK itself asks through them when
// it starts.
func (rt *Runtime) environmentCalls(models *callModels) {
	for name, q := range questions {
		models.Always[name] = func(c call) bool { return c.answer(q) }
	}
	for _, name := range []string{"currentTimeMillis", "nanoTime"} {
		models.Always["java/lang/System."+name+"()J"] = call.clock
	}
	for _, name := range unasked {
		models.Always[name] = call.notByName
	}
	models.Always["java/io/ConsoleInput.next()I"] = call.inputByte
	for _, read := range inputReads {
		models.Always[read] = call.inputRead
	}
}

// inputReads are the natives by which the standard input is read where neither line
// nor byte of it is asked for.
var inputReads = []string{"java/io/ConsoleInput.fill([BII)I", "java/io/ConsoleInput.left()I", "java/io/ConsoleInput.at()I",
	"java/io/FileInputStream.read0()I", "java/io/FileInputStream.readBytes([BII)I", "java/io/FileInputStream.readBytes0([BII)I"}

// inputByte reads one byte of the standard input, or its end.
func (c call) inputByte() bool {
	if !c.rt.Environment || c.rt.Heap.Lazy == nil {
		return false
	}
	if c.rt.Heap.Lazy.Calls == nil { // behind the end there may be more
		return c.inputRead()
	}
	d := symbolic.Full(symbolic.Int)
	d.Min, d.Max = -1, 1<<8-1
	return c.Finish(c.asked(EnvironmentRead{Kind: OutsideNumber, Name: "java.io.InputStream.read", Source: Source{Kind: InputSource}}, d))
}

// inputRead notes that what the standard input may hold is not explored. It reports false:
// the method is executed, and finds what there is.
func (c call) inputRead() bool {
	if c.rt.Environment && c.rt.Heap.Lazy != nil && (c.Callee.Static() || c.ofInput()) {
		c.rt.Cut(c.M, "the standard input was read otherwise than by lines", "only what it holds was explored")
	}
	return false
}

// ofInput reports whether the receiver is a stream of the standard input.
func (c call) ofInput() bool {
	stream := c.M.Heap.Get(vm.Ref(c.F.Slots[c.At]))
	if stream == nil {
		return false
	}
	fd := c.M.Heap.Get(stream.Ref(stream.Class.FieldNamed("fd").Word))
	return fd != nil && fd.Int(fd.Class.FieldNamed("fd").Word) == 0
}

// answer gives the answer to a question. It reports false where the method is to be
// executed. A name that is not known, or was made of what is not, is left to the
// method: one name for two answers would break what always holds.
func (c call) answer(q question) bool {
	rt, m := c.rt, c.M
	if !rt.Environment || rt.Heap.Lazy == nil || calls.OfJDK(c.F.Method.Class) {
		return false
	}
	read := EnvironmentRead{Kind: q.kind}
	if q.named {
		slot := c.At
		if !c.Callee.Static() {
			slot++
		}
		r := vm.Ref(c.F.Slots[slot])
		if r == 0 || heap.UnknownAt(c.F, slot) != nil || text.Unknown(m, r) {
			return false
		}
		read.Name = m.GoString(r)
	}
	if !c.Callee.Static() {
		read.Source = sourceOfLines(m, vm.Ref(c.F.Slots[c.At]))
	}
	for _, known := range EnvironmentOf(m) {
		if q.named && known.Kind == q.kind && known.Name == read.Name {
			read.Unknown = known.Unknown
		}
	}
	if read.Unknown == nil {
		shown := fmt.Sprintf("line%d", len(EnvironmentOf(m))+1)
		if q.named {
			shown = read.Name
		}
		read.Unknown = rt.Heap.NewReference(m, heap.Reference{Shown: shown, Desc: stringType, From: c.F.Method.Class, NotNull: q.fallback, Chars: q.kind.characters()})
		c.noteRead(read)
	}
	core.Drop(c.F, int32(c.Callee.Args))
	core.PushSlot(c.F, 0, read.Unknown, 1)
	c.F.PC++
	return true
}

// InputNull tells whether a reference that a caller gives was decided to be null: one
// that is no answer of the environment. A null that the environment answers is no
// mistake of the caller.
func InputNull(m *vm.Machine) bool {
	answers := map[*heap.Unknown]bool{}
	for _, r := range EnvironmentOf(m) {
		answers[r.Unknown] = true
	}
	return heap.Of(m).NullBut(answers)
}
