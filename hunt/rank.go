package hunt

import "strings"

// The tiers, from what any caller may meet to what none can.
const (
	TierValues     = 1 // values alone, through the public API
	TierObjects    = 2 // objects that were built through the API
	TierNull       = 3 // a null that the caller gives
	TierGuard      = 4 // a guard that throws on purpose, or what no caller does
	TierReflection = 5 // state that only reflection reaches
	TierContract   = 6 // a call that the method's contract leaves out
)

// guards are exceptions by which code tells its caller that it was called wrongly,
// where it throws them, or one of their kind, itself. IllegalStateException is none of
// them: the state is the object's own.
var guards = map[string]bool{
	"java/lang/IllegalArgumentException":      true,
	"java/lang/NullPointerException":          true,
	"java/lang/IndexOutOfBoundsException":     true,
	"java/lang/ArithmeticException":           true,
	"java/lang/ArrayStoreException":           true,
	"java/lang/ClassCastException":            true,
	"java/lang/NegativeArraySizeException":    true,
	"java/lang/UnsupportedOperationException": true,
	"java/time/DateTimeException":             true,
	"java/util/NoSuchElementException":        true,
}

// tier is that of a candidate.
func (k *candidate) tier() int {
	switch {
	case k.breaks != "":
		return TierContract
	case k.hidden || k.plain == "":
		return TierReflection
	case k.guard:
		return TierGuard
	case k.nulls && !k.raised():
		return TierNull
	case (k.objects || k.nulls) && (k.nulls || !k.raised()):
		return TierObjects
	}
	return TierValues
}

// raised tells whether a null or an index is worse than it looks: the call keeps to the contract of
// its method, which has one.
func (k *candidate) raised() bool {
	return k.within && (k.exception == "java.lang.NullPointerException" || strings.HasSuffix(k.exception, "IndexOutOfBoundsException"))
}

// Manifest tells whether each call of the method that was explored fails, whatever it is
// given. What fails on purpose is not meant, nor what only reflection reaches.
func (f *Finding) Manifest() bool {
	return f.best().manifest && f.Tier < TierGuard
}

// section is the part of the reports that a finding stands in: 0 for the manifest ones,
// which come first, and its tier for the others.
func (f *Finding) section() int {
	if f.Manifest() {
		return 0
	}
	return f.Tier
}

// rank puts findings into tiers.
func rank(findings []*Finding) {
	for _, f := range findings {
		f.Tier = f.best().tier()
		if f.refuted {
			f.Tier = max(f.Tier, TierGuard)
		}
	}
}
