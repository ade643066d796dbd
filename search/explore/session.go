// Package explore walks the state space of a loaded program: it executes transitions,
// takes and restores states, decides which alternatives are left, what was met before
// and what is wrong, and when to stop.
//
// A [Target] is what is explored, and stays as it is; a [Session] is one search of it.
// The walk itself, its nodes and its frontier are nobody else's business.
//
// Invariants. A verdict is never better than what was executed: whatever was cut is
// counted in the result, and a result with something cut is incomplete. What a walk
// keeps for a path is restored with the path. It never loads programs, and reads no
// keys but its own.
package explore

import (
	"io"
	"slices"
	"sync"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/search/world"
	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/vm"
)

// Target is what a search explores: a loaded program, with all that was set for it.
// It is fixed for the run, and the same for all who search.
// Workers, stages and rounds share it. Nothing in it is written once a search has begun, but
// for warnings, which several workers may add.
type Target struct {
	Machine *vm.Machine // workers have twins of it
	Main    *vm.Method
	Name    string // of the main class
	Args    []string

	Config   *config.Config
	Options  *Options
	World    *world.Options
	Factory  insn.Factory
	Symexec  *symexec.Runtime // nil on one path only
	Watch    *property.Watch  // nil on one path only
	Strategy strategy.New     // in place of search.class, nil for none
	Listed   bool             // traces have instructions
	// Classes finds files of the program's own classes for proofs; nil where somebody
	// else has a say in what the program does.
	Classes func(name string) (data []byte, ok bool)
	Ending  *stop.Stop // of the run
	// Begin has the program start. What is unknown is so from there on.
	Begin    func()
	Out, Err io.Writer // as they were given, whatever is shown

	warnings struct {
		mu   sync.Mutex
		list []config.Warning
	}
}

// Warn notes something that the user should know, once.
func (t *Target) Warn(text string) {
	t.warnings.mu.Lock()
	defer t.warnings.mu.Unlock()
	if w := (config.Warning{Text: text}); !slices.Contains(t.warnings.list, w) {
		t.warnings.list = append(t.warnings.list, w)
	}
}

// Warnings lists what was noted so far.
func (t *Target) Warnings() []config.Warning {
	t.warnings.mu.Lock()
	defer t.warnings.mu.Unlock()
	return slices.Clone(t.warnings.list)
}

// Session is a search as those see it who take part in it from outside: who leads,
// observes, or saves it. The walk through the states stands behind it. Each worker
// has one of its own.
// Its methods are for observers, listeners and guides, who know nothing of nodes; walk is nil
// until Explore, and is replaced while a rehearsal, a quick phase or a repetition goes on: so
// what a native of Verify asks for is answered by whoever executes it.
type Session struct {
	*Target
	m          *vm.Machine
	walk       *explorer // under way
	properties properties

	observer   Observer
	guide      Guide        // of the search's beginning
	intervenes bool         // the observer changes what instructions do
	stops      bool         // the observer looks at what threads are about to do
	cuts       []result.Cut // of the observer, not yet counted
	stop       bool         // the observer wants the search to end
	// It is a pointer as workers have copies of the session, and the prover is a goroutine of
	// its own.
	proved    *proofCell
	replaying bool // a path that was taken before is executed again

	checkpoints *checkpoints // nil for none
	stage       *stage       // nil where the program is searched as a whole
	news        *published
	storeBytes  int64 // memory of the visited states outside of Go's heap
}

// NewSession prepares a search. The program can run.
func NewSession(t *Target) *Session {
	return &Session{Target: t, m: t.Machine, news: &published{}, proved: &proofCell{}}
}

// unknowns is the path of the machine's state where it has met unknown values,
// else nil. Such states are not matched: equal ones differ in what their values
// depend on.
func (s *Session) unknowns() *core.Path {
	if s.Symexec == nil {
		return nil
	}
	return core.PathOf(s.m)
}

// Check says what does not go together, before anything runs.
func (s *Session) Check() error { return (&explorer{s: s, m: s.m}).setup().configure() }

// Spent is how long the processes before this one have searched, and how many bytes
// the visited states have taken outside of Go's heap.
func (s *Session) Spent() (before time.Duration, stored int64) {
	if s.checkpoints != nil {
		before = s.checkpoints.before
	}
	return before, s.storeBytes
}
