package hunt

import (
	"strings"

	"github.com/gojpf/gojpf"
)

// sizes are keys that bound inputs and rounds of loops. What they leave out is left
// out of all methods alike, and stated; a method that only they have cut is explored
// within its bounds.
var sizes = []string{
	"symbolic.array_length_limit", "symbolic.string_length_limit", "symbolic.lazy.max_objects", "symbolic.lazy.max_depth",
	"symbolic.max_branch_visits", "symbolic.max_pc_length",
}

// bounding tells whether something was left out because of its size.
func bounding(c gojpf.Cut) bool {
	for _, key := range sizes {
		if c.Help == "raise "+key {
			return true
		}
	}
	return false
}

// untimely tells whether the clock has cut a method, so that another run may find
// something else in it.
func untimely(c gojpf.Cut) bool {
	return c.Help == "raise search.max_time" || strings.Contains(c.Reason, "symbolic.dp_timeout_ms") || strings.Contains(c.Reason, "interrupted")
}

// muchCut is the part of the methods, in hundredths, beyond which a hunt without any
// finding says that much was cut.
const muchCut = 10
