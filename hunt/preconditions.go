package hunt

import (
	"strings"

	"github.com/gojpf/gojpf/listener/javatest"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// notNull are the names, in small letters, of annotations by which code says that a
// parameter is never null. There are many packages of them.
var notNull = map[string]bool{"nonnull": true, "notnull": true}

// refused tells whether a test gives null where an annotation of the parameter says that
// there may be none.
func refused(t *javatest.Test) bool {
	if len(t.Calls) == 0 {
		return false
	}
	call := &t.Calls[len(t.Calls)-1] // the one that is explored
	for i, a := range call.Args {
		if a.Ref && a.Object == nil && neverNull(call.Method, i, len(call.Args)) {
			return true
		}
	}
	return false
}

// neverNull tells whether a parameter of a method has such an annotation. Compilers leave
// out those parameters that they have made, which come first.
func neverNull(mt *vm.Method, i, params int) bool {
	notes := &mt.Info.Annotations
	for _, raw := range [][]byte{notes.ParameterVisible, notes.ParameterInvisible} {
		list, err := classfile.ParseParameterAnnotations(raw, mt.Class.File.Pool)
		if k := i - (params - len(list)); err == nil && k >= 0 && k < len(list) {
			for _, one := range list[k] {
				name := strings.TrimSuffix(one.Type[strings.LastIndexAny(one.Type, "/$L")+1:], ";")
				if notNull[strings.ToLower(name)] {
					return true
				}
			}
		}
	}
	return false
}
