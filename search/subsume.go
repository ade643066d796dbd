package search

import (
	"fmt"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Subsumption drops a state with unknown values where another one was explored
// that stands for all that it stands for: whatever the program does from there,
// it was seen to do, or will be.

// mostExtents is how many states of equal known parts a new one is compared with.
const mostExtents = 100

// extents are the states with unknown values that are explored, by what is known
// in them.
type extents struct {
	seen map[vm.Digest][]extentAt
	// reached is the state that the last transition has led to; its extent is nil
	// where it cannot be compared.
	reached extentAt
	digest  vm.Digest
}

type extentAt struct {
	*symbolic.Extent
	depth int
}

// configureSubsumption reads symbolic.subsumption. The strategy and how threads
// are scheduled have been chosen.
func (x *explorer) configureSubsumption(s *settings) error {
	const key = "symbolic.subsumption"
	x.extents = nil
	if !s.flag(key) || s.err != nil {
		return s.err
	}
	refuse := func(why string) error { return fmt.Errorf("%v: %s=true %s", s.cfg.Origin(key), key, why) }
	switch serializer := serializerNames[shortName(s.cfg.Class("vm.serializer.class"))]; {
	case x.walking:
		return refuse("is no use on random paths: choose another search.class")
	case x.por != nil:
		return refuse("matches states, which vm.por=dpor does not: set vm.por=locks")
	case x.bound != nil:
		return refuse("and search.preemption_bound do not go together")
	case serializer != "filtering" && serializer != "full":
		return refuse("needs vm.serializer.class=filtering or full")
	case s.flag("symbolic.lazy"):
		return refuse("and symbolic.lazy do not go together")
	case s.flag("symbolic.concolic") || s.flag("symbolic.collect_constraints"):
		return refuse("compares states, which runs with values do not keep: leave symbolic.concolic and symbolic.collect_constraints out")
	}
	x.extents = &extents{seen: map[vm.Digest][]extentAt{}}
	return s.err
}

// forget has a search that begins anew compare with nothing.
func (s *extents) forget() {
	if s != nil {
		clear(s.seen)
	}
}

// subsumed reports whether the state that the last transition has led to, in
// front of choices, need not be explored.
func (x *explorer) subsumed(gens []choice.Generator, depth int) bool {
	s := x.extents
	if s == nil {
		return false
	}
	d, extent, ok := x.p.symbolic.Extent(x.m)
	if s.reached = (extentAt{}); !ok {
		return false
	}
	s.reached, s.digest = extentAt{extent, depth}, x.withChoices(d, gens)
	for _, old := range s.seen[s.digest] {
		if (old.depth <= depth || !x.matchDepth) && x.p.symbolic.Covers(old.Extent, extent) {
			return true
		}
	}
	return false
}

// explores notes that the state is explored, so that others need not be.
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

// withChoices has the choices that a state stands in front of take part in its
// digest. Those on unknown values follow from the state.
func (x *explorer) withChoices(d vm.Digest, gens []choice.Generator) vm.Digest {
	for _, g := range gens {
		switch g.(type) {
		case choice.Threads:
			d = x.ran(d, g)
			continue
		case *symbolic.Branch:
			continue
		}
		for _, c := range []byte(g.ID()) {
			d = mix(d, int(c))
		}
		d = mix(d, g.Len())
	}
	return mix(d, len(gens))
}
