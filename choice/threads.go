package choice

import (
	"fmt"
	"slices"
)

// The reasons for scheduling choices, by JPF's names.
const (
	ReasonSchedule  = "SCHEDULE"
	ReasonStart     = "START"
	ReasonTerminate = "TERMINATE"
	ReasonLock      = "LOCK"
	ReasonBlock     = "BLOCK"
	ReasonRelease   = "RELEASE"
	ReasonWait      = "WAIT"
	ReasonNotify    = "NOTIFY"
	ReasonSleep     = "SLEEP"
	ReasonYield     = "YIELD"
	ReasonJoin      = "JOIN"
	ReasonInterrupt = "INTERRUPT"
	ReasonPark      = "PARK"
	ReasonUnpark    = "UNPARK"
	ReasonSuspend   = "SUSPEND"
	ReasonResume    = "RESUME"
	ReasonStop      = "STOP"
	ReasonShared    = "SHARED_OBJECT"
	ReasonClass     = "SHARED_CLASS"
	ReasonLength    = "MAX_TRANSITION_LENGTH"
)

// Scheduled chooses the thread to go on with.
type Scheduled struct {
	reason  string
	threads []int
	current int
}

// NewThreads makes a Generator of the threads with these IDs, in their order.
// current is the thread that made the last transition; reason says what it is
// about to do.
func NewThreads(reason string, threads []int, current int) *Scheduled {
	return &Scheduled{reason: reason, threads: threads, current: current}
}

// ID implements Generator.
func (g *Scheduled) ID() string { return g.reason }

// Len implements Generator.
func (g *Scheduled) Len() int { return len(g.threads) }

// Thread implements Threads.
func (g *Scheduled) Thread(i int) int { return g.threads[i] }

// IndexOf is the alternative of g that is a thread, -1 for none.
func IndexOf(g Threads, thread int) int {
	for i := range g.Len() {
		if g.Thread(i) == thread {
			return i
		}
	}
	return -1
}

// Current returns the thread that made the last transition, and whether it can
// go on: choosing another one preempts it.
func (g *Scheduled) Current() (id int, enabled bool) {
	return g.current, slices.Contains(g.threads, g.current)
}

// Describe implements Generator.
func (g *Scheduled) Describe(i int) string {
	return fmt.Sprintf("gov.nasa.jpf.vm.choice.ThreadChoiceFromSet {id:%q ,%d/%d,isCascaded:false}", g.reason, i+1, len(g.threads))
}

// Wakened chooses which of several waiting threads a notification wakes.
type Wakened struct{ threads []int }

// NotifyID is the id of the choice among waiting threads.
const NotifyID = "notify"

// NewWakened makes a Generator of waiting threads.
func NewWakened(threads []int) *Wakened { return &Wakened{threads} }

// ID implements Generator.
func (g *Wakened) ID() string { return NotifyID }

// Len implements Generator.
func (g *Wakened) Len() int { return len(g.threads) }

// Describe implements Generator.
func (g *Wakened) Describe(i int) string {
	return fmt.Sprintf("notify wakes thread %d [%d/%d]", g.threads[i], i+1, len(g.threads))
}
