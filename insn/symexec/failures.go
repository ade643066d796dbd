package symexec

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/choice"
)

// What is outside may not be there: whatever opens it then throws. Only opening fails.
// What has been opened could fail at any later read as well, but what code does about
// that it mostly does about the first, and each call would be one more fork.

// mostFailures are those of one path. Code that tries again would fail for ever.
const mostFailures = 2

// failures are what is thrown where nothing is there. They are those that a test can bring
// about: whose proxy refuses a connection, not whose name nobody knows.
var failures = map[SourceKind]struct{ class, message string }{
	FileSource:       {"java/io/FileNotFoundException", "(No such file or directory)"},
	ConnectionSource: {"java/net/SocketException", "SOCKS: Connection refused"},
	ListenerSource:   {"java/net/BindException", "Address already in use"},
	PageSource:       {"java/io/FileNotFoundException", "page is not there"},
	DatabaseSource:   {"java/sql/SQLException", "No suitable driver found"},
}

// fails decides whether what the call opens is not there. It reports true where the call is
// over, or waits for the decision. A file that was there once, or was not, stays so.
func (c call) fails(source Source) bool {
	m := c.M
	how, may := failures[source.Kind]
	if source.Kind == OtherSource && c.Callee.Name == "<init>" {
		how, may = failures[kindOpened[c.Callee.Class.Name]], true
	}
	if !may {
		return false
	}
	failed, before := false, 0
	for _, r := range EnvironmentOf(m) {
		if r.Kind == OutsideFailed {
			before++
		}
		if source.Kind == FileSource && r.Source == source && (r.Kind == OutsideFailed || r.Kind == OutsideOpened) {
			if r.Kind == OutsideOpened {
				return false
			}
			failed = true
		}
	}
	switch {
	case failed:
	case before == mostFailures:
		c.rt.Cut(m, fmt.Sprintf("at most %d files and connections of a path were not there", mostFailures), "")
		return false
	default:
		i, ok := m.Choose(choice.NewIntInterval("symbolic.environment.fails", 0, 1))
		if !ok {
			return true
		}
		if i == 0 {
			return false
		}
		c.noteRead(EnvironmentRead{Kind: OutsideFailed, Source: source})
	}
	c.throwFailure(how.class, strings.TrimSpace(source.Name+" "+how.message))
	return true
}

// throwFailure throws an exception of any module of the JDK.
func (c call) throwFailure(class, message string) {
	m := c.M
	if _, err := m.Lib.LoadBoot(class); err == nil {
		m.ThrowNew(c.T, class, message)
		return
	}
	k, err := m.Lib.Load(m.Lib.AppLoader, class)
	if err != nil {
		m.Stop(fmt.Errorf("cannot throw %s: %w", class, err))
		return
	}
	exc := m.Heap.NewInstance(k)
	c.T.Exc = exc // keeps it from the collector
	m.SetRefField(exc, "java/lang/Throwable", "cause", exc)
	m.SetRefField(exc, "java/lang/Throwable", "detailMessage", m.NewString(message))
	c.T.Exc = 0
	m.FillStackTrace(c.T, exc, nil)
	m.Throw(c.T, exc)
}

// kindOpened are what constructors open.
var kindOpened = map[string]SourceKind{
	"java/io/FileInputStream": FileSource, "java/io/FileReader": FileSource, "java/net/Socket": ConnectionSource, "java/net/ServerSocket": ListenerSource,
}
