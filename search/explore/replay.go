package explore

import (
	"slices"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/replay"
	"github.com/gojpf/gojpf/vm"
)

// leg is a transition of a path.
type leg struct {
	n *node // the state it leaves; nil for the program's start
	i int
}

// legsTo is the path to the end of alternative i of n, where the machine is, for those
// who take it again. All nodes of the path have their states.
// A leg has what is needed to see that it was taken in the same way: where it ends, in front
// of which choice, with which digest.
func (x *explorer) legsTo(n *node, i int) []replay.Leg {
	var legs []replay.Leg
	var to *node
	for noted := x.noted; ; n, i = n.parent, n.via {
		l := replay.Leg{From: x.begin, Noted: noted, Unfinished: leg{n, i} == x.under}
		if to != nil {
			l.To, l.Choices, l.Digest = to.state, to.gens, to.digest
		}
		if n != nil {
			l.From, l.Decisions = n.state, n.decisions(i)
			to, noted = n, n.noted
		}
		if legs = append(legs, l); n == nil {
			break
		}
	}
	slices.Reverse(legs)
	return legs
}

// replayed is what an explorer does where its paths are taken again.
// It keeps search/replay from knowing nodes.
type replayed struct{ x *explorer }

// Aside implements replay.Search. There is no rehearsal on a path that is taken again.
func (r replayed) Aside(f func()) {
	r.x.retracing = true
	defer func() { r.x.retracing = false }()
	r.x.aside(f)
}

// Transition implements replay.Search.
func (r replayed) Transition() error {
	vm.BeginCourse(r.x.m)
	return r.x.s.Transition()
}

// Digest implements replay.Search.
func (r replayed) Digest(gens []choice.Generator) vm.Digest { return r.x.digest(gens) }

// Outside implements replay.Search.
func (r replayed) Outside(number int, noted *models.Record) { r.x.outside(number, noted) }

// LockedForEver implements replay.Search.
func (r replayed) LockedForEver() bool { return r.x.judge().lockedForEver() }

// EndCalls implements replay.Search.
func (r replayed) EndCalls(err error, depth int) { r.x.endCalls(err, depth) }

// StageEnd implements replay.Search.
func (r replayed) StageEnd() (v *property.Violation, ended bool) {
	x := r.x
	switch s := x.s.stage; {
	case s == nil || x.m.Ignored():
		return nil, false
	case x.m.Broken() == stageEnds:
		return s.judge(x.m), true
	case len(x.m.Pending()) == 0 && x.m.Broken() == "":
		return s.left(x.m), true
	}
	return nil, false
}

// Witness implements replay.Search.
func (r replayed) Witness(by property.Origin) (replay.Witness, error) {
	return r.x.s.witness(by)
}

// record is what the program has noted across all paths.
// Natives of Verify can count across paths, as JPF's do; a search is then not of states alone,
// so these notes go with the paths.
func (x *explorer) record() *models.Record {
	if world := models.World(x.m); world != nil && world.Ledger != nil {
		return world.Ledger.Record()
	}
	return nil
}

// outside sets what is no part of a state to what it was before the transition
// to a node of that depth: what the program had noted, nil for nothing, and whether a
// guide had led there. It is called aside.
func (x *explorer) outside(depth int, noted *models.Record) {
	x.setLedger(noted)
	x.replaying(x.s.guide != nil && x.s.guide.Replaying() && depth-1 <= x.led)
}

// setLedger sets what the program has noted across all paths.
func (x *explorer) setLedger(r *models.Record) {
	if world := models.World(x.m); world != nil {
		world.Ledger = models.NewLedger(r)
	}
}
