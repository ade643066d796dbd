package tests

import "embed"

//go:embed driver/classes
var driverClasses embed.FS

// framework is what runs the tests of a class.
type framework string

const (
	junit4  framework = "JUnit 4"
	jupiter framework = "JUnit 5"
	testNG  framework = "TestNG"
)

// operations is for classes without a framework: those whose operations are annotated, see
// package linear.
const operations framework = ""

// frameworks are all of them.
var frameworks = []framework{junit4, jupiter, testNG}

// driver is the main class that has a framework run.
func (f framework) driver() string {
	return map[framework]string{junit4: "gojpf.tests.JUnit4", jupiter: "gojpf.tests.Jupiter", testNG: "gojpf.tests.TestNG"}[f]
}
