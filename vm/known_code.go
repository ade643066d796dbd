package vm

import (
	"slices"
	"sync/atomic"

	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/reviewed"
)

// That a call is one moment was found out by reading its code, and by comparing it with what it is
// made of. A JDK that has other code under the same name has not been asked. Its
// calls are executed step by step, all of a class: what one of them does may be one moment only
// because of what the others do.

// ofTrusted are the traits that hold only of code that is known.
const ofTrusted = TraitCall | TraitMoment | TraitParted | TraitApart | TraitLimited

// KnownCode says which classes are taken for known whatever code they have, and which not; nil for
// what their sums say. Tests set it: those that find out whether code deserves trust have to trust it.
var KnownCode atomic.Pointer[func(class string) bool]

// The answers of Class.known.
const (
	notLooked uint32 = iota
	isKnown
	isUnknown
)

// hasKnownCode reports whether the code of a class that has trusted calls is known.
func hasKnownCode(m *Machine, c *Class) bool {
	switch c.known.Load() {
	case isKnown:
		return true
	case notLooked:
		known := func(class string) bool { return isReviewed(m.Lib.fileOf, class) }
		if told := KnownCode.Load(); told != nil {
			known = *told
		}
		if calls[c.Name] == nil || known(c.Name) {
			c.known.Store(isKnown)
			return true
		}
		c.known.Store(isUnknown)
	}
	m.Meet(MeetsCode)
	return false
}

func isReviewed(find func(string) *classfile.File, class string) bool {
	sum, ok := reviewed.Sum(find, class, calls[class])
	return ok && reviewed.Known(class, sum)
}

// fileOf is the class file of a class of the JDK, nil where there is none.
func (l *Library) fileOf(name string) *classfile.File {
	if c := l.Loaded(name); c != nil {
		return c.File
	}
	return fileIn(l.boot, name)
}

func fileIn(f Finder, name string) *classfile.File {
	found, ok, err := f.FindClass(name)
	if err != nil || !ok {
		return nil
	}
	file, err := classfile.Parse(found.Data)
	if err != nil {
		return nil
	}
	return file
}

// UnknownCode returns the classes of a JDK whose calls are executed step by step, as they have other code
// than those that were looked at.
func UnknownCode(jdk Finder) (classes []string) {
	find := func(name string) *classfile.File { return fileIn(jdk, name) }
	for class := range calls {
		if find(class) != nil && !isReviewed(find, class) {
			classes = append(classes, class)
		}
	}
	slices.Sort(classes)
	return classes
}
