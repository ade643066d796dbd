package spec

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Annotations are compared by name alone: programs compile against gojpf's classes or
// SPF's.
const annotationPackage = "Lgov/nasa/jpf/symbc/"

// Annotation is the text of an annotation's value.
func Annotation(raw []byte, c *vm.Class, name string) (text string, ok bool) {
	if len(raw) == 0 {
		return "", false
	}
	list, err := classfile.ParseAnnotations(raw, c.File.Pool)
	if err != nil {
		return "", false
	}
	for _, a := range list {
		if a.Type == annotationPackage+name+";" && len(a.Elements) > 0 {
			return a.Elements[0].Value.Text, true
		}
	}
	return "", false
}

// AnnotationArray are the texts of an annotation whose value is an array.
func AnnotationArray(raw []byte, c *vm.Class, name string) (texts []string) {
	if len(raw) == 0 {
		return nil
	}
	list, err := classfile.ParseAnnotations(raw, c.File.Pool)
	if err != nil {
		return nil
	}
	for _, a := range list {
		if a.Type != annotationPackage+name+";" || len(a.Elements) == 0 {
			continue
		}
		for _, v := range a.Elements[0].Value.Array {
			texts = append(texts, v.Text)
		}
	}
	return texts
}
