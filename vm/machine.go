// Package vm is the machine: classes, heap, threads, frames, states and the
// scheduler of a Java program under test.
//
// The package knows what a state is and how it changes, but not the meaning of
// instructions (package insn), of native methods (package models) or of a
// search (package search): it defines the small interfaces that they fill.
//
// Invariants. All that a program can observe is in the present state: heap,
// class states, interned strings, threads and the few fields of misc; none of
// it is reachable by a Go pointer from outside without going through the
// machine. Everything in a state that has been taken is frozen: a write copies
// the object, frame, thread, page or class state first, by comparing epochs.
// Classes, methods and code are not part of the state; they belong to the
// Library and never change their meaning.
package vm

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/gojpf/gojpf/stop"
)

var epochs atomic.Uint64

func nextEpoch() Epoch { return Epoch(epochs.Add(1)) }

// Interpreter is the instruction set, as the machine needs it.
type Interpreter interface {
	// Decode makes the code of a Java method. An error is a *LinkageError.
	Decode(m *Machine, method *Method) (*Code, error)
	// SlotInfo says what the slots of frames of the code hold.
	SlotInfo(code *Code) SlotInfo
	// Run executes instructions of thread t until it ends, blocks or yields,
	// or until a frame marked FrameStop has ended.
	Run(m *Machine, t *Thread)
}

// Options configure a machine.
type Options struct {
	MaxDepth  int   // frames of a thread before StackOverflowError
	MaxHeap   int64 // bytes before OutOfMemoryError
	Quantum   int64 // jumps and calls before a thread is preempted when others can run
	Assertion func(class string) bool
	Clock     Clock
	Stdout    io.Writer
	Stderr    io.Writer
	Stdin     io.Reader
	Exhausted func() // unless nil, told in front of OutOfMemoryError
	// Thrown, unless nil, is told of each exception that is thrown. It reports
	// whether it has stopped the machine.
	Thrown func(m *Machine, t *Thread, exc Ref) bool
}

// Clock is the model of time.
type Clock interface {
	// Now returns nanoseconds since 1970 for a machine that has executed insns
	// instructions and slept for slept nanoseconds.
	Now(insns, slept int64) int64
	// Sleep is told that all threads wait and the machine goes on d nanoseconds
	// later.
	Sleep(d int64)
}

// World is what natives know of the world outside of states. Only they understand it.
type World interface {
	// Twin is the World of another machine for the same program: what one of them is
	// told, such as hooks of a search, does not reach the other.
	Twin() World
}

// Machine executes one state after the other. Some of what may be asked of it is done
// by its parts, each with what it alone keeps and in files of its own; their methods are
// the machine's. What is left to the machine itself is what instructions run through at
// every step (frames, calls, class states, monitors, operations, schedules), and what puts
// states together: there a detour would cost, or nothing would be kept apart by it.
type Machine struct {
	texts     // makes, reads and interns strings
	resolver  // finds what the constants of classes mean
	thrower   // makes and throws exceptions
	collector // of garbage and of references
	decisions // what a transition has begun with, and why it ends
	waits     // of threads for monitors, moments and each other
	clockwork // what the program sees of time
	touches   // of natives, in builds that check them

	Lib     *Library
	Interp  Interpreter
	Heap    *Heap
	Opt     Options
	Current *Thread

	epoch        Epoch
	classes      Table[*ClassState]
	sites        Table[Ref]
	threads      []*Thread
	threadsEpoch Epoch
	misc         misc
	extraOwned   bool
	memoryEpoch  Epoch // in which misc.memory may be written
	wasSpent     bool  // whether the transition had its operation in front of the present access

	framePool    *Frame
	nativeResult uint64 // on its way from a callee to a native frame
	nativeAttr   Attr   // of nativeResult
	yielding     bool
	goesIn       bool // the thread that was chosen takes its lock or parks, see owned.go
	forced       int  // times that the transition went on with the only thread
	starting     bool // in front of the start of the second thread
	reschedule   bool // the present thread is in front of an operation, others may go first
	// Pinned keeps objects alive that natives hold outside the state.
	Pinned   []Ref
	maxDepth int32
	env      Env

	Slice  // of the present thread
	nested int
	call   nestedCall

	// Interrupted ends the run at the next poll when it is asked; nil for never.
	Interrupted *stop.Stop
	// Halt, when not nil, says why the machine cannot go on.
	Halt error

	base     *baseline
	digester digester
	guards   knownGuards

	// Chooser, when set, makes every decision at once.
	Chooser Chooser
	// BreakSingle makes generators with one alternative end transitions, too.
	BreakSingle bool

	// Explore, when set, makes scheduling a choice.
	Explore *Exploration
	// Sharing says that there has been a second thread under an Exploration.
	Sharing bool
	// stepping says that threads rest at each line, at where the present one is.
	stepping bool
	at       position
	checks   int // see SharingChecks
	// UserTurns counts how often a thread that is no daemon was chosen to go on.
	UserTurns int64

	// Yielding is told of a thread that others take over from though it is in an
	// atomic section; nil for nobody.
	Yielding func(t *Thread)

	// Unknowns, when set, deals with values that are not known.
	Unknowns Unknowns

	// World is what the natives know of the world outside; see package models.
	World World

	// LoopMode selects how instructions are executed.
	LoopMode LoopMode

	events *Events // see SetEvents
}

