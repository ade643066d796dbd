package symexec

import (
	"fmt"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/insn/symexec/text"
	"github.com/gojpf/gojpf/vm"
)

// SourceKind is what something outside of the program is.
type SourceKind uint8

// The kinds. Nobody knows what the first one is.
const (
	OtherSource SourceKind = iota
	FileSource
	ConnectionSource // that the program opens
	ListenerSource   // that others open
	PageSource       // of a URL
	SecureSource     // numbers of a SecureRandom, each with all of its bits
	DatabaseSource
	InputSource // the standard input
)

// Source is where the program reads from, as far as it is known. Those that are equal
// are one file or peer. It is comparable, so that reports can group what comes from one
// place.
type Source struct {
	Kind SourceKind
	Name string // of the file, the scheme of the page
	Port int    // that is listened at
}

// String is the source for people.
func (s Source) String() string {
	switch s.Kind {
	case FileSource:
		return "the file " + s.Name
	case ConnectionSource:
		return "a connection"
	case ListenerSource:
		return fmt.Sprintf("a connection to port %d", s.Port)
	case PageSource:
		return "a page by " + s.Name
	case DatabaseSource:
		return "a database"
	case InputSource:
		return "the standard input"
	}
	return "something outside"
}

// origin is a call that something outside comes from.
type origin struct{ call }

// text is a text that is known, in a slot of the caller.
func (c origin) knownText(slot int32) (s string, ok bool) {
	r := vm.Ref(c.F.Slots[slot])
	if r == 0 || heap.UnknownAt(c.F, slot) != nil || text.Unknown(c.M, r) {
		return "", false
	}
	return c.M.GoString(r), true
}

// opensOutside is what the constructor opens. A name that is not known makes it some
// other source.
func (c origin) opensOutside() (s Source) {
	const first = 1 // behind the object
	switch class := c.Callee.Class.Name; class {
	case "java/io/FileInputStream", "java/io/FileReader":
		s.Kind = FileSource
		if name, is := c.pathAt(c.At + first); is {
			s.Name = name
		} else {
			s.Name, _ = c.knownText(c.At + first)
		}
		if s.Name == "" {
			s.Kind = OtherSource
		}
	case "java/net/Socket":
		s.Kind = ConnectionSource
	case "java/net/ServerSocket":
		if slot := c.At + first; len(c.Callee.Params) > 0 && core.ExprOf(c.F.Attr(int(slot))) == nil && int32(c.F.Slots[slot]) > 0 {
			s.Kind, s.Port = ListenerSource, int(int32(c.F.Slots[slot]))
		}
	}
	return s
}

// pathAt is the name of a java.io.File in a slot of the caller, "" where it is not known.
func (c origin) pathAt(slot int32) (name string, is bool) {
	o := c.M.Heap.Get(vm.Ref(c.F.Slots[slot]))
	if o == nil || o.Class.Name != "java/io/File" {
		return "", false
	}
	return knownField(c.M, o, "path"), true
}

// page is what a URL stands for.
func (c origin) page() Source {
	if o := c.M.Heap.Get(vm.Ref(c.F.Slots[c.At])); o != nil {
		return Source{Kind: PageSource, Name: knownField(c.M, o, "protocol")}
	}
	return Source{}
}

// chance is where a random number comes from.
func (c origin) chance() (s Source) {
	o := c.M.Heap.Get(vm.Ref(c.F.Slots[c.At]))
	if mt := c.Callee; o != nil && o.Class.Name == secureClass && len(mt.Params) == 0 && (mt.Name == "nextInt" || mt.Name == "nextLong") {
		s.Kind = SecureSource
	}
	return s
}

// knownField is the text in a field of an object, "" where it is not known.
func knownField(m *vm.Machine, o *vm.Object, name string) string {
	f := o.Class.FieldNamed(name)
	if f == nil || o.SlotAttr(f.Word) != nil {
		return ""
	}
	if r := vm.Ref(o.Words[f.Word]); r != 0 && !text.Unknown(m, r) {
		return m.GoString(r)
	}
	return ""
}

// sourceOfLines is what a reader reads from, or properties were loaded from. Readers
// keep the stream or reader below them as what they lock.
func sourceOfLines(m *vm.Machine, r vm.Ref) Source {
	const mostReaders = 8 // one above the other
	for range mostReaders {
		o := m.Heap.Get(r)
		if o == nil {
			break
		}
		if mark, is := vm.AttrOf[outside](o.Attr()); is {
			return mark.source
		}
		if o.Class.Name == "java/io/ConsoleInput" {
			return Source{Kind: InputSource}
		}
		if mark, is := vm.AttrOf[loaded](o.Attr()); is {
			return mark.source
		}
		lock := o.Class.FieldNamed("lock")
		if lock == nil || vm.Ref(o.Words[lock.Word]) == r {
			break
		}
		r = vm.Ref(o.Words[lock.Word])
	}
	return Source{}
}
