package search

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/threads"
	"github.com/gojpf/gojpf/vm"
)

// Exit statuses. A program that ends with a status other than 0 has told its
// caller that it failed, and a JUnit run that it printed FAILURES. Whether that is
// a violation only the user knows; ExitStatusProperty says so. A run without it
// tells which statuses were met.

// exitProperty is its name in reports.
const exitProperty = propertyPackage + exitStatus

// testRunners are main classes that end with a status other than 0 when a test
// has failed. Where they end the program, ExitStatusProperty is checked unless
// search.properties is set.
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
func (w *watch) exits(e *vm.Env) {
	if !e.MayRun(vm.Operation{Kind: vm.OpEnd}) {
		return
	}
	status := int(e.Int(0))
	if status != 0 && w.failsBy(e) {
		w.end(e.M, exitViolation(w.program, e.M, e.T, status))
		return
	}
	e.M.SetExit(status)
}

// failsBy reports whether an exit with a status other than 0 is a violation.
func (w *watch) failsBy(e *vm.Env) bool {
	p := w.program
	if p == nil || p.properties.exits || !p.cfg.Origin("search.properties").IsDefault() {
		return p != nil && p.properties.exits
	}
	if slices.Contains(testRunners, p.Name) {
		return true
	}
	found := false
	e.T.Frames(func(f *vm.Frame) bool {
		found = found || f.Method.Class != nil && slices.Contains(testRunners, f.Method.Class.JavaName())
		return !found
	})
	return found
}

func exitViolation(p *Program, m *vm.Machine, t *vm.Thread, status int) *Violation {
	message := fmt.Sprintf("the program ends with exit status %d", status)
	v := &Violation{Kind: KindProperty, Property: exitProperty, Message: message, Details: exitProperty + ": " + message}
	if t != nil {
		v.Thread = m.ThreadName(t)
		v.locate(threads.StackOf(t))
	}
	return v
}

// ended looks at the status of a program that has come to its end. It returns
// nil if that is no violation, and counts it otherwise.
func (x *explorer) ended(n *node) *Violation {
	m := x.m
	status := 0
	if e := m.ExitStatus(); e != nil {
		status = e.Status
	} else if models.Uncaught(m) {
		status = 1 // the launcher's
		if x.p.properties.exits {
			return exitViolation(x.p, m, nil, status)
		}
	}
	if status != 0 && (n == nil || !n.again) {
		s := &x.r.Statistics
		if s.Exits == nil {
			s.Exits = map[int]int64{}
		}
		s.Exits[status]++
	}
	return nil
}

// exitNote says which statuses a program has ended with that was not to fail by
// them, "" for none but 0.
func (p *Program) exitNote(s *Statistics) string {
	if len(s.Exits) == 0 {
		return ""
	}
	var list []string
	for _, status := range slices.Sorted(maps.Keys(s.Exits)) {
		times := "once"
		if n := s.Exits[status]; n > 1 {
			times = fmt.Sprintf("%d times", n)
		}
		list = append(list, fmt.Sprintf("%d (%s)", status, times))
	}
	return "exit status: the program ended with " + strings.Join(list, ", ") + "; search.properties+=,." + strings.TrimPrefix(exitProperty, "gov.nasa.jpf.") + " makes that a violation"
}
