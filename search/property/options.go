package property

import (
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/vm/spec"
)

// Keys say what becomes of exceptions.
var Keys = []config.Key{
	{Name: "vm.ignore_uncaught_handler", Type: config.Bool, Default: "false", JPF: true,
		Help: "Call every exception that leaves a thread a violation at once, without running the program's uncaught-exception handlers."},
	{Name: "vm.halt_on_throw", Type: config.List, JPF: true,
		Help: "Exceptions that are violations as soon as they are thrown, even where the program would catch them: class names with '*', with '!' in front for all others, or true for every exception."},
	{Name: "vm.pass_uncaught_handler", Type: config.Bool, Default: "true", JPF: true,
		Help: "An exception that an uncaught-exception handler of the program has dealt with is no violation; false makes it one after the handler ran."},
}

// Options say what a Watch looks for. The zero value is JPF's defaults.
type Options struct {
	// Passed are the exceptions that end threads without being violations: they are
	// for the program's handlers alone.
	// The zero value passes none, so whoever forgets to set it sees too much and not too
	// little.
	Passed Exceptions
	Exits  bool // with a status other than 0 are violations
	// OutOfMemory says that it is a violation when the heap is full.
	OutOfMemory bool
	Chosen      bool // the user has said which properties are checked
	Main        string

	IgnoreHandlers bool // the program's own handlers of uncaught exceptions are not run
	PassHandlers   bool // an exception that they have dealt with is none to report
	// Halts are the exceptions that are violations when they are thrown; nil for none.
	Halts      func(class string) bool
	Processors int // how many there may be; a choice if that is more than one
}

// Exceptions is a set of kinds of exceptions.
type Exceptions uint8

// The kinds: each exception is of one.
const (
	Assertions Exceptions = 1 << iota // java.lang.AssertionError
	Runtime                           // java.lang.RuntimeException
	Others
	EveryException = Assertions | Runtime | Others
)

// Parse reads the keys of exceptions. What is checked is for the caller to say.
func Parse(r *config.Reader) Options {
	return Options{Halts: haltsOn(r), IgnoreHandlers: r.Bool("vm.ignore_uncaught_handler"), PassHandlers: r.Bool("vm.pass_uncaught_handler")}
}

const haltOnThrow = "vm.halt_on_throw"

// haltsOn reads the exceptions that are violations as soon as they are thrown,
// whether the program would catch them or not; nil for none.
// JPF's key; it is for who looks for where an exception comes from that is caught far away.
func haltsOn(r *config.Reader) func(class string) bool {
	switch r.String(haltOnThrow) {
	case "", "false":
		return nil
	case "true":
		return func(string) bool { return true }
	}
	names := spec.NamesOf(r, haltOnThrow, "")
	return func(class string) bool { return names.Match(class) }
}
