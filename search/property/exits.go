package property

import (
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/vm"
)

// testRunners are main classes that end with a status other than 0 when a test
// has failed. Where they end the program, ExitStatusProperty is checked unless
// search.properties is set.
// Without this list a build whose tests fail would be safe: a runner catches what tests throw.
var testRunners = []string{
	"org.junit.runner.JUnitCore",
	"junit.textui.TestRunner",
	"org.junit.platform.console.ConsoleLauncher",
	"org.junit.platform.console.Main",
	"org.testng.TestNG",
	"io.cucumber.core.cli.Main",
	"cucumber.api.cli.Main",
	"org.scalatest.tools.Runner",
	"gov.nasa.jpf.tool.RunTest",
}

// exits takes the place of Shutdown.halt0(int), by which every program ends
// itself.
func (w *Watch) exits(e *vm.Env) {
	// What other threads would have done on this path may matter, so they may go first.
	if !e.MayRun(vm.Operation{Kind: vm.OpEnd}) {
		return
	}
	status := int(e.Int(0))
	if status != 0 && w.failsBy(e) {
		w.Stop(e.M, Exit(e.M, e.T, status))
		return
	}
	e.M.SetExit(status)
}

// failsBy reports whether an exit with a status other than 0 is a violation.
// Many programs report an ordinary result by a status other than 0, so it is a violation only
// for who has asked for it, or where a runner of tests ends the program.
func (w *Watch) failsBy(e *vm.Env) bool {
	switch {
	case w.o.Exits:
		return true
	case w.o.Chosen:
		return false
	case slices.Contains(testRunners, w.o.Main):
		return true
	}
	found := false
	e.T.Frames(func(f *vm.Frame) bool {
		found = found || f.Method.Class != nil && slices.Contains(testRunners, f.Method.Class.JavaName())
		return !found
	})
	return found
}

// Exit describes an end with a status other than 0; t is nil where no thread has
// asked for it.
func Exit(m *vm.Machine, t *vm.Thread, status int) *Violation {
	message := fmt.Sprintf("the program ends with exit status %d", status)
	v := &Violation{Kind: KindProperty, Property: Package + ExitStatus, Message: message, Details: Package + ExitStatus + ": " + message}
	v.By(m, t)
	return v
}
