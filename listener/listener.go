// Package listener lets others follow a run: the search and the machine tell
// what happens, and listeners print, count, check properties or prune.
//
// A listener implements whichever of the one-method interfaces of this package
// it needs; nobody pays for an event that nobody asked for. Without a listener
// of instructions or methods the machine runs its fast loop.
//
// Invariants. A listener that panics or fails is detached and the search goes
// on without it; the run is then incomplete, for the listener might have found
// a violation. So is a run in which a listener ignored a state. What a listener
// keeps with Context.SetKeep belongs to the state: it is saved and restored
// with it and takes no part in matching, so it must be immutable.
package listener

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
)

// The events of a search.
type (
	// SearchStarted hears of the start.
	SearchStarted interface{ SearchStarted(*Context) }
	// StateRestored hears that the machine is back in a state, before the next
	// transition leaves it.
	StateRestored interface{ StateRestored(c *Context, depth int) }
	// StateAdvanced hears of the state that a transition reached.
	StateAdvanced interface {
		StateAdvanced(*Context, *search.Advance)
	}
	// StateBacktracked hears that a state has no alternatives left.
	StateBacktracked interface{ StateBacktracked(c *Context, depth int) }
	// PropertyViolated hears of a violation that is reported.
	PropertyViolated interface {
		PropertyViolated(*Context, *search.Violation)
	}
	// SearchConstraintHit hears that something is left out, once per reason.
	SearchConstraintHit interface {
		SearchConstraintHit(*Context, search.Cut)
	}
	// SearchFinished hears of the end; the verdict follows from the result.
	SearchFinished interface {
		SearchFinished(*Context, *search.Result)
	}
)

// The events of the machine.
type (
	// ExecuteInstruction hears of each instruction in front of its execution. An
	// instruction that has to wait, to initialise a class or to choose is
	// executed, and told, again.
	ExecuteInstruction interface{ ExecuteInstruction(*Context, Instruction) }
	// MethodEntered hears of each Java method that starts; native methods are
	// not told.
	MethodEntered interface{ MethodEntered(*Context, Instruction) }
	// MethodExited hears of each Java method that ended, in whatever way, when
	// the thread executes its next instruction.
	MethodExited interface {
		MethodExited(c *Context, t *vm.Thread, m *vm.Method)
	}
	// ExceptionThrown hears of the exceptions of throw statements.
	ExceptionThrown interface {
		ExceptionThrown(c *Context, in Instruction, exception vm.Ref)
	}
	// ChoiceRegistered hears of each generator that a new state stands in front of.
	ChoiceRegistered interface {
		ChoiceRegistered(*Context, choice.Generator)
	}
)

// Instruction is a thread in front of an instruction.
type Instruction struct {
	Thread *vm.Thread
	Frame  *vm.Frame
}

// User reports whether the code is the program's own, not the JDK's.
func (in Instruction) User() bool { return User(in.Frame.Method) }

// User reports whether a method is the program's own, not the JDK's.
func User(m *vm.Method) bool {
	return m.Class.Loader != nil && m.Class.Loader.Kind >= vm.LoaderApp && !m.Has(vm.TraitPseudo)
}

// File returns the source file of a method's class, or "?".
func File(m *vm.Method) string {
	if f := m.Class.File; f != nil && f.SourceFile != "" {
		return f.SourceFile
	}
	return "?"
}

// Location returns File.java:line.
func (in Instruction) Location() string {
	return fmt.Sprintf("%s:%d", File(in.Frame.Method), in.Frame.Line())
}

// Info describes a kind of listener.
type Info struct {
	Names []string // the first is its own, the others are aliases
	Doc   string   // one sentence
	Keys  []config.Key
	// New makes a listener; an error is one of the configuration.
	New func(*config.Config) (any, error)
}

var (
	kinds  []*Info
	byName = map[string]*Info{}
)

// Register makes a kind of listener known. Call it from an init function. It
// panics if a name is taken.
func Register(info Info) {
	for _, name := range info.Names {
		if byName[short(name)] != nil {
			panic("listener: registered twice: " + name)
		}
		byName[short(name)] = &info
	}
	kinds = append(kinds, &info)
	slices.SortFunc(kinds, func(a, b *Info) int { return strings.Compare(a.Names[0], b.Names[0]) })
}

// Kinds returns what is registered, sorted by name.
func Kinds() []*Info { return kinds }

// Keys returns the configuration keys of all that is registered.
func Keys() []config.Key {
	var keys []config.Key
	for _, k := range kinds {
		keys = append(keys, k.Keys...)
	}
	return keys
}

// short is a class name without its package.
func short(name string) string { return name[strings.LastIndexByte(name, '.')+1:] }

// Attach makes the listeners that the configuration names, in its order, and
// connects them with the program. What they print goes to out.
func Attach(p *search.Program, cfg *config.Config, out io.Writer) error {
	var list []*attached
	for _, name := range cfg.Classes("listener") {
		l, err := make1(name, cfg, out)
		if err != nil {
			return fmt.Errorf("%s: listener %s: %w", cfg.Origin("listener"), name, err)
		}
		list = append(list, newAttached(name, l))
	}
	if len(list) > 0 {
		connect(p, cfg, out, list)
	}
	return nil
}

func make1(name string, cfg *config.Config, out io.Writer) (any, error) {
	if strings.HasSuffix(name, ".star") {
		return loadScript(name, cfg, out)
	}
	if info := byName[short(name)]; info != nil {
		return info.New(cfg)
	}
	return nil, fmt.Errorf("there is none of this name; gojpf listeners lists them")
}
