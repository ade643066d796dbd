package match

import (
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/vm"
)

// Classes chooses classes by name; without an include list the program's own.
// It decides about each class once.
type Classes struct {
	Filter
	known map[*vm.Class]bool
}

// ClassesFromConfig returns the choice of two keys that hold lists of patterns.
func ClassesFromConfig(cfg *config.Config, include, exclude string) *Classes {
	return &Classes{FromConfig(cfg, include, exclude), map[*vm.Class]bool{}}
}

// Has reports whether a class is chosen.
func (s *Classes) Has(c *vm.Class) bool {
	chosen, known := s.known[c]
	if !known {
		chosen = s.Match(c.JavaName(), c.TypeName()) && (len(s.Include) > 0 || Own(c))
		s.known[c] = chosen
	}
	return chosen
}

// Own reports whether a class is the program's, not the JDK's, made by the
// machine, or one of the API that the program calls.
func Own(c *vm.Class) bool {
	return c.Loader != nil && c.Loader.Kind >= vm.LoaderApp && !c.Hidden && !strings.HasPrefix(c.Name, "gov/nasa/jpf/")
}
