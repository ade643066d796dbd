package vm

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
)

// Assumptions are what a search takes for granted of a program's variables and
// threads until it is shown otherwise. It is shared by all machines of a
// search, and only ever grows.
type Assumptions struct {
	mu      sync.Mutex
	fields  atomic.Pointer[[]level] // by Field.ID
	arrays  atomic.Pointer[[]level] // by Class.ID
	facts   atomic.Uint64
	met     atomic.Uint32
	dropped atomic.Int64
	known   map[string]level // from the start, by name; see Restore
}

// level is how much has been given up of what is assumed of a variable.
type level uint8

const (
	levelConstant level = iota // not written once it is shared
	levelOrdered               // accessed by one thread, or under a lock, or after a join
	levelElements              // so is each element of an array
	levelFree
	levelRacy // accesses are not ordered by what happens before what, see weak.go
)

// Fact is something that happens in a program at all.
type Fact uint64

// The facts.
const (
	// Interrupts: a thread interrupts another.
	Interrupts Fact = 1 << iota
	// Observes: a thread asks whether another is alive, or what it does.
	Observes
	// TwoOwners: a synchronizer has two exclusive owners.
	TwoOwners
	// Breaks: a thread is interrupted that is no idle worker of a pool.
	Breaks
	// Workers: it matters which worker of a pool executes a task, or how many
	// there are.
	Workers
	// Tallies: it matters how many tasks a pool has executed.
	Tallies
	// Identities: a thread asks for what tells threads apart but for what they do.
	Identities
	// UnknownValues: several threads run while there are values that are not known.
	UnknownValues
	// FileTimes: a thread asks for the times or the number of a file.
	FileTimes
	// ThreadMonitors: the monitor of a java.lang.Thread is entered by other code than
	// that of Thread.
	ThreadMonitors
	// Interns: a thread interns a String that nobody has interned before.
	Interns
	// Counts: something compares the number of modifications of a collection that
	// threads share.
	Counts
	// CountsRead: code outside of java.util reads such a number.
	CountsRead
	// AsksStates: a thread asks for the state of another.
	AsksStates
	// HiddenFields: the program reaches a field that the JDK shows nobody, see
	// hidden.go.
	HiddenFields
	// AsksSizes: a thread asks for the size of a concurrent map, or for keys of a sorted
	// one by their place.
	AsksSizes
	// AsksParties: a thread asks who takes part in a phaser, and has arrived, or is one too many.
	AsksParties
	// AsksFutures: a thread asks for more of a future than its result.
	AsksFutures
	// AsksOwners: a thread asks who holds a lock of java.util.concurrent.
	AsksOwners
	// AsksPools: a thread asks for the workers of a pool, or its queue.
	AsksPools
	// EndsPools: a pool of fork and join is shut down while tasks come in or run.
	EndsPools
	// AsksStacks: a thread asks for the stack trace of another.
	AsksStacks
	// Intrudes: a thread suspends or stops another, wherever that is and whatever it
	// holds. What is done under a lock then is to be interleaved even if others only
	// ever see it whole: nothing is reduced any more.
	Intrudes
	// Alike: two threads do the same work, and might change places.
	Alike
	// ToldApart: to have such threads change places was tried, and no state was met
	// again because of that: it matters somewhere who is who.
	ToldApart
	// Races: under the Java memory model a thread reads or writes over what nothing has
	// ordered before it.
	Races
	// JoinsAhead: threads are joined ahead. It is not learnt but decided by a search, and
	// one of the facts because who repeats its paths has to do the same.
	JoinsAhead
	// AsksSums: a thread asks for the sum of an adder.
	AsksSums
	// TriesLocks: a thread tries to get a lock of java.util.concurrent without waiting for
	// it, or asks whether it is taken.
	TriesLocks
	// TakesPermits: a thread takes several permits of a semaphore at once.
	TakesPermits
	// Parks: the program's own code parks a thread, or asks for what one is parked.
	Parks
	// SharesTasks: a thread cancels a task, runs one that another has begun to run, or says
	// that one is done which it does not run.
	SharesTasks
	// AsksBarriers: a thread asks how many have arrived at a barrier, resets or breaks one,
	// or is one too many.
	AsksBarriers
	// AsksCancelled: a thread asks for a task of a scheduled pool that another has shut down.
	AsksCancelled
	// AsksForks: a thread asks whether a pool of fork and join has ended, or for its workers.
	AsksForks
	// ShutByOthers: a pool is shut down by another thread than main.
	ShutByOthers
	// AsksTasks: a thread asks whether an executor with a thread for each task is
	// terminated, or has its threads interrupted.
	AsksTasks
	// RefusesTasks: such an executor refuses a task.
	RefusesTasks
	// AsksGroups: a thread asks which threads and groups a group has, or enters its monitor.
	AsksGroups
	// LockedConsoles: somebody can tell that a text is printed, or the input read, under the
	// monitor of the stream.
	LockedConsoles
	// RefusesShut: a pool that is shut down refuses a task of another thread than main.
	RefusesShut
	// AsksOwnPool: main asks whether a pool has ended that it alone shuts down.
	AsksOwnPool
	// SharesQueues: something is taken from the queue of a pool by somebody else than its workers.
	SharesQueues
	// CountsMaps: a thread counts what it has entered or removed while others may do the same.
	CountsMaps
	// GrowsMaps: the table of a concurrent map becomes larger when all others have ended.
	GrowsMaps
	// ShrinksMaps: a thread removes an entry of a concurrent map.
	ShrinksMaps
	// FillsMaps: the table of such a map would become larger if threads that have ended had
	// not been counted yet.
	FillsMaps
	// ReadersWait: a thread that holds a lock for reading may wait for others, or holds it
	// unnoticed, see readlocks.go.
	ReadersWait
	// ChangesPools: a thread changes the settings of a pool while others may use it.
	ChangesPools
	// WaitsItself: the program's own code parks a thread for as long as it takes.
	WaitsItself
)

