package calls

import (
	"strings"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Follow says which calls are followed.
type Follow struct {
	// Depth is how deep below a symbolic method calls of the program's own methods are
	// followed; below 0 for all.
	Depth int
	// Changes has calls that are not followed change whatever they can reach: fields of
	// the program's objects, elements of arrays, and its static fields.
	Changes bool
	// NoLibrary has the program's calls of the JDK not followed, but those of java.lang
	// and what stands for a method.
	NoLibrary bool
}

// Asked tells whether calls of a method may not be followed.
func (w *Follow) Asked(mt *vm.Method) bool {
	const made = classfile.AccSynthetic | classfile.AccBridge
	switch {
	case w == nil || strings.HasPrefix(mt.Name, "<") || mt.Flags&made != 0 || mt.Class.Loader == nil && mt.Class.File == nil:
		return false
	case OfJDK(mt.Class):
		return w.NoLibrary && !strings.HasPrefix(mt.Class.Name, "java/lang/") && !strings.HasPrefix(mt.Class.Name, "gov/nasa/jpf/")
	}
	return w.Depth >= 0
}
