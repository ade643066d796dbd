package vm

import (
	"slices"
	"strings"
	"sync/atomic"
)

// Exemption is what a list of this package takes out of digests, or out of the
// operations, by the name of a class of the JDK.
type Exemption struct{ List, Class string }

// String is how tests name it.
func (x Exemption) String() string { return x.List + " " + x.Class }

// The lists of exemptions.
const (
	exemptUnobserved = "unobserved" // fields that are left out of digests, see filter.go
	exemptIdentity   = "identity"   // what tells threads apart, see symmetry.go
	exemptTallies    = "tallies"    // what workers have done, see there
	exemptCounts     = "counts"     // counts of modifications, see counts.go
	exemptConstants  = "constants"  // arrays that nobody writes, see share.go
	exemptBooks      = "books"      // methods that are no operation, see trusted.go
	exemptCalls      = "calls"      // methods that are one, see there
)

// Exemptions returns all of them, in order. Each has a program that a test searches
// with and without it.
func Exemptions() []Exemption {
	all := []Exemption{{exemptCounts, "java/util"}}
	for list, classes := range map[string]map[string][]string{exemptUnobserved: unobserved, exemptIdentity: identity, exemptTallies: tallies,
		exemptBooks: books, exemptCalls: calls} {
		for class := range classes {
			all = append(all, Exemption{list, class})
		}
	}
	for class := range constants {
		all = append(all, Exemption{exemptConstants, class})
	}
	for _, prefix := range bookPackages {
		all = append(all, Exemption{exemptBooks, prefix})
	}
	slices.SortFunc(all, func(a, b Exemption) int { return strings.Compare(a.String(), b.String()) })
	return all
}

// WithoutExemption is an exemption that does not hold, nil for none: tests set it. A
// search must come to the same verdict without it. It counts for classes that are
// linked from then on.
var WithoutExemption atomic.Pointer[Exemption]

// exempt reports whether an exemption holds.
func exempt(list, class string) bool {
	x := WithoutExemption.Load()
	return x == nil || x.List != list || x.Class != class
}
