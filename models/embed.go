package models

import (
	"embed"
	"io/fs"

	"github.com/gojpf/gojpf/vm/classpath"
)

//go:generate go run ./internal/build -root .

//go:embed all:classes
var classes embed.FS

// Classes returns the embedded classes that replace those of a module of the
// JDK, as a source.
func Classes(module string) classpath.Source {
	sub, err := fs.Sub(classes, "classes/"+module)
	if err != nil {
		panic(err) // the folder is embedded
	}
	return classpath.FS("models", sub)
}
