package heap

import (
	"strings"

	"github.com/gojpf/gojpf/vm"
)

// NewResult makes an unknown reference that a method is taken to have returned.
func (rt *Runtime) NewResult(m *vm.Machine, mt *vm.Method) *Unknown {
	_, ret := vm.Descriptors(mt.Desc)
	return rt.newRoot(m, &Unknown{shown: mt.Name + "()", desc: ret, signature: resultSignature(mt), from: mt.Class})
}

// NewAt makes an unknown reference that stands in a field or element.
func (rt *Runtime) NewAt(m *vm.Machine, name, desc string, from *vm.Class, at Home) *Unknown {
	return rt.introduce(m, &Unknown{name: name, shown: name, desc: desc, from: from, home: at, depth: 1})
}

// resultSignature is the generic type that a method returns, "" where that is none, or
// one that only its caller knows.
func resultSignature(mt *vm.Method) string {
	generic := mt.Info.Signature
	signature := generic[strings.LastIndexByte(generic, ')')+1:]
	if end := strings.IndexByte(signature, '^'); end >= 0 {
		signature = signature[:end]
	}
	if strings.HasPrefix(strings.TrimLeft(signature, "["), "T") {
		return ""
	}
	return signature
}
