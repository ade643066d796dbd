package hunt

import (
	"path/filepath"
	"strings"

	"github.com/gojpf/gojpf/tests/build"
)

// project is what an argument stands for that is the folder of a project with the layout
// of a build tool: its classes, and what these need. Other arguments stand for
// themselves; of the classes of a project, what they need is found, too.
func project(folder string) (classes, needs []string) {
	for _, l := range build.Layouts {
		if main := build.There(folder, l.Main); len(main) > 0 {
			classes, needs = append(classes, main...), append(needs, l.Others(folder)...)
		}
	}
	if len(classes) > 0 {
		jars, _ := build.Dependencies(folder, needs)
		return classes, append(needs, jars...)
	}
	whole, err := filepath.Abs(folder)
	if err != nil {
		return []string{folder}, nil
	}
	for _, l := range build.Layouts {
		for _, m := range l.Main {
			if base, ok := strings.CutSuffix(filepath.ToSlash(whole), "/"+m); ok {
				needs = append(needs, l.Others(base)...)
				jars, _ := build.Dependencies(base, needs)
				return []string{folder}, append(needs, jars...)
			}
		}
	}
	return []string{folder}, nil
}
