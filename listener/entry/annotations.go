package entry

import (
	"strings"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Annotated returns the annotation of a simple name in a list, whatever its
// package is; nil if there is none.
func Annotated(list classfile.Annotations, c *vm.Class, names ...string) *classfile.Annotation {
	for _, raw := range [][]byte{list.Visible, list.Invisible} {
		if len(raw) > 0 {
			if found := named(parse(raw, c), names); found != nil {
				return found
			}
		}
	}
	return nil
}

// Parameters says for each parameter whether it has an annotation of one of
// the simple names; it is nil where none has. A constructor's list may be
// shorter than its parameters, which begin with what the compiler has added.
func Parameters(m *vm.Method, names ...string) []bool {
	var marked []bool
	for _, raw := range [][]byte{m.Info.Annotations.ParameterVisible, m.Info.Annotations.ParameterInvisible} {
		if len(raw) == 0 {
			continue
		}
		lists, err := classfile.ParseParameterAnnotations(raw, m.Class.File.Pool)
		if err != nil || len(lists) > len(m.Params) {
			continue
		}
		added := len(m.Params) - len(lists)
		for i, list := range lists {
			if named(list, names) != nil {
				if marked == nil {
					marked = make([]bool, len(m.Params))
				}
				marked[added+i] = true
			}
		}
	}
	return marked
}

// parse reads annotations. What cannot be read counts as absent, as it does to
// the JDK.
func parse(raw []byte, c *vm.Class) []classfile.Annotation {
	list, err := classfile.ParseAnnotations(raw, c.File.Pool)
	if err != nil {
		return nil
	}
	return list
}

func named(list []classfile.Annotation, names []string) *classfile.Annotation {
	for i := range list {
		t := strings.TrimSuffix(list[i].Type, ";")
		for _, name := range names {
			if strings.HasSuffix(t, "/"+name) || strings.HasSuffix(t, "$"+name) || t == "L"+name {
				return &list[i]
			}
		}
	}
	return nil
}

// Texts returns the strings of an annotation's value.
func Texts(a *classfile.Annotation) []string {
	var list []string
	for _, e := range a.Elements {
		if e.Name != "value" {
			continue
		}
		if e.Value.Kind == classfile.ElementString {
			list = append(list, e.Value.Text)
		}
		for _, v := range e.Value.Array {
			list = append(list, v.Text)
		}
	}
	return list
}
