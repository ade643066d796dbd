package listener

import (
	"fmt"
	"io"
	"strings"

	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Listeners that annotations ask for: a class that carries an annotation named
// in listener.autoload, on itself or on one of its members, has the listener
// of the key listener.<annotation> attached when it is loaded.

// classLoaded notes a class that was loaded. It is called with the library
// locked, so others are told later; a listener that the class asks for is
// attached at once, so that it misses nothing.
func (s *set) classLoaded(c *vm.Class) {
	s.autoloadFor(c)
	if anyHears[ClassLoaded](s, "class_loaded") {
		s.loaded = append(s.loaded, c)
	}
}

// autoloadFor attaches what the annotations of a class ask for.
func (s *set) autoloadFor(c *vm.Class) {
	if len(s.autoload) == 0 || c.File == nil {
		return
	}
	for annotation, w := range s.autoload {
		if !carries(c.File, annotation) {
			continue
		}
		delete(s.autoload, annotation)
		if err := s.attachLate(w); err != nil {
			s.p.Cut(search.Cut{Reason: fmt.Sprintf("%s: listener of %s: %v", w.origin, annotation, err)}, false)
		}
	}
}

// loadedBefore looks at the classes that were loaded before anyone listened:
// the main class and what it extends.
func (s *set) loadedBefore() {
	for id := 1; id < s.p.Machine.Lib.Classes() && len(s.autoload) > 0; id++ {
		if c := s.p.Machine.Lib.ClassByID(uint32(id)); c.Loader != nil && c.Loader.Kind >= vm.LoaderApp {
			s.autoloadFor(c)
		}
	}
}

// attachLate attaches a listener, unless it is already.
func (s *set) attachLate(w wanted) error {
	for _, a := range s.list {
		if short(a.name) == short(w.name) {
			return nil
		}
	}
	l, err := w.make(s.p, s.cfg, s.out)
	if err != nil {
		return err
	}
	a := newAttached(w.name, l)
	a.remake = func(out io.Writer) (any, error) { return w.make(s.p, s.cfg, out) }
	s.give(a)
	a.ctx.Result = s.result
	s.list = append(s.list, a)
	if s.started {
		s.late = append(s.late, a)
	}
	s.rewire()
	return nil
}

// catchUp tells late listeners of the search's start, and of classes that were
// loaded.
func (s *set) catchUp() {
	for len(s.late) > 0 {
		a := s.late[0]
		s.late = s.late[1:]
		if l, ok := hears[SearchStarted](a, "search_started"); ok {
			s.tell(a, func() { l.SearchStarted(a.ctx) })
		}
	}
	for len(s.loaded) > 0 {
		c := s.loaded[0]
		s.loaded, s.told = s.loaded[1:], append(s.told, c)
		for _, a := range s.list {
			if l, ok := hears[ClassLoaded](a, "class_loaded"); ok {
				s.tell(a, func() { l.ClassLoaded(a.ctx, c) })
			}
		}
	}
}

// carries reports whether a class or one of its members has an annotation, by
// its full or its simple name.
func carries(file *classfile.File, annotation string) bool {
	named := func(list classfile.Annotations) bool {
		for _, raw := range [][]byte{list.Visible, list.Invisible} {
			found, err := classfile.ParseAnnotations(raw, file.Pool)
			if len(raw) == 0 || err != nil {
				continue
			}
			for i := range found {
				name := strings.ReplaceAll(strings.Trim(found[i].Type, "L;"), "/", ".")
				if name == annotation || short(name) == annotation {
					return true
				}
			}
		}
		return false
	}
	if named(file.Annotations) {
		return true
	}
	for i := range file.Fields {
		if named(file.Fields[i].Annotations) {
			return true
		}
	}
	for i := range file.Methods {
		if named(file.Methods[i].Annotations) {
			return true
		}
	}
	return false
}
