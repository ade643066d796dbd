package listener

import (
	"fmt"
	"io"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
)

// Context is a listener's access to the run. It is valid for the whole run.
type Context struct {
	Program *search.Program
	Machine *vm.Machine // for reading
	Result  *search.Result
	Config  *config.Config
	Out     io.Writer
	name    string
	set     *set
}

// Ignore ends the present path: nothing that follows it is searched. The run
// is then incomplete.
func (c *Context) Ignore() {
	c.Machine.IgnorePath()
	c.Program.Cut(search.Cut{Reason: "states ignored by listener " + c.name}, false)
}

// Stop ends the search for the given reason; the run is then incomplete.
func (c *Context) Stop(reason, help string) {
	c.Machine.IgnorePath()
	c.Program.Cut(search.Cut{Reason: reason, Help: help}, true)
}

// Violate reports that a property does not hold in the present state.
func (c *Context) Violate(property, message string) {
	c.ViolateBy(c.Machine.Current, search.KindProperty, property, message)
}

// ViolateBy is Violate for a violation of another kind (search.KindRace and
// others) that a thread is at the centre of.
func (c *Context) ViolateBy(t *vm.Thread, kind, property, message string) {
	c.set.accuse(c.name)
	c.Program.Violate(c.name, t, kind, property, message)
}

// preserved is what a listener keeps in the state.
type preserved struct{ value any }

// Unmatched tells the machine that states are equal whatever is preserved.
func (preserved) Unmatched() {}

// Preserved tells the search to keep the value with the state in any case.
func (preserved) Preserved() {}

// matched is what a listener keeps in the state that has a part in matching.
type matched struct{ value vm.StateData }

// AppendState implements vm.StateData.
func (m matched) AppendState(b []byte) []byte { return m.value.AppendState(b) }

// Preserved tells the search to keep the value with the state in any case.
func (matched) Preserved() {}

func (c *Context) key() string { return "listener." + c.name }

// Keep returns what SetKeep preserved in the present state or one before it on the
// path, nil if nothing.
func (c *Context) Keep() any {
	switch k := c.Machine.Extra(c.key()).(type) {
	case preserved:
		return k.value
	case matched:
		return k.value
	}
	return nil
}

// SetMatchedKeep is SetKeep for a value that decides what the listener will say:
// states that differ in it are different.
func (c *Context) SetMatchedKeep(v vm.StateData) { c.Machine.SetExtra(c.key(), matched{v}) }

// SetKeep keeps a value with the state. It must be immutable. States that differ in
// it only are equal.
func (c *Context) SetKeep(v any) { c.Machine.SetExtra(c.key(), preserved{v}) }

// Printf prints a line or more to the listeners' output.
func (c *Context) Printf(format string, args ...any) { fmt.Fprintf(c.Out, format, args...) }

func slashed(class string) string { return strings.ReplaceAll(class, ".", "/") }
