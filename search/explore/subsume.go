package explore

import (
	"errors"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/subsume"
	"github.com/gojpf/gojpf/vm"
)

// Subsumption drops a state with unknown values where another one was explored
// that stands for all that it stands for: whatever the program does from there,
// it was seen to do, or will be. A state in the middle of an instruction, one of
// whose questions was answered, is not dropped: the state in front of the
// instruction stands for it, and waits for it.

// mostExtents is how many states of equal known parts a new one is compared with.
// Each comparison may ask the solver; a loop that counts an input makes states that differ in
// a number only, without end.
const mostExtents = 100

// extents are the states with unknown values that are explored, by what is known
// in them.
// They are found by a digest in which unknown values are all the same, so few are ever
// compared.
type extents struct {
	seen map[vm.Digest][]extentAt
	// auto compares where it should pay, and as long as it does.
	auto, long        bool
	compared, dropped int
	// reached is the state that the last transition has led to; its extent is nil
	// where it cannot be compared.
	reached extentAt
	digest  vm.Digest
	covered vm.Digest // what the state that stands for it is called in stuck
	names   uint64    // that were given to states there
}

type extentAt struct {
	*subsume.Extent
	depth   int
	stuckAs vm.Digest // see stuck; zero where it is not in there
}

// With symbolic.subsumption=auto states are compared where there are several
// threads, and once a search is long: so many states, or choices on a path. It gives up for good when of so many comparisons
// less than one in a hundred drops a state.
const (
	compareAfter  = 20_000
	compareDeeper = 1_000
	compareFor    = 20_000
)

// configureSubsumption decides whether states are compared. The strategy and how
// threads are scheduled have been chosen.
func (x setup) configureSubsumption() error {
	x.extents = nil
	on := x.s.Options.Symbolic.Subsumption
	if on == symexec.SubsumptionOff {
		return nil
	}
	var why error
	if why = x.unfitToCompare(); why == nil {
		x.extents = &extents{seen: map[vm.Digest][]extentAt{}, auto: on == symexec.SubsumptionAuto}
	} else if on == symexec.SubsumptionOn {
		return x.s.Options.Refuse(symexec.SubsumptionKey, "=true %w", why)
	}
	return nil
}

// unfitToCompare says why states with unknown values cannot be compared.
// Each is a way in which equal digests, or covering, would not mean that nothing is missed.
func (x setup) unfitToCompare() error {
	refuse, o := errors.New, &x.s.Options.Symbolic
	switch serializer := x.s.Options.matching.policy; {
	case x.walking:
		return refuse("is no use on random paths: choose another search.class")
	case x.por != nil:
		return refuse("matches states, which vm.por=dpor does not: set vm.por=locks")
	case x.bound != nil:
		return refuse("and search.preemption_bound do not go together")
	case serializer != "filtering" && serializer != "full":
		return refuse("needs vm.serializer.class=filtering or full")
	case o.Lazy != nil:
		return refuse("and symbolic.lazy do not go together")
	case o.Concolic != nil:
		return refuse("compares states, which runs with values do not keep: leave symbolic.concolic and symbolic.collect_constraints out")
	}
	return nil
}

// wantsPaths reports whether somebody wants to know of all paths through the program:
// who names methods or uses Debug, as in Symbolic PathFinder, or listens.
// A path that is subsumed has no end to tell of.
func (s *Session) wantsPaths() bool {
	return s.Symexec.Methods.Any() || s.Symexec.Listening() || s.m.Lib.Loaded("gov/nasa/jpf/symbc/Debug") != nil
}

// compares reports whether the present state is compared with others.
// auto gives up for good where comparing does not pay: the time is better spent on paths.
func (x *explorer) compares(depth int) bool {
	s := x.extents
	switch {
	case s == nil:
		return false
	case !s.auto:
		return true
	case x.team != nil || s.compared > compareFor && s.dropped < s.compared/100 || x.s.wantsPaths():
		return false
	case x.s.alive() > 1:
		// Where threads are interchangeable, digests do not say which of them holds
		// which unknown value.
		symmetric := x.symmetric()
		if symmetric && x.m.Explore.Reduces() >= vm.ReduceLocks {
			x.m.Learn(vm.UnknownValues)
		}
		return !symmetric
	}
	s.long = s.long || x.unmatched >= compareAfter || depth >= compareDeeper
	return s.long
}

// alive is how many threads have not ended.
func (s *Session) alive() (n int) {
	for _, t := range s.m.Threads() {
		if t.Alive() {
			n++
		}
	}
	return n
}

// forget has a search that begins anew compare with nothing.
func (s *extents) forget() {
	if s != nil {
		clear(s.seen)
		s.long, s.compared, s.dropped = false, 0, 0
	}
}

// subsumed reports whether the state that the last transition has led to, in
// front of choices, need not be explored. advanced tells that it has completed an
// instruction: one that was asked a question and asks another has not.
func (x *explorer) subsumed(gens []choice.Generator, depth int, advanced bool) bool {
	s := x.extents
	if s == nil {
		return false
	}
	// In the middle of an instruction the state in front of it waits for this one; to
	// drop it for that state's sake would be to drop both.
	if s.reached = (extentAt{}); !x.compares(depth) || !advanced {
		return false
	}
	path := core.PathOf(x.m)
	if path == nil {
		return false
	}
	d, extent, ok := subsume.Of(x.m, path.PC())
	if !ok {
		return false
	}
	s.compared++
	s.reached, s.digest = extentAt{Extent: extent, depth: depth}, x.withChoices(d, gens)
	for _, old := range s.seen[s.digest] {
		if (old.depth <= depth || !x.matchDepth) && subsume.Covers(x.s.Symexec.Ctx, x.s.Symexec, old.Extent, extent) {
			s.dropped++
			s.covered = old.stuckAs
			return true
		}
	}
	return false
}

// explores notes that the state is explored, so that others need not be.
// What is in the list stands for others from then on, although nothing behind it was executed
// yet: it will be, or the run is incomplete.
func (s *extents) explores() {
	if s == nil || s.reached.Extent == nil {
		return
	}
	list := s.seen[s.digest]
	if len(list) == mostExtents { // the oldest know least, the newest are nearest
		list = append(list[:mostExtents/2], list[mostExtents/2+1:]...)
	}
	s.seen[s.digest] = append(list, s.reached)
	s.reached = extentAt{}
}

// stuckAs names the state that the last transition has led to for stuck: one that is
// explored is called as no other, one that is not as the one that stands for it.
func (s *extents) stuckAs(explore bool) vm.Digest {
	if !explore {
		return s.covered
	}
	s.names++
	s.reached.stuckAs = vm.Digest{Hi: s.names}
	return s.reached.stuckAs
}

// withChoices has the choices that a state stands in front of take part in its
// digest. Those on unknown values follow from the state.
func (x *explorer) withChoices(d vm.Digest, gens []choice.Generator) vm.Digest {
	for _, g := range gens {
		switch g.(type) {
		case choice.Threads:
			d = x.ran(d, g)
			continue
		case *core.Branch:
			continue
		}
		for _, c := range []byte(g.ID()) {
			d = mix(d, int(c))
		}
		d = mix(d, g.Len())
	}
	return mix(d, len(gens))
}
