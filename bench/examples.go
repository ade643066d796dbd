package bench

import (
	"embed"
	"fmt"
	"strings"
)

//go:embed symbolic/*.java
var exampleSources embed.FS

// Example is a program that is executed symbolically, in one size, and taken to
// completion.
type Example struct {
	Class string
	Args  []string
	// Method is the value of symbolic.method.
	Method string
	// Paths is how many ways there are through the program.
	Paths int
	// From21 and From25 are how many it has on Java 21 and 25, where the JDK answers by
	// branches what it looked up in tables on 17; 0 where it is as before.
	From21, From25 int
	// Long examples are left out where nobody asks for them by name.
	Long bool
}

// Name is the class and its arguments, as in "Sorting-5-merge".
func (e Example) Name() string { return strings.Join(append([]string{e.Class}, e.Args...), "-") }

func example(paths int, method, class string, args ...string) Example {
	return Example{Class: class, Args: args, Method: method, Paths: paths}
}

// PathsOn is how many paths it has on a release of Java.
func (e Example) PathsOn(release int) int {
	switch {
	case release >= 25 && e.From25 > 0:
		return e.From25
	case release >= 21 && e.From21 > 0:
		return e.From21
	}
	return e.Paths
}

// branching gives an example its numbers of paths on Java 21 and 25.
func branching(from21, from25 int, e Example) Example {
	e.From21, e.From25 = from21, from25
	return e
}

// long marks an example that takes more than a few seconds.
func long(e Example) Example {
	e.Long = true
	return e
}

// Values of symbolic.method.
var (
	switchStep   = "AltitudeSwitch.step(sym#sym#sym#sym)"
	flapsStep    = "Flaps.step(sym#sym#sym)"
	advise       = "Avoidance.advise(" + unknown(12) + ")"
	sortTest     = "Sorting.test(con#sym)"
	accountsStep = "Accounts.operate(con#con#sym)"
)

// brakeSteps is a sequence of n steps of the brake, as one method.
func brakeSteps(n int) string { return fmt.Sprintf("WheelBrake.steps%d(%s)", n, unknown(3*n)) }

// spell compares n characters with a word.
func spell(n int) string { return fmt.Sprintf("Spelling.spells%d(%s)", n, unknown(n)) }

// serial checks a number of n characters.
func serial(n int) string { return fmt.Sprintf("Serial.check%d(%s)", n, unknown(n)) }

// scan has n characters go through a table-driven scanner.
func scan(n int) string { return fmt.Sprintf("Tokens.scan%d(%s)", n, unknown(n)) }

// structure is an operation of a data structure on an unknown element.
func structure(class string) string { return class + ".operate(con#sym)" }

func unknown(parameters int) string {
	return strings.TrimSuffix(strings.Repeat("sym#", parameters), "#")
}

// Examples lists the examples in the order in which they are measured. The
// test of this list says where the numbers of paths come from.
var Examples = []Example{
	example(11, "Triangle.classify(sym#sym#sym)", "Triangle"),
	example(38_241, switchStep, "AltitudeSwitch", "3"),
	long(example(1_218_333, switchStep, "AltitudeSwitch", "4")),
	example(13_824, brakeSteps(3), "WheelBrake", "3"),
	example(331_776, brakeSteps(4), "WheelBrake", "4"),
	long(example(7_962_624, brakeSteps(5), "WheelBrake", "5")),
	example(911, flapsStep, "Flaps", "3"),
	example(73_809, flapsStep, "Flaps", "5"),
	example(655, advise, "Avoidance"),
	example(1_233, structure("SearchTree"), "SearchTree", "4"),
	example(256_095, structure("SearchTree"), "SearchTree", "6"),
	example(1_233, structure("RedBlackTree"), "RedBlackTree", "4"),
	example(256_095, structure("RedBlackTree"), "RedBlackTree", "6"),
	example(47_293, structure("RedBlackTree"), "RedBlackTree", "7", "1"),
	example(1_233, structure("TreeMaps"), "TreeMaps", "4"),
	example(256_095, structure("TreeMaps"), "TreeMaps", "6"),
	example(450, structure("BinomialHeap"), "BinomialHeap", "5"),
	example(31_732, structure("BinomialHeap"), "BinomialHeap", "8"),
	example(502, structure("FibonacciHeap"), "FibonacciHeap", "5"),
	example(40_669, structure("FibonacciHeap"), "FibonacciHeap", "8"),
	example(901, structure("Lists"), "Lists", "4"),
	example(145_929, structure("Lists"), "Lists", "6"),
	example(4_096, accountsStep, "Accounts", "3"),
	example(65_536, accountsStep, "Accounts", "4"),
	long(example(1_048_576, accountsStep, "Accounts", "5")),
	branching(29, 53, example(20, spell(2), "Spelling", "2")),
	branching(121, 321, example(66, spell(3), "Spelling", "3")),
	branching(497, 1_937, example(212, spell(4), "Spelling", "4")),
	branching(9, 11, example(8, serial(2), "Serial", "2")),
	branching(10, 12, example(9, serial(3), "Serial", "3")),
	branching(11, 13, example(10, serial(4), "Serial", "4")),
	example(19, scan(4), "Tokens", "4"),
	example(67, scan(6), "Tokens", "6"),
	example(24, sortTest, "Sorting", "4"),
	example(120, sortTest, "Sorting", "5", "bubble"),
	example(720, sortTest, "Sorting", "6", "merge"),
	example(5_040, sortTest, "Sorting", "7"),
}

// SelectExamples returns the examples whose names begin with one of the words;
// no word stands for all that are not long.
func SelectExamples(words []string) ([]Example, error) {
	return selectNamed(Examples, words, "example", func(e Example) bool { return !e.Long })
}

// CompileExamples compiles all examples with the javac of a JDK into a folder;
// api is where the classes of gov.nasa.jpf are.
func CompileExamples(javaHome, api, dir string) error {
	return compile(exampleSources, javaHome, dir, "-cp", api)
}
