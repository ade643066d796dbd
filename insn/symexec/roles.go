package symexec

import (
	"maps"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/vm"
)

// What a method is to calls with values that are not known follows from its name. It
// is found out once, when the method is linked, and kept in vm.Method.Role; calls
// look at that only.

// role is what a method is: the number of what stands for it, and marks.
type role uint32

const (
	roleModel role = 1<<16 - 1 // the number of its model, 0 for none

	rolePrints   role = 1 << (16 + iota) // shows what it gets on the console
	roleClock                            // tells the time
	roleAPI                              // a native of the API that knows of attributes
	rolePlaces                           // accesses a place, and takes and returns attributes
	roleElements                         // accesses an element whose index is known by now, likewise
	rolePasses                           // does not look into the objects that it gets, or carries attributes along
	roleHeedless                         // does nothing with its numbers that the program sees: any will do
	roleBytes                            // writes bytes to the console: nobody learns which, an example will do
	roleReflects                         // makes calls with what is in an array
	roleCopies                           // copies elements
	roleShows                            // shows references, whether they are known or not
	roleStub                             // a method of a stub, whose answer nobody knows
	roleOutside                          // may be called on what is outside of the program
)

// roleNames say which methods have a mark: names of methods with their classes, or
// what these begin with.
var roleNames = map[role][]string{
	rolePrints:   {"java/io/ConsoleStream.", "java/io/PrintStream."},
	roleHeedless: {"java/lang/Shutdown.halt0", "java/lang/Thread.setPriority0"},
	roleBytes:    {"java/io/ConsoleStream.emitBytes"},
	roleClock:    {"java/lang/System.currentTimeMillis", "java/lang/System.nanoTime", "jdk/internal/misc/VM.getNanoTimeAdjustment"},
	roleReflects: {"jdk/internal/reflect/", "java/lang/reflect/Array"},
	roleCopies:   {"java/lang/System.arraycopy"},
	roleShows:    {"gov/nasa/jpf/symbc/Debug.printSymbolicRef"},
	roleAPI:      {"gov/nasa/jpf/symbc/Debug.", "gov/nasa/jpf/vm/Verify.ignoreIf", VerifierClass + "."},
	roleElements: {"java/lang/reflect/Array.get", "java/lang/reflect/Array.set"},
	rolePasses: {
		"java/lang/Object.", "java/lang/Class.", "java/lang/ClassLoader.", "java/lang/Thread.", "java/lang/Throwable.", "java/lang/System.",
		"java/lang/StackTraceElement.", "java/lang/ref/", "jdk/internal/misc/Unsafe.park", "jdk/internal/misc/Unsafe.unpark",
		"jdk/internal/misc/VM.", "jdk/internal/reflect/", "java/lang/reflect/Array.get", "java/lang/reflect/Array.set",
		"java/lang/reflect/Executable.", "java/lang/reflect/Field.", "java/lang/reflect/Proxy.", "java/lang/invoke/", "java/lang/Runtime.", "java/lang/Shutdown.", "java/security/AccessController.",
		"gov/nasa/jpf/vm/Verify.setFieldAttribute", "gov/nasa/jpf/vm/Verify.addFieldAttribute", "gov/nasa/jpf/vm/Verify.getFieldAttribute",
		"gov/nasa/jpf/vm/Verify.setElementAttribute", "gov/nasa/jpf/vm/Verify.addElementAttribute", "gov/nasa/jpf/vm/Verify.getElementAttribute",
		"gov/nasa/jpf/vm/Verify.setObjectAttribute", "gov/nasa/jpf/vm/Verify.addObjectAttribute", "gov/nasa/jpf/vm/Verify.getObjectAttribute",
		"gov/nasa/jpf/vm/Verify.isShared", "gov/nasa/jpf/vm/Verify.setShared",
	},
}

// notInRole are methods that do not have a mark which their names begin with.
var notInRole = map[role][]string{
	roleAPI:    {"gov/nasa/jpf/symbc/Debug.makeSymbolicString"},
	rolePasses: {"java/lang/Class.forName0"}, // the name is looked at
}

// VerifierClass has the methods by which programs of verification suites take inputs.
const VerifierClass = "org/sosy_lab/sv_benchmarks/Verifier"

// marksOf are the marks of a method.
func marksOf(mt *vm.Method) role {
	full := mt.Class.Name + "." + mt.Name
	begins := func(p string) bool { return strings.HasPrefix(full, p) }
	var is role
	for mark, names := range roleNames {
		if slices.ContainsFunc(names, begins) && !slices.Contains(notInRole[mark], full) {
			is |= mark
		}
	}
	switch mt.Name {
	case "currentTimeMillis", "nanoTime", "getNanoTimeAdjustment": // of any class, if it is native
		is |= roleClock
	}
	if accessesPlace(mt) {
		is |= rolePlaces
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

// callModel stands for a method that is called with values that are not known. It
// reports whether it has dealt with the call; otherwise the method is called.
type callModel func(c *call) bool

// callModels are what stands for methods of the JDK, by class, name and descriptor.
type callModels struct {
	// unknown are asked where an argument is not known.
	unknown map[string]callModel
	// always are asked of every call, as what is not known may lie within the objects
	// alone.
	always map[string]callModel

	byName map[string]role
	list   []methodModel
	follow *Follow // nil where all calls are followed
}

// methodModel is what stands for a method, nil where nothing does.
type methodModel struct{ always, unknown callModel }

func newCallModels() *callModels {
	return &callModels{unknown: map[string]callModel{}, always: map[string]callModel{}}
}

// number gives the models numbers, which are the same in all machines of a library.
func (x *callModels) number() {
	all := maps.Clone(x.unknown)
	maps.Copy(all, x.always)
	x.byName = make(map[string]role, len(all))
	x.list = make([]methodModel, 1, len(all)+1)
	for _, name := range slices.Sorted(maps.Keys(all)) {
		x.byName[name] = role(len(x.list))
		x.list = append(x.list, methodModel{x.always[name], x.unknown[name]})
	}
}

// link says what a method is to calls that are made of it.
func (x *callModels) link(mt *vm.Method) vm.MethodTraits {
	is := marksOf(mt)
	if mt.Class.Loader.Boot() {
		is |= x.byName[mt.Class.Name+"."+mt.Name+mt.Desc]
	}
	if mt.Class.Loader != nil && ofJDK(mt.Class) && outsideMethod(mt) {
		is |= roleOutside
	}
	mt.Role = uint32(is)
	if x.list[is&roleModel].always != nil || is&roleOutside != 0 || is&roleModel == 0 && x.follow.asked(mt) {
		return vm.TraitAsked
	}
	return 0
}

// of returns what stands for a method, nil for nothing, and what it is.
func (x *callModels) of(mt *vm.Method) (*methodModel, role) {
	is := role(mt.Role)
	if n := is & roleModel; n != 0 {
		return &x.list[n], is
	}
	return nil, is
}

// Ask links the methods that the library has already; Mark links the others.
func (rt *Runtime) Ask(lib *vm.Library) {
	for id := range lib.Methods() {
		if mt := lib.MethodByID(uint32(id)); mt != nil {
			mt.Traits |= rt.models.link(mt)
		}
	}
}
