package schedule

import (
	"fmt"
	"math"
	"strings"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/vm"
)

// ReductionKey is the key that chooses a reduction.
const ReductionKey = "vm.por"

// Keys say how threads are interleaved, and how choices are made that Java leaves open.
var Keys = []config.Key{
	{Name: ReductionKey, Type: config.Enum, Values: []string{"none", "shared", "locks", "stubborn", "dpor", "auto"}, Default: "auto",
		Help: "Reduction of interleavings: none; shared: only operations on what several threads can reach are scheduling choices; locks: but for variables that are constant, confined to a thread, or always protected by the same lock; stubborn: as locks, and threads go first that nothing of what the others may still do can come before, where that can be known; dpor: one order of each set of orders that differ in independent operations only, without matching of states; auto: locks, and stubborn once there are many states. See docs/scheduling.md."},
	{Name: "vm.memory", Type: config.Enum, Values: []string{"sc", "jmm"}, Default: "sc",
		Help: "The memory model: sc, sequential consistency, where each read returns the last write; jmm, Java's, where reads that race may return older writes, too. See docs/memory-model.md."},
	{Name: "vm.memory.histories", Type: config.Int, Default: "64",
		Help: "With vm.memory=jmm, how many writes of a variable that races are kept. A read that could return an older one makes the run incomplete."},
	{Name: "vm.timeout.model", Type: config.Enum, Values: []string{"any", "last", "never"}, Default: "any",
		Help: "When a timed wait, sleep, join or park may end by its time: at any moment, only when nothing else can happen, or never."},
	{Name: "vm.references", Type: config.Enum, Values: []string{"any", "gc", "never"}, Default: "any",
		Help: "When soft and weak references to an object that cannot be reached otherwise are cleared, and references put into their queues: at any time or not (a choice where the program looks), by System.gc() and where memory is short, or where memory is short only. exec has them cleared by System.gc()."},
	{Name: "vm.por.symmetry", Type: config.Bool, Default: "true",
		Help: "With vm.por=locks or stubborn, states in which threads that do the same work have changed places are the same state, as long as the program does not ask for names or numbers of threads."},
	{Name: "vm.juc.steps", Type: config.Bool, Default: "false",
		Help: "Interleave the code of java.util.concurrent step by step, too. Otherwise each call of a method that is known to have its effect at one moment is one operation."},
	{Name: "vm.scheduler", Type: config.Enum, Values: []string{"all", "priority", "roundrobin"}, Default: "all",
		Help: "Who may go on at a scheduling choice: all that can; priority: those of the highest Thread priority; roundrobin: the next thread in turn. With the last two the verdict is about that scheduler only, and says so."},
	{Name: "vm.scheduler.sync.class", Type: config.Class, JPF: true, Default: ".vm.AllRunnablesSyncPolicy",
		Help: "JPF's name for the scheduler: .vm.AllRunnablesSyncPolicy is vm.scheduler=all, .vm.PriorityRunnablesSyncPolicy vm.scheduler=priority."},
	{Name: "vm.spurious_wakeups", Type: config.Bool, Default: "false",
		Help: "Let threads wake from Object.wait and LockSupport.park without a reason, as Java allows."},
	{Name: "vm.weak_cas_failures", Type: config.Bool, Default: "false",
		Help: "Let weak compare-and-sets that the program calls (weakCompareAndSetPlain and so on) fail without a reason, as Java allows."},
	{Name: "vm.identity_hashes", Type: config.Int, Least: config.Signed, Default: "0",
		Help: "How many different identity hash codes there are; the first time the program asks for that of an object, any of them is tried, and with them the orders of hash tables. 0 for one sequence of hash codes."},
	{Name: "vm.immutable_orders", Type: config.Int, Least: config.Signed, Default: "0",
		Help: "From how many places, in both directions, the sets and maps of Set.of and Map.of are walked through, which HotSpot draws when it starts; all are tried. 0 for one order. As many as a table has places (twice the elements of a set, four times the entries of a map) are all there are."},
	{Name: "vm.time.steps", Type: config.List,
		Help: "By how much the virtual clock may move each time the program reads it in a search, as durations, such as 0s,1ms,1h: each is tried. Empty for one millisecond."},
	{Name: "search.pct.runs", Type: config.Int, Default: "1000",
		Help: "How many schedules search.class=pct takes; 0 for no limit but that of time."},
	{Name: "search.pct.depth", Type: config.Int, Default: "3",
		Help: "How many things must happen in a certain order for the errors that search.class=pct looks for; it changes priorities one time less on each path."},
	{Name: "search.pct.steps", Type: config.Int, Default: "0",
		Help: "How many scheduling choices search.class=pct expects on a path; 0 to count them in the first."},
}

