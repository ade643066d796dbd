package spec

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/vm"
)

// part is a spec that can tell whether it means something of a class.
type part interface{ In(*vm.Class) bool }

// Unmet returns a warning for each part of a key's value that names nothing of
// what a run has loaded. What was not set by the user, or names parts of the JDK
// by a pattern, is none: it need not be there.
func Unmet(cfg *config.Config, lib *vm.Library) []config.Warning {
	var list []config.Warning
	for _, m := range cfg.Mentions() {
		if m.Met() || m.Origin.IsDefault() || ofJDK(m.Text) {
			continue
		}
		if p, ok := m.Means.(part); ok && loaded(lib, p) {
			continue
		}
		what := "nothing that the run has loaded goes by it"
		switch m.Means.(type) {
		case nil:
			what = "nothing in the run was what it says"
		case Pattern:
			what = "nothing in the run goes by it"
		}
		list = append(list, config.Warning{Origin: m.Origin, Text: fmt.Sprintf("%s: %q had no effect: %s", m.Key, m.Text, what)})
	}
	return list
}

func loaded(lib *vm.Library, p part) bool {
	for id := range lib.Classes() {
		if c := lib.ClassByID(uint32(id)); c != nil && p.In(c) {
			return true
		}
	}
	return false
}

// ofJDK reports whether a pattern stands for packages of the JDK as a whole.
func ofJDK(text string) bool {
	text = strings.TrimPrefix(text, "!")
	if !strings.Contains(text, "*") {
		return false
	}
	for _, prefix := range []string{"java.", "javax.", "jdk.", "sun.", "com.sun.", "gov.nasa.jpf."} {
		if strings.HasPrefix(text, prefix) {
			return true
		}
	}
	return text == "*"
}
