package search

import (
	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/threads"
	"github.com/gojpf/gojpf/search/trace"
	"github.com/gojpf/gojpf/vm"
)

// What a result consists of is made in the rooms below. Listeners and reports know
// it by these names.

// What a run found out.
type (
	Result        = result.Result
	Verdict       = result.Verdict
	Cut           = result.Cut
	Races         = result.Races
	Race          = result.Race
	RacePlace     = result.Place
	Statistics    = result.Statistics
	Answers       = result.Answers
	Notes         = result.Notes
	Path          = result.Path
	InternalError = result.InternalError
)

// The verdicts.
const (
	Violated   = result.Violated
	Safe       = result.Safe
	Incomplete = result.Incomplete
)

// The threads of a violation.
type (
	ThreadInfo = threads.Info
	Holding    = threads.Holding
	Waiting    = threads.Waiting
)

// What a thread can hold.
const (
	HoldsMonitor = threads.HoldsMonitor
	HoldsLock    = threads.HoldsLock
	HoldsInit    = threads.HoldsInit
)

// What a thread can wait for.
const (
	WaitsMonitor = threads.WaitsMonitor
	WaitsNotify  = threads.WaitsNotify
	WaitsPark    = threads.WaitsPark
	WaitsResult  = threads.WaitsResult
	WaitsJoin    = threads.WaitsJoin
	WaitsInit    = threads.WaitsInit
	WaitsSleep   = threads.WaitsSleep
	WaitsResume  = threads.WaitsResume
)

// The steps of a trace.
type (
	Step        = trace.Step
	Line        = trace.Line
	Place       = trace.Place
	Instr       = trace.Instr
	Operation   = trace.Operation
	ThreadState = trace.ThreadState
)

// The kinds of operations.
const (
	OpRead      = trace.OpRead
	OpWrite     = trace.OpWrite
	OpLock      = trace.OpLock
	OpUnlock    = trace.OpUnlock
	OpWait      = trace.OpWait
	OpNotify    = trace.OpNotify
	OpNotifyAll = trace.OpNotifyAll
	OpWake      = trace.OpWake
	OpStart     = trace.OpStart
	OpEnd       = trace.OpEnd
	OpBlock     = trace.OpBlock
	OpPark      = trace.OpPark
	OpUnpark    = trace.OpUnpark
	OpInterrupt = trace.OpInterrupt
	OpObserve   = trace.OpObserve
	OpYield     = trace.OpYield
	OpInit      = trace.OpInit
	OpCall      = trace.OpCall
)

// StoredTrace is a path through the choices of a program as a file holds it.
type StoredTrace = trace.Stored

// GeneratorClass is the class of a decision's generator, as JPF calls it.
func GeneratorClass(d choice.Decision) string { return trace.GeneratorClass(d) }

// Violation is one property that does not hold.
type Violation = property.Violation

// Kinds of violations.
const (
	KindDeadlock  = property.KindDeadlock
	KindUncaught  = property.KindUncaught
	KindAssertion = property.KindAssertion
	KindRace      = property.KindRace
	KindProperty  = property.KindProperty
)

// StandsAt returns the plain access to a variable that a thread stands in front of.
func StandsAt(m *vm.Machine, t *vm.Thread) (threads.Access, bool) { return threads.StandsAt(m, t) }
