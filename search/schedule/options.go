package schedule

import (
	"fmt"
	"math"
	"strings"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/vm"
)

// Options are how threads are interleaved, and how choices are made that Java leaves
// open.
type Options struct {
	Scheduler  vm.Scheduler
	Reduction  vm.Reduction
	DPOR       bool // instead of matching states
	Symmetry   bool // threads that do the same work may change places
	Timeouts   vm.Timeouts
	References vm.References
	Steps      bool // in what java.util.concurrent does
	ClockStep  int64
	Modelled   vm.Modelled
	Processors string // how many the program is told of
}

// clockStep is how far the clock moves each time a program reads it, unless the
// configuration counts instructions.
const clockStep = 1_000_000

// Parse reads the keys about schedules, and those of choices that Java leaves open.
func Parse(r *config.Reader) Options {
	o := Options{
		Scheduler: scheduler(r), Reduction: vm.ReductionsByName[r.String("vm.por")], DPOR: r.String("vm.por") == "dpor",
		Symmetry: r.Bool("vm.por.symmetry"), Timeouts: vm.TimeoutsByName[r.String("vm.timeout.model")],
		References: vm.ReferencesByName[r.String("vm.references")], Steps: r.Bool("vm.juc.steps"),
		Modelled: modelled(r), Processors: r.String("vm.processors"),
	}
	if !r.IsSet("vm.time.per_insn") && r.String("vm.time.model") == "virtual" {
		o.ClockStep = clockStep
	}
	if len(o.Modelled.Clock) == 1 {
		o.ClockStep = o.Modelled.Clock[0]
	}
	if o.DPOR {
		o.Reduction = vm.ReduceLocks
	}
	// That locks protect what they protect is argued for all schedules.
	if o.Scheduler != vm.ScheduleAll && !r.IsSet("vm.por") {
		o.Reduction = vm.ReduceShared
	}
	return o
}

// Exploration is what a machine needs to know of the options.
func (o Options) Exploration() *vm.Exploration {
	x := &vm.Exploration{
		Scheduler: o.Scheduler, Reduction: o.Reduction, Timeouts: o.Timeouts, References: o.References,
		Assumptions: &vm.Assumptions{}, Modelled: o.Modelled, Steps: o.Steps, ClockStep: o.ClockStep,
	}
	if o.DPOR {
		x.Footprint = &vm.Footprint{}
	}
	return x
}

// scheduler is the model of scheduling by vm.scheduler, or by JPF's key.
func scheduler(r *config.Reader) vm.Scheduler {
	const jpf = "vm.scheduler.sync.class"
	model, named := vm.SchedulersByName[r.String("vm.scheduler")], vm.ScheduleAll
	class := r.Class(jpf)
	switch class[strings.LastIndexByte(class, '.')+1:] {
	case "", "AllRunnablesSyncPolicy":
	case "PriorityRunnablesSyncPolicy":
		named = vm.SchedulePriority
	default:
		r.Reject(jpf, "AllRunnablesSyncPolicy or PriorityRunnablesSyncPolicy; vm.scheduler has other models")
	}
	if !r.IsSet("vm.scheduler") {
		return named
	}
	r.Check(!r.IsSet(jpf) || named == model, jpf, fmt.Sprintf("what vm.scheduler=%s says, too", model))
	return model
}

// The largest numbers of alternatives for choices that Java leaves open.
const (
	mostHashes = 256
	mostOrders = 256
)

// modelled reads how choices are made that Java leaves open.
func modelled(r *config.Reader) vm.Modelled {
	const hashes, orders, steps = "vm.identity_hashes", "vm.immutable_orders", "vm.time.steps"
	m := vm.Modelled{Weak: r.Bool("vm.weak_cas_failures"), Spurious: r.Bool("vm.spurious_wakeups"), Hashes: r.Int(hashes), Orders: r.Int(orders)}
	r.Check(m.Hashes >= 0 && m.Hashes <= mostHashes, hashes, fmt.Sprintf("a number from 0 to %d", mostHashes))
	r.Check(m.Orders >= 0 && m.Orders <= mostOrders, orders, fmt.Sprintf("a number from 0 to %d", mostOrders))
	for _, text := range r.Strings(steps) {
		d, err := time.ParseDuration(text)
		r.Check(err == nil && d >= 0, steps, "durations such as 0s,1ms,1h")
		m.Clock = append(m.Clock, int64(d))
	}
	r.Check(len(m.Clock) == 0 || r.String("vm.time.model") == "virtual", steps, "nothing, as long as vm.time.model is not virtual")
	return m
}

// PCTOptions say which random schedules are taken.
type PCTOptions struct {
	Depth int // of the errors that are looked for
	Runs  int
	Steps int // points of choice that a path is taken to have; 0 to measure them
}

// ParsePCT reads the keys search.pct.*.
func ParsePCT(r *config.Reader) PCTOptions {
	const depth, runs, steps = "search.pct.depth", "search.pct.runs", "search.pct.steps"
	o := PCTOptions{Depth: r.Int(depth), Runs: r.Int(runs), Steps: r.Int(steps)}
	r.Check(o.Depth >= 1, depth, "a number above 0")
	r.Check(o.Runs >= 0, runs, "a number of runs, or 0 for no limit")
	r.Check(o.Steps >= 0, steps, "a number of points of choice, or 0 to measure it")
	if o.Runs == 0 {
		o.Runs = math.MaxInt
	}
	return o
}
