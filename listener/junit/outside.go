package junit

import (
	"encoding/binary"
	"path"
	"slices"
	"strings"
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
	case symexec.ConnectionSource, symexec.ListenerSource:
		return true
	}
	return false
}

// number adds what a read returned that returns a number.
func (t *content) number(r symexec.EnvironmentRead, n int64) {
	name := r.Name[strings.LastIndexByte(r.Name, '.')+1:]
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

// line adds a line, nil for the end.
func (t *content) line(chars []uint16) {
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
			sources.of(r.Source)
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
			sources.of(r.Source).line(chars)
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
			if one := value; out.Database == nil {
				out.Database = &one
				continue
			}
			f.Needs = append(f.Needs, r.String())
		default:
			f.Needs = append(f.Needs, r.String())
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
	switch {
	case t.problem:
		f.Needs = append(f.Needs, s.String())
	case s.Kind == symexec.FileSource:
		out.Files = append(out.Files, javatest.Content{Name: s.Name, Data: t.data})
	case s.Kind == symexec.ListenerSource:
		out.Callers = append(out.Callers, javatest.Content{Port: s.Port, Data: t.data})
	default:
		out.Connections = append(out.Connections, t.data)
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

// whole is a number of either size.
func whole(n symbolic.Value, t symbolic.Type) int64 {
	if t.Kind() == symbolic.I64 {
		return n.Long()
	}
	return int64(n.Int())
}
