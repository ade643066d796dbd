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
	exemptResults    = "results"    // results of tasks that are handed over, see tasks.go
	exemptBooks      = "books"      // methods that are no operation, see trusted.go
	exemptIdling     = "idling"     // waits that end only where nothing else happens, see there
	exemptMoments    = "moments"    // times that count by how far off they are, see filter.go
	exemptMarked     = "marked"     // what annotations of the program leave out, see there and matching.go
	exemptNames      = "names"      // numbers that names stand for, see digest.go
	exemptMembers    = "members"    // numbers that follow from what else an object holds, see member.go
	exemptCalls      = "calls"      // methods that are one, see there
	exemptHolds      = "holds"      // who holds locks for reading, see holds.go
	exemptMonitors   = "monitors"   // locks that are taken for monitors, see owned.go
)

// Exemptions returns all of them, in order. Each has a program that a test searches
// with and without it.
func Exemptions() []Exemption {
	all := []Exemption{{exemptCounts, "java/util"}, {exemptMoments, scheduledTask}, {exemptMarked, filterAnnotation}, {exemptMarked, filterFrame},
		{exemptNames, throwableName}, {exemptMembers, memberClass},
		{exemptHolds, readWriteSync}, {exemptHolds, "java/lang/Thread"}}
	for class := range idling {
		all = append(all, Exemption{exemptIdling, class})
	}
	for list, classes := range map[string]map[string][]string{exemptUnobserved: unobserved, exemptIdentity: identity, exemptTallies: tallies,
		exemptBooks: books, exemptCalls: calls} {
		for class := range classes {
			all = append(all, Exemption{list, class})
		}
	}
	for class := range results {
		all = append(all, Exemption{exemptResults, class})
	}
	for class := range gates {
		all = append(all, Exemption{exemptMonitors, class})
	}
	for class := range constants {
		all = append(all, Exemption{exemptConstants, class})
	}
	slices.SortFunc(all, func(a, b Exemption) int { return strings.Compare(a.String(), b.String()) })
	return all
}

// Replaces reports whether something else stands in the digest for what x leaves out,
// and is left out, too, if x does not hold: verdicts are wrong then.
func (x Exemption) Replaces() bool { return x.List == exemptNames }

// Follows reports whether what x leaves out is the same in all states that do not
// differ otherwise, at least within one process.
func (x Exemption) Follows() bool { return x.List == exemptMembers }

// WithoutExemption is an exemption that does not hold, nil for none: tests set it. A
// search must come to the same verdict without it, but for those that replace. It
// counts for classes that are linked from then on.
var WithoutExemption atomic.Pointer[Exemption]

// Overdone is an exemption of calls that is taken too far, nil for none: tests set it.
// The methods of the class are no operations at all then. The program that watches
// over the exemption must notice, or it would not notice a wrong one either.
var Overdone atomic.Pointer[Exemption]

// overdone reports whether the calls of a class are taken for no operations.
func overdone(class string) bool {
	x := Overdone.Load()
	return x != nil && x.List == exemptCalls && x.Class == class
}

// exempt reports whether an exemption holds.
func exempt(list, class string) bool {
	x := WithoutExemption.Load()
	return x == nil || x.List != list || x.Class != class
}
