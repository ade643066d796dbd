package world

import (
	"strings"

	"github.com/gojpf/gojpf/vm"
)

// assertionPatterns is one of the lists vm.enable_assertions and
// vm.disable_assertions.
type assertionPatterns []string

// match reports whether a pattern names the class (with dots). A class's name
// stands for its nested classes, too; a '*' for any characters.
// Assertions are switched on for a top-level class with all that is nested in it, by java's
// -ea as well.
func (p assertionPatterns) match(class string) bool {
	outer, _, _ := strings.Cut(class, "$")
	for _, pattern := range p {
		switch pattern {
		case "true":
			return true
		case "false":
			continue
		}
		if glob(pattern, class) || glob(pattern, outer) {
			return true
		}
	}
	return false
}

// In reports whether the patterns name a class that the run has loaded.
func (p assertionPatterns) In(c *vm.Class) bool { return p.match(c.JavaName()) }

// glob matches text with a pattern in which '*' stands for any characters.
func glob(pattern, text string) bool {
	first, rest, star := strings.Cut(pattern, "*")
	if !strings.HasPrefix(text, first) {
		return false
	}
	text = text[len(first):]
	if !star {
		return text == ""
	}
	for i := range len(text) + 1 {
		if glob(rest, text[i:]) {
			return true
		}
	}
	return false
}

// assertions decides where assert statements are checked.
// The usual case, everywhere, is asked for at each class that is initialised, so it looks at
// nothing.
func assertions(enabled, disabled assertionPatterns) func(class string) bool {
	if len(disabled) == 0 && len(enabled) == 1 && (enabled[0] == "*" || enabled[0] == "true") {
		return func(string) bool { return true }
	}
	return func(class string) bool { return enabled.match(class) && !disabled.match(class) }
}