// LoopMode selects among the equivalent loops of the interpreter.
type LoopMode uint8

// The loops.
const (
	LoopAuto   LoopMode = iota // switch, Impl for frames with attributes
	LoopImpl                   // Impl for every instruction
	LoopHooked                 // Impl, with instruction events
)

// Exit is the end of the program by System.exit or Runtime.halt.
type Exit struct{ Status int }

// pollInterval is how many jumps and calls pass between polls.
const pollInterval = 10000

// New makes a machine without any state: Boot comes next.
func New(lib *Library, interp Interpreter, opt Options) *Machine {
	if opt.MaxDepth <= 0 {
		opt.MaxDepth = 20_000
	}
	if opt.MaxHeap <= 0 {
		opt.MaxHeap = 1 << 30
	}
	if opt.Quantum <= 0 {
		opt.Quantum = 500_000
	}
	m := &Machine{Lib: lib, Interp: interp, Opt: opt, maxDepth: int32(opt.MaxDepth)}
	m.epoch = nextEpoch()
	m.assemble()
	m.Heap = &Heap{m: m, next: 1, Max: opt.MaxHeap, gcAt: firstCollection}
	m.Heap.tab.own(0, m.epoch)
	m.classes.reserve(maxClasses, m.epoch)
	m.misc.loaders = &loaderTable{}
	m.env.M = m
	m.ResetSlices()
	if opt.Clock != nil {
		m.started = opt.Clock.Now(0, 0)
	}
	return m
}

// assemble has the parts know their machine.
func (m *Machine) assemble() {
	m.texts.m, m.resolver.m, m.thrower.m, m.collector.m = m, m, m, m
	m.decisions.m, m.waits.m, m.clockwork.m, m.touches.m = m, m, m, m
}

// Twin makes another machine for states of m, with an interpreter of its own. It
// has the same library, options, baseline and exploration, and a twin of the world;
// events are for the caller to set.
func (m *Machine) Twin(interp Interpreter) *Machine {
	t := New(m.Lib, interp, m.Opt)
	t.started, t.base, t.Heap.baseNext = m.started, m.base, m.Heap.baseNext
	t.Interrupted = m.Interrupted
	t.BreakSingle, t.LoopMode, t.Unknowns = m.BreakSingle, m.LoopMode, m.Unknowns
	if m.World != nil {
		t.World = m.World.Twin()
	}
	if m.Explore != nil {
		x := *m.Explore
		t.Explore = &x
	}
	return t
}

// Epoch returns the present epoch.
func (m *Machine) Epoch() Epoch { return m.epoch }

// CodeOf returns the decoded body of a method. It returns nil after it has
// thrown a linkage error in the current thread.
func (m *Machine) CodeOf(method *Method) *Code {
	if c := method.code.Load(); c != nil {
		return c
	}
	m.Lib.mu.Lock()
	c, err := m.Interp.Decode(m, method)
	if err == nil {
		method.code.Store(c)
		method.Max = c.Max
	}
	m.Lib.mu.Unlock()
	if err != nil {
		m.ThrowError(m.Current, err)
		return nil
	}
	return c
}

// Insns returns how many instructions have been executed on this path.
func (m *Machine) Insns() int64 { return m.misc.insns }

// CountInsns adds to the number of executed instructions.
func (m *Machine) CountInsns(n int64) { m.misc.insns += n }

// ExitStatus returns how the program ended itself, nil when it has not.
func (m *Machine) ExitStatus() *Exit { return m.misc.exit }

// SetExit ends the program.
func (m *Machine) SetExit(status int) { m.misc.exit = &Exit{status} }