// EarlyFacts are those on which it depends what a program does before it has a second
// thread, too.
const EarlyFacts = FileTimes | ThreadMonitors | LockedConsoles

// FactsOfMatching say which states are the same, or what was met: what a thread sees does not
// depend on whether they are known.
const FactsOfMatching = Identities | Tallies | Counts | CountsRead | Alike | ToldApart | Races | CountsMaps | GrowsMaps | ShrinksMaps | FillsMaps

// Dropped counts the assumptions that were given up.
func (a *Assumptions) Dropped() int64 { return a.dropped.Load() }

// Doubt notes that what was relied on beside these assumptions does not hold.
func (a *Assumptions) Doubt() { a.dropped.Add(1) }

// Happens reports whether a fact is known.
func (a *Assumptions) Happens(f Fact) bool { return Fact(a.facts.Load())&f != 0 }

// Meets reports whether a choice was met.
func (a *Assumptions) Meets(c Met) bool { return Met(a.met.Load())&c != 0 }

// Facts are all that are known.
func (a *Assumptions) Facts() Fact { return Fact(a.facts.Load()) }

// Begin notes a fact that holds from the start, or that nothing depends on by itself.
func (a *Assumptions) Begin(f Fact) { a.facts.Or(uint64(f)) }

// Learn notes a fact.
func (a *Assumptions) Learn(f Fact) {
	if f&^a.Facts() != 0 {
		a.facts.Or(uint64(f))
		a.dropped.Add(1)
	}
}

// raised is how far this search has given up; one that has begun with names asks of.
func (a *Assumptions) raised(list *atomic.Pointer[[]level], id uint32) level {
	if l := list.Load(); l != nil && int(id) < len(*l) {
		return (*l)[id]
	}
	return levelConstant
}

// field is what is given up of a field.
func (a *Assumptions) field(f *Field) level { return a.of(&a.fields, f.ID, f.String) }

// of is what is given up of a variable, by this search or by the one whose names it has begun with.
func (a *Assumptions) of(list *atomic.Pointer[[]level], id uint32, name func() string) level {
	l := a.raised(list, id)
	if l == levelConstant && len(a.known) > 0 {
		if k := a.known[name()]; k != levelConstant {
			a.raise(list, id, k)
			a.dropped.Add(-1)
			return k
		}
	}
	return l
}

