package calls

import (
	"slices"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/vm"
)

// What a method is to calls with values that are not known follows from its name. It
// is found out once, when the method is linked, and kept in vm.Method.Role; calls
// look at that only.

// Role is what a method is: the number of what stands for it, and marks.
type Role uint32

const (
	modelNumber Role = 1<<16 - 1 // the number of its model, 0 for none

	// The marks.
	Prints   Role = 1 << (16 + iota) // shows what it gets on the console
	Clock                            // tells the time
	API                              // a native of the API that knows of attributes
	Places                           // accesses a place, and takes and returns attributes
	Elements                         // accesses an element whose index is known by now, likewise
	Passes                           // does not look into the objects that it gets, or carries attributes along
	Heedless                         // does nothing with its numbers that the program sees: any will do
	Bytes                            // writes bytes to the console: nobody learns which, an example will do
	Reflects                         // makes calls with what is in an array
	Copies                           // copies elements
	Shows                            // shows references, whether they are known or not
	Stub                             // a method of a stub, whose answer nobody knows
	Function                         // a function of its numbers, which does nothing else
	Outside                          // may be called on what is outside of the program
)

// roleNames say which methods have a mark: names of methods with their classes, or
// what these begin with.
var roleNames = map[Role][]string{
	Prints:   {"java/io/ConsoleStream.", "java/io/PrintStream."},
	Heedless: {"java/lang/Shutdown.halt0", "java/lang/Shutdown.logRuntimeExit", "java/lang/Thread.setPriority0"},
	Bytes:    {"java/io/ConsoleStream.emitBytes"},
	Clock:    {"java/lang/System.currentTimeMillis", "java/lang/System.nanoTime", "jdk/internal/misc/VM.getNanoTimeAdjustment"},
	Reflects: {"jdk/internal/reflect/", "java/lang/reflect/Array", "java/lang/invoke/Natives.invokeMethod", "java/lang/invoke/Natives.newInstance",
		"java/lang/invoke/Natives.newLambda"},
	Copies: {"java/lang/System.arraycopy"},
	Function: {"java/lang/Math.", "java/lang/StrictMath.", "java/lang/Character.isAlphabetic", "java/lang/Character.isDefined", "java/lang/Character.isDigit",
		"java/lang/Character.isIde", "java/lang/Character.isJavaIdentifier", "java/lang/Character.isLetter", "java/lang/Character.isLowerCase", "java/lang/Character.isMirrored",
		"java/lang/Character.isSpaceChar", "java/lang/Character.isTitleCase", "java/lang/Character.isUnicodeIdentifier", "java/lang/Character.isUpperCase", "java/lang/Character.isWhitespace"},
	Shows:    {"gov/nasa/jpf/symbc/Debug.printSymbolicRef"},
	API:      {"gov/nasa/jpf/symbc/Debug.", "gov/nasa/jpf/vm/Verify.ignoreIf", core.VerifierClass + "."},
	Elements: {"java/lang/reflect/Array.get", "java/lang/reflect/Array.set"},
	Passes: {
		"java/lang/Object.", "java/lang/Class.", "java/lang/ClassLoader.", "java/lang/Thread.", "java/lang/Throwable.", "java/lang/System.",
		"java/lang/StackTraceElement.", "java/lang/ref/", "jdk/internal/misc/Unsafe.park", "jdk/internal/misc/Unsafe.unpark",
		"jdk/internal/misc/VM.", "jdk/internal/reflect/", "java/lang/reflect/Array.get", "java/lang/reflect/Array.set",
		"java/lang/reflect/Executable.", "java/lang/reflect/Field.", "java/lang/reflect/Proxy.", "java/lang/invoke/", "java/lang/Runtime.", "java/lang/Shutdown.", "java/security/AccessController.",
		"gov/nasa/jpf/vm/Verify.setFieldAttribute", "gov/nasa/jpf/vm/Verify.addFieldAttribute", "gov/nasa/jpf/vm/Verify.getFieldAttribute",
		"gov/nasa/jpf/vm/Verify.setElementAttribute", "gov/nasa/jpf/vm/Verify.addElementAttribute", "gov/nasa/jpf/vm/Verify.getElementAttribute",
		"gov/nasa/jpf/vm/Verify.setObjectAttribute", "gov/nasa/jpf/vm/Verify.addObjectAttribute", "gov/nasa/jpf/vm/Verify.getObjectAttribute",
		"gov/nasa/jpf/vm/Verify.isShared", "gov/nasa/jpf/vm/Verify.setShared", "gojpf/sequences/Driver.step",
	},
}

// notInRole are methods that do not have a mark which their names begin with.
var notInRole = map[Role][]string{
	API:    {"gov/nasa/jpf/symbc/Debug.makeSymbolicString"},
	Passes: {"java/lang/Class.forName0"}, // the name is looked at
}

// begun is a beginning of names that have a mark.
type begun struct {
	with string
	mark Role
}

// ofClass are the beginnings of methods' names by their classes, and ofPackages those of
// classes' names: thousands of methods are linked at each start, most of them of classes
// that are in neither.
var ofClass, ofPackages = func() (map[string][]begun, []begun) {
	classes, packages := map[string][]begun{}, []begun(nil)
	for mark, names := range roleNames {
		for _, name := range names {
			if class, method, full := strings.Cut(name, "."); full {
				classes[class] = append(classes[class], begun{method, mark})
			} else {
				packages = append(packages, begun{name, mark})
			}
		}
	}
	return classes, packages
}()

// marksOf are the marks of a method.
func marksOf(mt *vm.Method) Role {
	var is Role
	for _, b := range ofClass[mt.Class.Name] {
		if strings.HasPrefix(mt.Name, b.with) {
			is |= b.mark
		}
	}
	for _, b := range ofPackages {
		if strings.HasPrefix(mt.Class.Name, b.with) {
			is |= b.mark
		}
	}
	for mark, names := range notInRole {
		if is&mark != 0 && slices.Contains(names, mt.Class.Name+"."+mt.Name) {
			is &^= mark
		}
	}
	switch mt.Name {
	case "currentTimeMillis", "nanoTime", "getNanoTimeAdjustment": // of any class, if it is native
		is |= Clock
	}
	if accessesPlace(mt) {
		is |= Places
	}
	return is
}

// accessesPlace tells whether a method of Unsafe accesses a field or an element.
func accessesPlace(mt *vm.Method) bool {
	if mt.Class.Name != "jdk/internal/misc/Unsafe" || len(mt.Params) < 2 || mt.Params[0] != vm.KindRef || mt.Params[1] != vm.KindLong {
		return false
	}
	return slices.ContainsFunc([]string{"get", "put", "compareAnd"}, func(p string) bool { return strings.HasPrefix(mt.Name, p) })
}
