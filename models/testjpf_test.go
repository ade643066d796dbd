package models

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/vm/classfile"
)

// testJPFAPI are the methods of JPF's TestJPF that test classes may call, with
// the number of their forms, and those of JUnit's assertions that it lacks.
const testJPFAPI = `fail 3; report 1; getSutClassName 1; isJPFRun 1; isJUnitRun 1; isRunTestRun 1; getOptions 1
hasExplicitTestMethods 1; getMatchingMethods 1; isMatchingMethod 1; getContextMethods 1; getBeforeMethods 1; getAfterMethods 1
getBeforeClassMethods 1; getAfterClassMethods 1; haveTestMethodSpecs 1; getTestMethods 1; reportTestStart 1
reportTestInitialization 1; reportTestCleanup 1; reportTestFinished 1; reportResults 1; runTests 1; runTestsOfThisClass 1
createAndRunJPF 1; createJPF 1; setTestTargetKeys 1; start 1; getCaller 1; setTestMethod 2; assertionError 2; assertionErrorDetails 2
verifyAssertionErrorDetails 1; verifyAssertionError 1; noPropertyViolation 2; verifyNoPropertyViolation 1
unhandledException 2; verifyUnhandledExceptionDetails 1; verifyUnhandledException 1; jpfException 2; verifyJPFException 1
propertyViolation 2; verifyPropertyViolation 1; deadlock 1; verifyDeadlock 1; verifyIncorrectConfig 1; verifyIncomplete 1
assertEquals 14; assertArrayEquals 18; assertNotNull 2; assertNull 2; assertSame 2; assertFalse 2; assertTrue 2
assertNotSame 2; assertNotEquals 14`

func TestTestJPFIsWhole(t *testing.T) {
	forms := map[string]int{}
	for _, name := range []string{"TestJPF", "Assertions"} {
		data, err := classes.ReadFile(apiFolder + "/gov/nasa/jpf/util/test/" + name + ".class")
		if err != nil {
			t.Fatal(err)
		}
		file, err := classfile.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range file.Methods {
			if m.Flags&(classfile.AccPublic|classfile.AccProtected) != 0 {
				forms[m.Name]++
			}
		}
	}
	for _, entry := range strings.FieldsFunc(testJPFAPI, func(r rune) bool { return r == ';' || r == '\n' }) {
		name, n, _ := strings.Cut(strings.TrimSpace(entry), " ")
		want := 0
		for _, digit := range n {
			want = want*10 + int(digit-'0')
		}
		if forms[name] < want {
			t.Errorf("TestJPF has %d forms of %s, want %d", forms[name], name, want)
		}
	}
}
