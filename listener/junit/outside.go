package junit

import (
	"encoding/binary"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"

	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/javatest"
	"github.com/gojpf/gojpf/symbolic"
)

// What a test provides of the environment: properties, standard input, and what is read
// from files and connections. Reads of one source follow each other, so what they have
// got, one behind the other, is what it contains.

// contents are what sources have to contain.
type contents struct {
	order []symexec.Source
	data  map[symexec.Source]*content
}

type content struct {
	data    []byte
	ended   bool
	opened  bool
	absent  bool   // it is not there when it is to be opened
	ahead   string // what was seen to come next, and was not read
	lines   []javatest.Value
	others  bool // there is more than lines
	problem bool // it cannot be provided
}

func (c *contents) of(s symexec.Source) *content {
	if c.data == nil {
		c.data = map[symexec.Source]*content{}
	}
	if c.data[s] == nil {
		c.order, c.data[s] = append(c.order, s), &content{problem: !providable(s)}
	}
	return c.data[s]
}

// providable tells whether tests can provide a source: of files, those that lie near
// the working directory, for others may be anybody's.
func providable(s symexec.Source) bool {
	switch s.Kind {
	case symexec.FileSource:
		const mostAbove = "../../"
		name := path.Clean(s.Name)
		return !path.IsAbs(name) && !strings.HasPrefix(name, mostAbove+"../") && path.Base(name) != ".."
	case symexec.PageSource:
		return s.Name == "http"
	case symexec.ConnectionSource, symexec.ListenerSource, symexec.DatabaseSource, symexec.InputSource:
		return true
	}
	return false
}

// open has the source be there, and fail has it not be there.
func (t *content) open() {
	t.opened = true
	t.problem = t.problem || t.absent
}

func (t *content) fail() {
	t.absent = true
	t.problem = t.problem || t.opened
}

// number adds what a read returned that returns a number.
func (t *content) number(r symexec.EnvironmentRead, n int64) {
	name := r.Name[strings.LastIndexByte(r.Name, '.')+1:]
	t.others = true
	switch {
	case name != "read":
		t.problem = true
	case n < 0:
		t.ended = true
	case t.ended:
		t.problem = true
	case r.Bulk: // nobody has looked at the bytes: they are zeros
		t.data = append(t.data, make([]byte, n)...)
	case strings.HasSuffix(r.Name, "Reader.read"):
		t.data = append(t.data, string(rune(n))...)
	default:
		t.data = append(t.data, byte(n))
	}
}

// foresee notes what a scanner has found to come next.
func (t *content) foresee(next symexec.Tokens) {
	switch {
	case next == symexec.EndAhead:
		t.ended = true
	case next&symexec.TextAhead != 0:
		t.ahead = "x"
	default:
		t.ahead = "0"
	}
}

// token adds a token that a scanner has read.
func (t *content) token(text string) {
	t.ahead, t.others = "", true
	t.problem = t.problem || t.ended
	t.data = append(t.data, text+"\n"...)
}

// flush adds what was seen and not read.
func (t *content) flush() {
	if t.ahead != "" {
		t.token(t.ahead)
	}
}

// line adds a line, nil for the end.
func (t *content) line(chars []uint16, value javatest.Value) {
	t.ahead, t.lines = "", append(t.lines, value)
	switch {
	case chars == nil:
		t.ended = true
	case t.ended || slices.Contains(chars, '\n') || slices.Contains(chars, '\r'):
		t.problem = true
	default:
		t.data = append(t.data, string(utf16.Decode(chars))+"\n"...)
	}
}

// property adds a line of a file of properties.
func (t *content) property(name string, chars []uint16) {
	if chars != nil {
		t.data = append(t.data, javatest.PropertyLine(utf16.Encode([]rune(name)), chars)...)
	}
}

