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

// kept is what a listener keeps in the state.
type kept struct{ value any }

// Unmatched tells the machine that states are equal whatever is kept.
func (kept) Unmatched() {}

// Kept tells the search to keep the value with the state in any case.
func (kept) Kept() {}

func (c *Context) key() string { return "listener." + c.name }

// Keep returns what SetKeep kept in the present state or one before it on the
// path, nil if nothing.
func (c *Context) Keep() any {
	k, _ := c.Machine.Extra(c.key()).(kept)
	return k.value
}

// SetKeep keeps a value with the state. It must be immutable.
func (c *Context) SetKeep(v any) { c.Machine.SetExtra(c.key(), kept{v}) }

// Printf prints a line or more to the listeners' output.
func (c *Context) Printf(format string, args ...any) { fmt.Fprintf(c.Out, format, args...) }

func slashed(class string) string { return strings.ReplaceAll(class, ".", "/") }
