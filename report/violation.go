package report

import (
	"fmt"
	"maps"
	"slices"

	"github.com/gojpf/gojpf/search"
)

// facet is a part of what is known of a violation beside its description, its
// threads and its trace, in the form that all publishers can show: a heading
// and lines of text.
type facet struct {
	name  string // one word, also of an XML element
	lines []string
}

// facets lists what a violation has of such parts, in a fixed order. What is
// added here appears in every form of report; JSON has fields of its own.
func facets(v *search.Violation) []facet {
	var list []facet
	add := func(name string, lines []string) {
		if len(lines) > 0 {
			list = append(list, facet{name, lines})
		}
	}
	var inputs []string
	for _, name := range slices.Sorted(maps.Keys(v.Inputs)) {
		inputs = append(inputs, fmt.Sprintf("%s = %s", name, v.Inputs[name]))
	}
	add("inputs", inputs)
	return list
}