// environment has the test provide what the program asked for.
func (f *Collected) environment(c *listener.Context, e *entry) {
	v := newEvaluation(c, f.Model, e)
	var sources contents
	out := &f.Test.Outside
	for _, r := range symexec.EnvironmentOf(c.Machine) {
		known := r.Source.Kind != symexec.OtherSource
		var number symbolic.Value
		value, text := javatest.Reference(nil), "null"
		switch {
		case r.Kind == symexec.OutsideOpened:
			sources.of(r.Source).open()
			continue
		case r.Kind == symexec.ScannedAhead:
			sources.of(r.Source).foresee(r.Ahead)
			if found := map[symexec.Tokens]string{symexec.EndAhead: "none", symexec.TextAhead: "no number"}[r.Ahead]; found != "" {
				f.Asked = append(f.Asked, Asked{r.String(), found})
			}
			continue
		case r.Kind == symexec.OutsideFailed:
			f.Asked = append(f.Asked, Asked{r.String(), "not there"})
			sources.of(r.Source).fail()
			continue
		case r.Number != nil:
			number, _ = f.Model.Value(r.Number)
			text = number.Literal(r.Number.Domain.Type)
		case r.Unknown != nil:
			if value = possible(r.Kind, v.reference(r.Unknown)); value.Object != nil && value.Object.Chars != nil {
				text = javatest.Text(value.Object.Chars)
			} else if value.Object != nil {
				text = "any"
			}
		}
		f.Asked = append(f.Asked, Asked{r.String(), text})
		var chars []uint16
		if value.Object != nil {
			chars = characters(value.Object.Chars)
		}
		switch {
		case r.Kind == symexec.NotFollowed:
			// The call is made: what it returns then, the host will tell.
		case r.Kind == symexec.SystemProperty:
			out.Properties = append(out.Properties, javatest.Property{Name: r.Name, Value: value})
		case r.Kind == symexec.EnvironmentVariable:
			out.Variables = append(out.Variables, javatest.Property{Name: r.Name, Value: value})
		case r.Kind == symexec.InputLine && known:
			sources.of(r.Source).line(chars, value)
		case r.Kind == symexec.ScannedToken && r.Number != nil:
			sources.of(r.Source).token(decimal(number, r.Number.Domain.Type))
		case r.Kind == symexec.ScannedToken:
			sources.of(r.Source).token(string(utf16.Decode(chars)))
		case r.Kind == symexec.InputLine:
			out.Input = append(out.Input, value)
			f.Needs = append(f.Needs, r.String()+" that standard input may not be")
		case r.Kind == symexec.LoadedProperty && known:
			sources.of(r.Source).property(r.Name, chars)
		case r.Kind == symexec.OutsideNumber && known:
			sources.of(r.Source).number(r, whole(number, r.Number.Domain.Type))
		case r.Kind == symexec.RandomNumber && known:
			out.Chance = append(out.Chance, bytesOfChance(number, r.Number.Domain.Type)...)
		case r.Kind == symexec.Database && v.problem == "":
			sources.of(symexec.Source{Kind: symexec.DatabaseSource}).open()
			if one := value; out.Database == nil {
				out.Database = &one
				continue
			}
			f.Needs = append(f.Needs, r.String())
		default:
			f.Needs = append(f.Needs, r.String())
			f.Fleeting = f.Fleeting || r.Kind == symexec.Clock
			f.Test.Repeat = f.Test.Repeat || r.Kind == symexec.RandomNumber
		}
	}
	for _, s := range sources.order {
		f.provide(s, sources.data[s])
	}
	if v.problem != "" {
		f.Test, f.Reason = nil, v.problem
	}
}

// possible is a text without characters that an answer of its kind never has. They
// become letters; what the host says of the test is what counts.
func possible(kind symexec.EnvironmentKind, v javatest.Value) javatest.Value {
	never := map[symexec.EnvironmentKind]string{symexec.EnvironmentVariable: "\x00", symexec.InputLine: "\r\n"}[kind]
	odd := func(c uint16) bool { return strings.ContainsRune(never, rune(c)) }
	if kind == symexec.ScannedToken {
		odd = func(c uint16) bool {
			return unicode.IsSpace(rune(c)) || unicode.IsControl(rune(c)) || utf16.IsSurrogate(rune(c))
		}
	}
	if v.Object == nil || !slices.ContainsFunc(v.Object.Chars, odd) {
		return v
	}
	o := *v.Object
	o.Chars = slices.Clone(o.Chars)
	for i, c := range o.Chars {
		if odd(c) {
			o.Chars[i] = 'x'
		}
	}
	return javatest.Reference(&o)
}

// provide has the test provide a source.
func (f *Collected) provide(s symexec.Source, t *content) {
	out := &f.Test.Outside
	t.flush()
	switch {
	case t.problem:
		f.Needs = append(f.Needs, s.String())
	case s.Kind == symexec.InputSource && len(t.data) == 0:
		out.Input = append(out.Input, javatest.Reference(nil))
	case s.Kind == symexec.InputSource && !t.others:
		out.Input = append(out.Input, t.lines...)
	case s.Kind == symexec.InputSource:
		out.InputBytes = append(out.InputBytes, t.data...)
	case s.Kind == symexec.DatabaseSource:
		// Without a driver nobody connects; with one somebody has.
	case t.absent && s.Kind == symexec.FileSource:
		out.Absent = append(out.Absent, s.Name)
	case t.absent && s.Kind == symexec.ListenerSource:
		out.Taken = append(out.Taken, s.Port)
	case t.absent:
		out.Connections = append(out.Connections, nil)
	case s.Kind == symexec.FileSource:
		out.Files = append(out.Files, javatest.Content{Name: s.Name, Data: t.data})
	case s.Kind == symexec.ListenerSource:
		out.Callers = append(out.Callers, javatest.Content{Port: s.Port, Data: t.data})
	default:
		out.Connections = append(out.Connections, append([]byte{}, t.data...))
	}
}

// bytesOfChance are what a generator makes a number of.
func bytesOfChance(n symbolic.Value, t symbolic.Type) []byte {
	if t.Kind() != symbolic.I64 {
		return binary.BigEndian.AppendUint32(nil, uint32(n.Int()))
	}
	// The sum of two ints, of which the second has a sign.
	low := int32(n.Long())
	high := int32((n.Long() - int64(low)) >> 32)
	return binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, uint32(high)), uint32(low))
}

// decimal is a number as scanners read it.
func decimal(n symbolic.Value, t symbolic.Type) string {
	switch t.Kind() {
	case symbolic.F64:
		return strconv.FormatFloat(n.Double(), 'f', -1, 64)
	case symbolic.F32:
		return strconv.FormatFloat(float64(n.Float()), 'f', -1, 32)
	}
	return strconv.FormatInt(whole(n, t), 10)
}

// whole is a number of either size.
func whole(n symbolic.Value, t symbolic.Type) int64 {
	if t.Kind() == symbolic.I64 {
		return n.Long()
	}
	return int64(n.Int())
}
