package config

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// Type says how the text of a value is read.
type Type int

// The types of values.
const (
	String   Type = iota
	Bool          // true, false, yes, no, on, off
	Int           // 32 bits; MAX and MIN are its limits
	Long          // 64 bits; MAX and MIN are its limits
	Float         // a decimal fraction
	Duration      // 30s, 5m, 1:30 (minutes:seconds), or milliseconds
	Size          // bytes: 64K, 1M, 2G
	Time          // 2020-02-29T12:00:00Z, a date, or milliseconds since 1970
	Enum          // one of the key's Values
	List          // strings between ',' or ';'; each one of the key's Values if it has any
	Path          // a file or folder
	Paths         // files and folders between ',', ';' or the system's separator
	Class         // a class name; a leading '.' stands for gov.nasa.jpf
	Classes       // a list of class names
)

var typeNames = [...]string{
	"string", "boolean", "integer", "long integer", "number", "duration", "size",
	"time", "one of", "list", "path", "list of paths", "class", "list of classes",
}

func (t Type) String() string {
	if t < 0 || int(t) >= len(typeNames) {
		return fmt.Sprintf("Type(%d)", int(t))
	}
	return typeNames[t]
}

// isList reports whether appending to such a value adds an element.
func (t Type) isList() bool { return t == List || t == Paths || t == Classes }

// emptyIsValue reports whether the empty text is a value of the type,
// rather than the absence of one.
func (t Type) emptyIsValue() bool {
	return t == String || t == Path || t == Class || t.isList()
}

// Key describes one configuration key.
type Key struct {
	// Name is the key's full name. One '*' in it stands for one or more
	// characters, and makes the Key a family: "vm.sysprop.*".
	Name string
	// Aliases are other names of the same key, JPF's among them.
	Aliases []string
	Type    Type
	Default string   // as it would be written; "" for none
	Values  []string // what an Enum or the elements of a List may be
	Heads   []string // what may stand for a family's '*', alone or with _ and more behind it; nil for anything
	// Least is the smallest number that an Int, Long or Float may be: 0 unless smaller
	// ones have a meaning.
	Least int64
	Help  string // one or two sentences
	JPF   bool   // Java PathFinder has the key too, with the same meaning
	Power Power  // what the value lets gojpf do outside of itself
	// Uses tells values that make use of the Power from others; nil if all do.
	Uses    func(text string) bool
	Ignored string // why the key is accepted but has no effect; "" if it has one
	// Harmless marks an Ignored key that projects set for JPF's own needs: there is
	// no warning where their properties files do.
	Harmless bool
	Of       string // the listener that the key belongs to, "" for none
	Reports  bool   // asked for only where there is something to report
}

// Describe returns the key's type in words.
func (k *Key) Describe() string {
	if len(k.Values) == 0 {
		return k.Type.String()
	}
	values := strings.Join(k.Values, ", ")
	if k.Type == List {
		return "list of " + values
	}
	return k.Type.String() + " " + values
}

// Signed is the Least of keys whose numbers may be any.
const Signed = math.MinInt64

// Registry is a set of documented keys.
type Registry struct {
	keys     []*Key          // sorted by name
	byName   map[string]*Key // names and aliases of keys that are no families
	families []*Key
}

// NewRegistry returns a registry of the given keys.
func NewRegistry(keys ...Key) *Registry {
	r := &Registry{byName: make(map[string]*Key)}
	r.Add(keys...)
	return r
}

// Add registers keys. It panics if a name is taken, or if a default is not a
// value of its key: both are mistakes in the program, not in its input.
func (r *Registry) Add(keys ...Key) {
	for _, key := range keys {
		k := &key
		if k.Name == "" || strings.Count(k.Name, "*") > 1 {
			panic(fmt.Sprintf("config: bad key name %q", k.Name))
		}
		if expected, ok := k.check(k.Default); !ok {
			panic(fmt.Sprintf("config: default %q of %s is not %s", k.Default, k.Name, expected))
		}
		if strings.Contains(k.Name, "*") {
			if slices.ContainsFunc(r.families, func(f *Key) bool { return f.Name == k.Name }) {
				panic("config: key registered twice: " + k.Name)
			}
			r.families = append(r.families, k)
		} else {
			for _, name := range append([]string{k.Name}, k.Aliases...) {
				if _, taken := r.byName[name]; taken {
					panic("config: key registered twice: " + name)
				}
				r.byName[name] = k
			}
		}
		at, _ := slices.BinarySearchFunc(r.keys, k.Name, compareName)
		r.keys = slices.Insert(r.keys, at, k)
	}
}

func compareName(k *Key, name string) int { return strings.Compare(k.Name, name) }

// Keys returns all keys, sorted by name. The caller must not change them.
func (r *Registry) Keys() []*Key { return r.keys }

// Lookup returns the key that the name or alias belongs to, or nil. A key of
// that very name wins over a family.
func (r *Registry) Lookup(name string) *Key {
	if k := r.byName[name]; k != nil {
		return k
	}
	for _, k := range r.families {
		if prefix, suffix := k.affixes(); len(name) > len(prefix)+len(suffix) &&
			strings.HasPrefix(name, prefix) && strings.HasSuffix(name, suffix) && k.headed(name[len(prefix):]) {
			return k
		}
	}
	return nil
}

// Canonical returns the name under which values of the key are kept.
func (r *Registry) Canonical(name string) string {
	if k := r.byName[name]; k != nil {
		return k.Name
	}
	return name
}

// headed reports whether a name of the family may go on like that.
func (k *Key) headed(rest string) bool {
	head, _, _ := strings.Cut(rest, "_")
	return k.Heads == nil || slices.Contains(k.Heads, head)
}

// affixes returns what stands before and after a family's '*'.
func (k *Key) affixes() (prefix, suffix string) {
	prefix, suffix, _ = strings.Cut(k.Name, "*")
	return prefix, suffix
}
