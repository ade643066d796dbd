package schedule

import (
	"fmt"

	"github.com/gojpf/gojpf/vm"
)

// racing is what is left out of the Java memory model where there are races.
const racing = "memory model: no read returns a write that is executed behind it (load buffering); what final fields lead to is seen as it was when others could first reach the object; calls of java.util.concurrent are in the order of execution (vm.juc.steps=true has their steps)"

// Open names the choices that a program has met, that Java leaves open, and that the
// search has made in one way.
// Each of these is a way in which a verdict may be too good: another JVM, or the same one on
// another day, may choose otherwise. So the report names it beside the verdict, but only where
// the program has met the choice: a list that is always the same is read by nobody.
func (o Options) Open(x *vm.Exploration) (notes []string) {
	switch timed := x.Assumptions.Meets(vm.MeetsTimes); {
	case timed && x.Timeouts == vm.TimeoutLast:
		notes = append(notes, "timeouts: a time is over only when nothing else can happen; vm.timeout.model=any has it be over at any moment")
	case timed && x.Timeouts == vm.TimeoutNever:
		notes = append(notes, "timeouts: no time is ever over; vm.timeout.model=any has it be over at any moment")
	}
	if x.Assumptions.Happens(vm.Races) {
		notes = append(notes, racing)
	}
	for _, n := range []struct {
		met  vm.Met
		text string
	}{
		{vm.MeetsClock, "clock: moves by the same step whenever it is read; vm.time.steps=0s,1ms,1h has it stand still and jump as well"},
		{vm.MeetsWakeups, "wake-ups without a reason: left out; vm.spurious_wakeups=true has them"},
		{vm.MeetsWeak, "failures of weak compare-and-sets without a reason: left out; vm.weak_cas_failures=true has them"},
		{vm.MeetsHashes, "identity hash codes: one sequence; vm.identity_hashes=2 tries two for each object"},
		{vm.MeetsMemory, "memory: vm.max_heap, and what the program's live objects leave of it"},
		{vm.MeetsOrders, "order of Set.of and Map.of: one; vm.immutable_orders=N tries N places to begin at, in both directions"},
		{vm.MeetsThreadIDs, "thread identifiers: in the order of creation"},
		{vm.MeetsProcessors, fmt.Sprintf("processors: %d; with vm.processors=N it is a choice from 1 to N", o.Processors)},
		{vm.MeetsPlatform, "locale, time zone and encoding: one of each; vm.sysprop.user.language, vm.sysprop.user.timezone and so on set them"},
		{vm.MeetsEnvironment, "environment variables: those of vm.env.source, and of vm.env.NAME"},
		{vm.MeetsSecrets, "random bytes: one sequence, by vm.random_seed"},
		{vm.MeetsFolders, "order of files in a folder: one"},
		{vm.MeetsProcess, "process: the only one, of one number"},
		{vm.MeetsFinalizers, "finalizers: never run"},
		{vm.MeetsQueues, "fork and join: a worker that finds tasks in several queues looks into one of them first, which is drawn; other orders are left out"},
		{vm.MeetsPositions, "positions in stack traces of other threads: each line of the program; in the JDK's code, where it is entered and where threads wait"},
		{vm.MeetsCode, "java.util.concurrent: calls whose code is other than what was looked at are executed step by step; gojpf doctor names their classes"},
	} {
		if x.Assumptions.Meets(n.met) {
			notes = append(notes, n.text)
		}
	}
	return notes
}
