// Package build knows where build tools leave the classes of a project, and what its
// classes need.
//
// It reads files and lists folders. It runs no build tool, and fetches nothing.
package build

import (
	"os"
	"path/filepath"
)

// Layout is where a build tool leaves classes, beneath the folder of a project.
type Layout struct {
	Main, Tests []string
	Needs       []string // patterns of what both need besides
}

// Layouts are those of the build tools that are known.
var Layouts = []Layout{
	// Maven; target/dependency is what dependency:copy-dependencies fills.
	{Main: []string{"target/classes"}, Tests: []string{"target/test-classes"}, Needs: []string{"target/dependency/*.jar", "lib/*.jar", "libs/*.jar"}},
	// Gradle.
	{
		Main: []string{"build/classes/java/main", "build/resources/main"}, Tests: []string{"build/classes/java/test", "build/resources/test"},
		Needs: []string{"build/dependencies/*.jar", "lib/*.jar", "libs/*.jar"},
	},
	// Eclipse, Ant.
	{Main: []string{"bin/main", "bin/default", "build/main"}, Tests: []string{"bin/test", "build/test"}, Needs: []string{"lib/*.jar"}},
}

// There are those of the names of folders that are there, below the folder of a project.
func There(folder string, names []string) (list []string) {
	for _, name := range names {
		file := filepath.Join(folder, filepath.FromSlash(name))
		if info, err := os.Stat(file); err == nil && info.IsDir() {
			list = append(list, file)
		}
	}
	return list
}

// Others are what is there of the layout's needs.
func (l Layout) Others(folder string) (list []string) {
	for _, pattern := range l.Needs {
		found, _ := filepath.Glob(filepath.Join(folder, filepath.FromSlash(pattern)))
		list = append(list, found...)
	}
	return list
}