// Poll is called by the loop at jumps and calls when Ticks has run out. It
// reports whether the loop should give the thread up.
func (m *Machine) Poll() bool {
	m.sliceLeft -= m.interval - m.Ticks // to the tick: who else wanted a poll must not matter
	if m.gcWanted {
		m.CollectGarbage()
	}
	if m.Interrupted.Asked() {
		m.Stop(ErrInterrupted)
	}
	expired := m.sliceLeft < 0
	if expired {
		m.startSlice()
	}
	m.interval = min(pollInterval, m.sliceLeft)
	m.Ticks = m.interval
	if m.Halt != nil {
		return true
	}
	if expired && !arrived(m, m.Current) {
		return true
	}
	if expired && m.nested == 0 && m.Explore != nil {
		return m.endless()
	}
	if expired && m.nested == 0 {
		m.expire() // a loop that waits for what a sleeper does must not starve it
		m.yielding = m.otherRunnable()
	}
	return expired && m.yielding
}

// startSlice gives the current thread a new quantum. Its length varies, so
// that a thread in a loop is not preempted at the same place for ever.
func (m *Machine) startSlice() {
	m.slices++
	m.sliceLeft = max(1, m.Opt.Quantum-int64(m.slices*7919%1009))
}

// ResetSlices starts counting anew: what a state goes on with must not depend
// on what was executed before it was restored.
func (m *Machine) ResetSlices() {
	m.slices = 0
	m.startSlice()
	m.interval = min(pollInterval, m.sliceLeft)
	m.Ticks = m.interval
}

// Stop ends the run for a reason that is not the program's.
func (m *Machine) Stop(why error) {
	if m.Halt == nil {
		m.Halt = why
		if u, ok := why.(*Unsupported); ok {
			u.nameArea()
		}
	}
	m.pollSoon()
}

// ErrInterrupted is why a machine halted when it was stopped from outside.
var ErrInterrupted = fmt.Errorf("interrupted")

// Unsupported is why a machine halts at something that it cannot execute: a
// missing native method above all. The run is then incomplete, never wrong.
type Unsupported struct {
	What  string   // "native method java.lang.X.y()V"
	Help  string   // what the user can do
	Stack []string // of the thread that met it
}

func (u *Unsupported) Error() string { return "unsupported: " + u.What }

// missingAreas are parts of Java that are not there as a whole, by what begins the names of
// the classes that they are made of.
var missingAreas = []struct{ classes, name string }{
	{"java.lang.foreign.", "foreign memory and functions (java.lang.foreign)"},
	{"jdk.internal.foreign.", "foreign memory and functions (java.lang.foreign)"},
	{"jdk.internal.vm.vector.", "the vector API (jdk.incubator.vector)"},
}

// nameArea says of which part of Java that is not there a member is.
func (u *Unsupported) nameArea() {
	for _, a := range missingAreas {
		isOf := func(line string) bool { return strings.Contains(line, a.classes) }
		if isOf(u.What) || slices.ContainsFunc(u.Stack, isOf) {
			u.What = a.name + ": " + u.What
			return
		}
	}
}

// Call runs a method to its end inside the present call, on the current
// thread. It serves booting and nothing that a state may be taken in. exc is
// what the method threw.
func (m *Machine) Call(method *Method, args ...uint64) (result uint64, exc Ref) {
	saved := m.call
	m.call = nestedCall{}
	m.Current = m.thread(m.Current.ID)
	m.PushNative(m.Current, nestedCallMethod, append([]uint64{uint64(method.ID)}, args...), 0)
	m.nested++
	for !m.call.done && m.Halt == nil {
		m.Interp.Run(m, m.Current)
		if m.Current.Status != Runnable && !m.call.done {
			m.Stop(fmt.Errorf("%s blocked where nothing else can run", method))
		}
	}
	m.nested--
	c := m.call
	m.call = saved
	return c.value, c.exc
}

// nestedCall is the outcome of Machine.Call.
type nestedCall struct {
	done  bool
	value uint64
	exc   Ref
}

var nestedCallMethod = PseudoMethod("call", func(e *Env) {
	switch e.Phase {
	case 0:
		e.CallCatch(1, e.M.Lib.MethodByID(uint32(e.Args[0])), e.Args[1:len(e.Args)-nativeLocals]...)
	default:
		e.M.call = nestedCall{done: true, value: e.Result, exc: e.Exc}
		e.Leave()
	}
}, KindCallee)