// Copy returns assumptions of their own that begin as these, for what is to leave no trace.
func (a *Assumptions) Copy() *Assumptions {
	a.mu.Lock()
	defer a.mu.Unlock()
	c := &Assumptions{known: maps.Clone(a.known)}
	c.fields.Store(a.fields.Load())
	c.arrays.Store(a.arrays.Load())
	c.facts.Store(a.facts.Load())
	c.met.Store(a.met.Load())
	c.dropped.Store(a.dropped.Load())
	return c
}

// MetName stands for what was met among names: no variable is called like that.
const MetName = "?"

// Withdrawn returns the names of what was given up and the facts that were learnt,
// so that another search can begin with them.
func (a *Assumptions) Withdrawn(lib *Library) []string {
	var names []string
	if l := a.fields.Load(); l != nil {
		for id, k := range *l {
			if k != levelConstant {
				names = append(names, fmt.Sprintf("%s=%d", lib.FieldByID(uint32(id)), k))
			}
		}
	}
	if l := a.arrays.Load(); l != nil {
		for id, k := range *l {
			if k != levelConstant {
				names = append(names, fmt.Sprintf("%s=%d", lib.ClassByID(uint32(id)).Name, k))
			}
		}
	}
	for name, k := range a.known {
		if text := fmt.Sprintf("%s=%d", name, k); !slices.Contains(names, text) {
			names = append(names, text)
		}
	}
	slices.Sort(names)
	if f := a.facts.Load(); f != 0 {
		names = append(names, fmt.Sprintf("=%d", f))
	}
	if c := a.met.Load(); c != 0 {
		names = append(names, fmt.Sprintf("%s=%d", MetName, c))
	}
	return names
}

// Unordered reports whether there is a variable that is not volatile of which it was
// shown that its accesses have no order and no lock in common.
func (a *Assumptions) Unordered(lib *Library) bool {
	if l := a.fields.Load(); l != nil {
		for id, k := range *l {
			if k >= levelFree && !lib.FieldByID(uint32(id)).Volatile() {
				return true
			}
		}
	}
	l := a.arrays.Load()
	return l != nil && slices.ContainsFunc(*l, func(k level) bool { return k >= levelFree })
}

// Restore begins with what another search has given up. It must be called
// before the first access.
func (a *Assumptions) Restore(names []string) error {
	a.known = map[string]level{}
	for _, text := range names {
		name, number, ok := strings.Cut(text, "=")
		n, err := strconv.ParseUint(number, 10, 64)
		switch {
		case !ok || err != nil || name != "" && name != MetName && (n == 0 || n > uint64(levelRacy)):
			return fmt.Errorf("%q is not an assumption", text)
		case name == "":
			a.facts.Store(n)
		case name == MetName:
			a.met.Store(uint32(n))
		default:
			a.known[name] = level(n)
		}
	}
	return nil
}

func (a *Assumptions) raise(list *atomic.Pointer[[]level], id uint32, to level) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.raised(list, id) >= to {
		return
	}
	var old []level
	if l := list.Load(); l != nil {
		old = *l
	}
	n := make([]level, max(len(old), int(id)+1))
	copy(n, old)
	n[id] = to
	list.Store(&n)
	a.dropped.Add(1)
}

// Noticed reports whether a fact is known, or nothing is assumed.
func (m *Machine) Noticed(f Fact) bool {
	x := m.Explore
	return x != nil && (x.Reduces() < ReduceLocks || x.Assumptions.Happens(f))
}

// Learn notes a fact.
func (m *Machine) Learn(f Fact) {
	if m.Explore != nil {
		m.Explore.Assumptions.Learn(f)
	}
}

// AssumeNothingOf makes every access to an element of shared arrays of a class
// an operation.
func (m *Machine) AssumeNothingOf(array *Class) {
	if x := m.Explore; x != nil {
		x.Assumptions.raise(&x.Assumptions.arrays, array.ID, levelFree)
	}
}

// AssumeNothing makes every access to a field an operation.
func (m *Machine) AssumeNothing(f *Field) {
	if x := m.Explore; x != nil {
		x.Assumptions.raise(&x.Assumptions.fields, f.ID, levelFree)
	}
}
