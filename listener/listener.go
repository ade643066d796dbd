// Package listener lets others follow a run: the search and the machine tell
// what happens, and listeners print, count, check properties or prune.
//
// A listener implements whichever of the one-method interfaces of this package
// it needs; nobody pays for an event that nobody asked for. Without a listener
// of instructions, methods or accesses the machine runs its fast loop. Listeners
// that change what the program does implement Intervene.
//
// Invariants. A listener that panics or fails is detached and the search goes
// on without it; the run is then incomplete, for the listener might have found
// a violation. So is a run in which a listener ignored a state. What a listener
// keeps with Context.SetKeep belongs to the state: it is saved and restored
// with it and takes no part in matching, so it must be immutable.
package listener

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search"
)

// Info describes a kind of listener.
type Info struct {
	Names []string // the first is its own, the others are aliases
	Doc   string   // one sentence
	Keys  []config.Key
	// New makes a listener; an error is one of the configuration.
	New func(*config.Config) (any, error)
}

var (
	kinds  []*Info
	byName = map[string]*Info{}
)

// Register makes a kind of listener known. Call it from an init function. It
// panics if a name is taken.
func Register(info Info) {
	for _, name := range info.Names {
		if byName[short(name)] != nil {
			panic("listener: registered twice: " + name)
		}
		byName[short(name)] = &info
	}
	kinds = append(kinds, &info)
	slices.SortFunc(kinds, func(a, b *Info) int { return strings.Compare(a.Names[0], b.Names[0]) })
}

// Kinds returns what is registered, sorted by name.
func Kinds() []*Info { return kinds }

// Keys returns the configuration keys of the room and of all that is registered.
func Keys() []config.Key {
	keys := slices.Clone(keys)
	for _, k := range kinds {
		for _, key := range k.Keys {
			key.Of = k.Names[0]
			keys = append(keys, key)
		}
	}
	return keys
}

// short is a class name without its package.
func short(name string) string { return name[strings.LastIndexByte(name, '.')+1:] }

// Attach makes the listeners that the configuration names, in its order, and
// connects them with the program. What they print goes to out.
//
// After them come the others, which the caller has made.
func Attach(p *search.Program, cfg *config.Config, out io.Writer, others ...any) error {
	o, err := readOptions(cfg)
	errs := []error{err}
	var list []*attached
	for _, w := range o.attach {
		l, err := w.make(p, cfg, out)
		if err != nil {
			errs = append(errs, &Error{Listener: w.name, Origin: w.origin, Err: err})
			continue
		}
		a := newAttached(w.name, l)
		a.remake = func(out io.Writer) (any, error) { return w.make(p, cfg, out) }
		list = append(list, a)
	}
	if err := errors.Join(errs...); err != nil {
		return err
	}
	for _, l := range others {
		a := newAttached(fmt.Sprintf("%T", l), l)
		if r, ok := l.(Remade); ok {
			a.remake = func(io.Writer) (any, error) { return r.Remake(), nil }
		}
		list = append(list, a)
	}
	if len(list) > 0 || len(o.autoload) > 0 {
		s := connect(p, cfg, out, list)
		s.autoload = o.autoload
		s.loadedBefore()
	}
	return nil
}

// Error says why a listener that the configuration names could not be made.
type Error struct {
	Listener string
	Origin   config.Origin // of its name
	Err      error
}

func (e *Error) Error() string {
	return fmt.Sprintf("%s: listener %s: %v", e.Origin, e.Listener, e.Err)
}
func (e *Error) Unwrap() error { return e.Err }

// make makes the listener.
func (w wanted) make(p *search.Program, cfg *config.Config, out io.Writer) (any, error) {
	if w.file != "" {
		return loadScript(w.file, cfg, p.Stop(), out)
	}
	if info := byName[short(w.name)]; info != nil {
		return info.New(cfg)
	}
	return nil, fmt.Errorf("there is none of this name; gojpf listeners lists them")
}
