package search

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/vm"
)

// Test runs inside of the program. A program that starts JUnit itself may catch
// what its tests throw, print FAILURES and end with status 0: nothing that a
// property sees. The runner was told of the failure all the same, by one of the
// methods below, and a run in which one of them was ever executed says so.

// failureSinks are methods by which the engines of tests hear of a failed test,
// and only then, by class.
// They are called for failures alone, so that one was executed says enough.
var failureSinks = map[string][]string{
	"org/junit/runner/notification/RunNotifier":     {"fireTestFailure"},
	"junit/framework/TestResult":                    {"addError", "addFailure"},
	"org/junit/platform/engine/TestExecutionResult": {"failed"},
	"org/testng/TestRunner":                         {"addFailedTest"},
	"org/scalatest/events/TestFailed":               {"<init>"},
}

// failedTests names the engines that were told of a failed test on any path.
func failedTests(l *vm.Library) []string {
	var found []string
	for id := 1; id < l.Classes(); id++ {
		c := l.ClassByID(uint32(id))
		for _, name := range failureSinks[c.Name] {
			for _, m := range c.Methods {
				if m.Name == name && m.Executed() {
					found = append(found, c.JavaName()+"."+name)
				}
			}
		}
	}
	slices.Sort(found)
	return slices.Compact(found)
}

// testsNote says that tests have failed inside of the program, "" for none.
// It is a note and no violation: a program that tests a test runner does this on purpose.
func (p *Program) testsNote() string {
	found := failedTests(p.Machine.Lib)
	if len(found) == 0 {
		return ""
	}
	return fmt.Sprintf("failed tests: the program runs tests itself, and some of them failed (%s was called); "+
		"where the main class of the run is the runner's, such as org.junit.runner.JUnitCore, that is a violation", strings.Join(found, ", "))
}