// Options are how threads are interleaved, and how choices are made that Java leaves
// open.
// They are values: rounds, workers and stages of one run have equal ones, while what was found
// out meanwhile is in Assumptions.
type Options struct {
	Scheduler  vm.Scheduler
	Reduction  vm.Reduction
	DPOR       bool // instead of matching states
	Stubborn   bool // where it can be
	Auto       bool // stubborn once there are many states
	Symmetry   bool // threads that do the same work may change places
	Timeouts   vm.Timeouts
	References vm.References
	Steps      bool // in what java.util.concurrent does
	ClockStep  int64
	Modelled   vm.Modelled
	Processors int // how many the program is told of
	// Weak is the Java memory model: reads that race may return older writes, too.
	Weak      bool
	Histories int
}

// clockStep is how far the clock moves each time a program reads it, unless the
// configuration counts instructions.
// A millisecond is enough for a loop that waits for a moment to end, in few rounds. It does
// not move with instructions: the length of a path would be in each state that has read the
// clock.
const clockStep = 1_000_000

// Clock is what matters of the program's clock.
type Clock struct {
	Virtual bool // it moves with the program alone
	Counted bool // by its instructions, because somebody wants that
}

// Parse reads the keys about schedules, and those of choices that Java leaves open.
func Parse(r *config.Reader, clock Clock) Options {
	o := Options{
		Scheduler: scheduler(r), Reduction: vm.ReductionsByName[r.String(ReductionKey)], DPOR: r.String(ReductionKey) == "dpor",
		Stubborn: r.String(ReductionKey) == "stubborn", Auto: r.String(ReductionKey) == "auto",
		Symmetry: r.Bool("vm.por.symmetry"), Timeouts: vm.TimeoutsByName[r.String("vm.timeout.model")],
		References: vm.ReferencesByName[r.String("vm.references")], Steps: r.Bool("vm.juc.steps"),
		Modelled: modelled(r, clock),
	}
	if clock.Virtual && !clock.Counted {
		o.ClockStep = clockStep
	}
	if len(o.Modelled.Clock) == 1 {
		o.ClockStep = o.Modelled.Clock[0]
	}
	// They stand on top of locks: what these assume of variables is true in all schedules that
	// the others leave, as long as it was not seen to fail.
	if o.DPOR || o.Stubborn || o.Auto {
		o.Reduction = vm.ReduceLocks
	}
	const histories = "vm.memory.histories"
	o.Histories = r.Int(histories)
	// The last write and one before it: with less there would be no race to see.
	r.Check(o.Histories >= 2, histories, "a number above 1")
	if o.Weak = r.String("vm.memory") == "jmm"; o.Weak {
		r.Check(!o.Modelled.Weak, "vm.weak_cas_failures", "false with vm.memory=jmm")
		// Orders that differ in who wrote first differ in what may be read later.
		o.Stubborn, o.Auto, o.DPOR, o.Symmetry = false, false, false, false
	}
	// That locks protect what they protect is argued for all schedules.
	if o.Scheduler != vm.ScheduleAll && !r.IsSet(ReductionKey) {
		o.Reduction = vm.ReduceShared
	}
	return o
}

// Exploration is what a machine needs to know of the options.
// Each search has assumptions of its own, which it begins with none of given up; a search that
// takes a stored path restores those of the search that has stored it.
func (o Options) Exploration() *vm.Exploration {
	x := &vm.Exploration{
		Scheduler: o.Scheduler, Reduction: o.Reduction, Timeouts: o.Timeouts, References: o.References,
		Assumptions: &vm.Assumptions{}, Modelled: o.Modelled, Steps: o.Steps, ClockStep: o.ClockStep,
		Weak: o.Weak, Histories: o.Histories,
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
// Each new object, or each set, is a choice of so many: beyond these numbers nothing ends.
const (
	mostHashes = 256
	mostOrders = 256
)

// modelled reads how choices are made that Java leaves open.
func modelled(r *config.Reader, clock Clock) vm.Modelled {
	const hashes, orders, steps = "vm.identity_hashes", "vm.immutable_orders", "vm.time.steps"
	m := vm.Modelled{Weak: r.Bool("vm.weak_cas_failures"), Spurious: r.Bool("vm.spurious_wakeups"), Hashes: r.Int(hashes), Orders: r.Int(orders)}
	r.Check(m.Hashes >= 0 && m.Hashes <= mostHashes, hashes, fmt.Sprintf("a number from 0 to %d", mostHashes))
	r.Check(m.Orders >= 0 && m.Orders <= mostOrders, orders, fmt.Sprintf("a number from 0 to %d", mostOrders))
	for _, text := range r.Strings(steps) {
		d, err := time.ParseDuration(text)
		r.Check(err == nil && d >= 0, steps, "durations such as 0s,1ms,1h")
		m.Clock = append(m.Clock, int64(d))
	}
	// The host's clock moves by itself.
	r.Check(len(m.Clock) == 0 || clock.Virtual, steps, "nothing, as long as vm.time.model is not virtual")
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
