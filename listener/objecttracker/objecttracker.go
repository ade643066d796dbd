// Package objecttracker prints what happens to selected objects.
package objecttracker

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/format"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/spec"
)

func init() {
	flag := func(name, value, help string) config.Key {
		return config.Key{Name: "ot." + name, Type: config.Bool, Default: value, JPF: true, Help: "Whether ObjectTracker prints " + help + "."}
	}
	listener.Register(listener.Info{
		Names: []string{"ObjectTracker"},
		Doc:   "prints the creation and release of selected objects, the calls of their methods and the accesses to their fields",
		Keys: []config.Key{
			{Name: "ot.include", Type: config.List, JPF: true, Help: "The classes whose objects ObjectTracker follows, with * for any characters; the program's own without it and ot.refs."},
			{Name: "ot.exclude", Type: config.List, JPF: true, Help: "The classes whose objects ObjectTracker does not follow."},
			{Name: "ot.refs", Type: config.List, JPF: true, Help: "The objects that ObjectTracker follows whatever their class, by the hexadecimal numbers that it prints: 160 or 0x160."},
			flag("log_life", "true", "where objects are made and released"),
			flag("log_calls", "true", "calls of the objects' methods"),
			flag("log_fields", "true", "reads and writes of the objects' fields and elements"),
		},
		New: newTracker,
	})
}

// The parts are interfaces of their own, so that what is not printed is not
// heard of.
type (
	selection struct {
		listener.Stateless
		classes *spec.Types
		refs    map[vm.Ref]bool
	}
	life   struct{ *selection }
	calls  struct{ *selection }
	fields struct{ *selection }
)

func newTracker(cfg *config.Config) (any, error) {
	r := config.Read(cfg)
	s := &selection{classes: spec.ClassesOf(r, "ot.include", "ot.exclude"), refs: Refs(r, "ot.refs")}
	if len(s.refs) > 0 && s.classes.All() {
		s.classes = nil
	}
	log := [3]bool{r.Bool("ot.log_life"), r.Bool("ot.log_calls"), r.Bool("ot.log_fields")}
	if err := r.Err(); err != nil {
		return nil, err
	}
	l, c, f := life{s}, calls{s}, fields{s}
	switch log {
	case [3]bool{true, true, true}:
		return struct {
			listener.Stateless
			life
			calls
			fields
		}{listener.Stateless{}, l, c, f}, nil
	case [3]bool{true, true, false}:
		return struct {
			listener.Stateless
			life
			calls
		}{listener.Stateless{}, l, c}, nil
	case [3]bool{true, false, true}:
		return struct {
			listener.Stateless
			life
			fields
		}{listener.Stateless{}, l, f}, nil
	case [3]bool{false, true, true}:
		return struct {
			listener.Stateless
			calls
			fields
		}{listener.Stateless{}, c, f}, nil
	case [3]bool{true, false, false}:
		return l, nil
	case [3]bool{false, true, false}:
		return c, nil
	case [3]bool{false, false, true}:
		return f, nil
	}
	return nil, fmt.Errorf("ot.log_life, ot.log_calls and ot.log_fields are all false: there is nothing to print")
}

// Refs reads a list of hexadecimal object numbers: 160, 0x160 or, as listeners
// print them, @160; perhaps in quotes.
func Refs(r *config.Reader, key string) map[vm.Ref]bool {
	refs := map[vm.Ref]bool{}
	for _, text := range r.Strings(key) {
		digits := strings.ToLower(strings.Trim(text, `"' `))
		digits = strings.TrimPrefix(strings.TrimPrefix(digits, "@"), "0x")
		n, err := strconv.ParseUint(digits, 16, 32)
		if err != nil || n == 0 {
			r.RejectPart(key, text, "the hexadecimal number of an object")
			continue
		}
		refs[vm.Ref(n)] = true
	}
	return refs
}

func (s *selection) has(m *vm.Machine, r vm.Ref) bool {
	if r == 0 {
		return false
	}
	return s.refs[r] || s.classes != nil && s.classes.Has(m.Heap.Get(r).Class)
}

func (l life) ObjectCreated(c *listener.Context, t *vm.Thread, r vm.Ref) {
	if l.has(c.Machine, r) {
		c.Printf("%s: new %s %s\n", c.Machine.ThreadName(t), format.Ref(c.Machine, r), at(t))
	}
}

func (l life) ObjectReleased(c *listener.Context, r vm.Ref) {
	if l.has(c.Machine, r) {
		c.Printf("released %s\n", format.Ref(c.Machine, r))
	}
}

// at says where the program is: the topmost of its own methods.
func at(t *vm.Thread) string {
	for f := t.Top; f != nil; f = f.Parent {
		if listener.User(f.Method) && f.Code != nil {
			return "(" + listener.Instruction{Thread: t, Frame: f}.Location() + ")"
		}
	}
	return "(outside the program)"
}

func (l calls) MethodEntered(c *listener.Context, in listener.Instruction) {
	m := in.Frame.Method
	if m.Static() || m.Class == c.Machine.Lib.ObjectClass() && m.Name == "<init>" || !l.has(c.Machine, vm.Ref(in.Frame.Slots[0])) {
		return
	}
	c.Printf("%s: call %s.%s(%s)\n", c.Machine.ThreadName(in.Thread), format.Ref(c.Machine, vm.Ref(in.Frame.Slots[0])), m.Name,
		format.Arguments(c.Machine, m, in.Frame.Slots, in.Frame.Attrs, nil))
}

func (l fields) access(c *listener.Context, what string, a listener.Access) {
	if a.Ref == 0 || !l.has(c.Machine, a.Ref) {
		return
	}
	name, desc := "["+a.IndexText()+"]", ""
	if a.Field != nil {
		name, desc = "."+a.Field.Name, a.Field.Desc
	} else {
		desc = c.Machine.Heap.Get(a.Ref).Class.Elem.Descriptor()
	}
	c.Printf("%s: %s %s%s = %s %s\n", c.Machine.ThreadName(a.Thread), what, format.Ref(c.Machine, a.Ref), name,
		format.Value(c.Machine, desc, a.Value, a.Attr), at(a.Thread))
}

func (l fields) FieldRead(c *listener.Context, a listener.Access)    { l.access(c, "get", a) }
func (l fields) FieldWritten(c *listener.Context, a listener.Access) { l.access(c, "put", a) }
func (l fields) ArrayRead(c *listener.Context, a listener.Access)    { l.access(c, "get", a) }
func (l fields) ArrayWritten(c *listener.Context, a listener.Access) { l.access(c, "put", a) }
