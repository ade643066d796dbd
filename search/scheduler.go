package search

import (
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/vm"
)

// scheduling is how far an explorer goes with the interleavings of threads.
type scheduling struct {
	bound *preemptionBound // nil for none
	por   *dpor            // nil where states are matched
	turns bool             // who goes on depends on who went before
}

// configureScheduling reads what bounds and reduces interleavings. The frontier
// has been chosen.
func (x *explorer) configureScheduling(s *settings) error {
	x.scheduling = scheduling{}
	s.flag("vm.por.symmetry") // symmetric asks for it
	model, err := schedulerModel(s.cfg)
	if err != nil {
		return err
	}
	if _, err := modelledChoices(s.cfg); err != nil {
		return err
	}
	x.turns = model == vm.ScheduleRoundRobin
	if x.frontier.Traits().Chooses {
		x.order.shuffle = false
	}
	if err := x.configureBound(s); err != nil {
		return err
	}
	return x.configureDPOR(s, model)
}

// symmetric reports whether threads that do the same work may change places in a
// round. Where it matters for what follows which thread has moved, they may not;
// nor once the program has asked which thread is which.
func (x *explorer) symmetric() bool {
	on, err := x.p.cfg.Bool("vm.por.symmetry")
	return err == nil && on && x.bound == nil && !x.turns && x.por == nil && (x.extents == nil || x.extents.auto) && !x.m.Explore.Assumptions.Happens(vm.Identities|vm.HiddenFields|vm.UnknownValues)
}

// schedulerModel is the model of scheduling by vm.scheduler, or by JPF's key.
func schedulerModel(cfg *config.Config) (vm.Scheduler, error) {
	s := &settings{cfg: cfg}
	model := vm.SchedulersByName[cfg.String("vm.scheduler")]
	const jpf = "vm.scheduler.sync.class"
	named := vm.ScheduleAll
	switch shortName(cfg.Class(jpf)) {
	case "", "AllRunnablesSyncPolicy":
	case "PriorityRunnablesSyncPolicy":
		named = vm.SchedulePriority
	default:
		return model, s.bad(jpf, "AllRunnablesSyncPolicy or PriorityRunnablesSyncPolicy; vm.scheduler has other models")
	}
	if cfg.Origin("vm.scheduler").IsDefault() {
		return named, nil
	}
	if !cfg.Origin(jpf).IsDefault() && named != model {
		return model, s.bad(jpf, fmt.Sprintf("what vm.scheduler=%s says, too", model))
	}
	return model, nil
}

// modelNotes say what a verdict tells of: the scheduler, and what was symbolic.
func (p *Program) modelNotes() (notes []string) {
	if x := p.Machine.Explore; x != nil && x.Scheduler != vm.ScheduleAll {
		notes = append(notes, "scheduler model: "+x.Scheduler.String())
	}
	notes = append(notes, p.modelledNotes()...)
	switch x := p.Machine.Explore; {
	case x == nil || !p.refers():
	case x.References == vm.ReferencesCollected:
		notes = append(notes, "references: cleared by System.gc() and where memory is short only; vm.references=any has them cleared at any time")
	case x.References == vm.ReferencesNever:
		notes = append(notes, "references: cleared where memory is short only; vm.references=any has them cleared at any time")
	}
	if p.symbolic != nil {
		notes = append(notes, p.symbolic.Notes()...)
	}
	if enumerated, _ := p.cfg.Bool("cg.enumerate_random"); !enumerated && p.random() && (p.symbolic == nil || !p.symbolic.Random) {
		notes = append(notes, "random numbers: one sequence, by vm.random_seed; symbolic.random=true has all of them")
	}
	return notes
}

// random reports whether the program has asked for random numbers without a seed.
func (p *Program) random() bool {
	for class, method := range map[string][2]string{
		"java/util/Random":                       {"<init>", "()V"},
		"java/util/concurrent/ThreadLocalRandom": {"current", "()Ljava/util/concurrent/ThreadLocalRandom;"},
	} {
		if c := p.Machine.Lib.Loaded(class); c != nil && c.Method(method[0], method[1]).Executed() {
			return true
		}
	}
	return false
}

// refers reports whether the program has asked what became of a reference.
func (p *Program) refers() bool {
	world, ok := p.Machine.World.(*models.Options)
	return ok && world.Refers.Load()
}

// scheduled returns the place of the generator that chooses a thread, -1 if
// there is none.
func scheduled(gens []choice.Generator) (int, *choice.Scheduled) {
	for k, g := range gens {
		if s, ok := g.(*choice.Scheduled); ok {
			return k, s
		}
	}
	return -1, nil
}

// preemptible returns the thread that the choice of another one preempts: it
// could go on, and does not give way.
func preemptible(g *choice.Scheduled) (id int, ok bool) {
	id, enabled := g.Current()
	return id, enabled && !slices.Contains(givingWay, g.ID())
}

// preempts reports whether alternative i of g preempts a thread.
func preempts(g *choice.Scheduled, i int) bool {
	id, ok := preemptible(g)
	return ok && g.Thread(i) != id
}

// alternative is the number of the alternative that takes these of each
// generator; it is the inverse of decisions.
func (n *node) alternative(indices []int) int {
	i := 0
	for k, g := range n.gens {
		if n.only == nil || n.only[k] < 0 {
			i = i*g.Len() + indices[k]
		}
	}
	return i
}

// mix has a number take part in what a state is matched by.
func mix(d vm.Digest, n int) vm.Digest {
	d.Lo = (d.Lo ^ uint64(n)) * 0x9E3779B97F4A7C15
	d.Hi ^= d.Lo>>29 ^ uint64(n)<<1
	return d
}

// ran has the thread that made the last transition take part in matching, where
// what follows depends on it.
func (x *explorer) ran(d vm.Digest, g choice.Generator) vm.Digest {
	s, ok := g.(*choice.Scheduled)
	if !ok || x.bound == nil && !x.turns {
		return d
	}
	if id, ok := preemptible(s); ok || x.turns {
		return mix(d, id+1)
	}
	return d
}

// match remembers the state that alternative i of n has led to.
func (x *explorer) match(d vm.Digest, n *node, i, depth int) (explore, fresh bool) {
	if x.bound != nil {
		used := preemptionsTo(n, i)
		if x.matchDepth {
			d = mix(d, used)
		} else {
			depth = used
		}
	}
	return x.store.Add(d, depth)
}

// entered prepares a new node, which alternative i of n has led to.
func (x *explorer) entered(child, n *node, i int) {
	if x.bound != nil {
		child.preemptions = preemptionsTo(n, i)
		x.restrain(child)
	}
	if x.por != nil {
		x.por.entered(child)
	}
}

// transited is told of each transition: alternative i of n.
func (x *explorer) transited(n *node, i int) {
	if x.por != nil && !x.leading {
		x.por.transited(n, i)
	}
}
