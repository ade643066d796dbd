package search

import "github.com/gojpf/gojpf/search/threads"

// What a result consists of is made in the rooms below. Listeners and reports know
// it by these names.

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
