package models

import (
	"strings"

	"github.com/gojpf/gojpf/vm"
)

// effect is an entry of the inventory of natives: what calls of them have to do
// with other threads, and why.
type effect struct {
	effect  vm.Effect
	why     string
	methods []string // names, without descriptors; none stands for all of the class
}

// effects are what is known of the natives of the JDK and of our own classes. A
// native without an entry is an operation that depends on every other one. That
// is always right; an entry is for what programs do often. Tests watch the
// natives at work and compare what they touch with what is said of them.
var effects = map[string][]effect{}

const (
	computes = "computes from its arguments"
	metadata = "reads what a class file says, which never changes"
	ownStack = "reads the stack of its own thread"
	image    = "reads the JDK's image, which never changes"
	runs     = "runs a method, which is interleaved as any other"
	oneValue = "one value stands for all that it may return"
	leaves   = "what leaves the program in which order is no part of its state"
	decides  = "a choice of its own thread"
	asks     = "asks in front of each access"
	nobody   = "does nothing"
	machines = "is the same for a whole run"
	bookkeep = "is kept beside the states of the search, or in the path's report"
)

// Independent says that calls of these natives of a class, or of all of them,
// depend on nothing but their arguments, what never changes and what their
// thread alone can reach, and change no more than that. Nothing is known of
// natives without such a word: in front of them other threads may go first.
func Independent(class, why string, methods ...string) {
	declareEffect(class, effect{vm.Independent, why, methods})
}

// Asking says that these natives of a class, or all of them, ask by themselves
// (vm.Env.MayRun, MayAccess) in front of what concerns other threads.
func Asking(class, why string, methods ...string) {
	declareEffect(class, effect{vm.Asking, why, methods})
}

func declareEffect(class string, e effect) {
	registryLock.Lock()
	defer registryLock.Unlock()
	effects[class] = append(effects[class], e)
}

// Effect implements vm.Natives.
func (n Natives) Effect(class, name, desc string) vm.Effect {
	if n.own(class, name, desc) != nil {
		return vm.Dependent // what it does is not known here
	}
	registryLock.RLock()
	defer registryLock.RUnlock()
	found, whole := vm.Dependent, false
	for _, e := range effects[class] {
		if len(e.methods) == 0 && !whole {
			found, whole = e.effect, true
		}
		for _, m := range e.methods {
			if m == name || m == name+desc {
				return e.effect
			}
		}
	}
	return found
}

func init() {
	for class, methods := range map[string]string{
		"java/lang/Math": "", "java/lang/StrictMath": "", "java/lang/Float": "", "java/lang/Double": "",
		"java/lang/StringUTF16": "", "java/util/zip/CRC32": "update", "java/util/zip/Adler32": "update",
	} {
		Independent(class, computes, strings.Fields(methods)...)
	}
	Independent("java/lang/Class", metadata,
		"forName0", "getClassLoader", "getClassLoader0", "getConstantPool", "getDeclaredClasses0", "getDeclaredConstructors0", "getDeclaredFields0",
		"getDeclaredMethods0", "getDeclaringClass0", "getEnclosingMethod0", "getGenericSignature0", "getInterfaces0", "getModifiers",
		"getNestHost0", "getNestMembers0", "getPermittedSubclasses0", "getPrimitiveClass", "getRawAnnotations", "getRawTypeAnnotations",
		"getRecordComponents0", "getSimpleBinaryName0", "getSuperclass", "initClassName", "isArray", "isAssignableFrom", "isHidden",
		"isInstance", "isInterface", "isPrimitive", "isRecord0")
	Independent("java/lang/reflect/Executable", metadata)
	Independent("java/lang/reflect/Field", metadata)
	Independent("java/lang/reflect/AccessibleObject", metadata)
	Independent("jdk/internal/reflect/ConstantPool", metadata)
	Independent("jdk/internal/reflect/Reflection", metadata)
	Independent("jdk/internal/reflect/ReflectionFactory", machines)
	Independent("jdk/internal/reflect/ReflectionFactory$GetReflectionFactoryAction", machines)
	Independent("java/lang/Object", computes, "getClass")
	Independent("java/lang/Object", oneValue, "hashCode")
	Independent("java/lang/System", oneValue, "identityHashCode")
	Asking("java/lang/Object", asks, "clone", "notify", "notifyAll", "wait", "wait0")
	Asking("java/lang/System", asks, "arraycopy")
	Independent("java/lang/System", computes, "mapLibraryName")
	Independent("java/lang/Runtime", machines, "availableProcessors", "maxMemory")
	Asking("java/lang/Shutdown", asks, "halt0", "beforeHalt")
	Independent("java/lang/Shutdown", nobody, "logRuntimeExit")
	Independent("java/lang/ProcessEnvironment", machines)
	Independent("java/lang/NullPointerException", ownStack)
	Independent("java/lang/Throwable", ownStack)
	Independent("java/lang/StackTraceElement", metadata)
	Independent("java/lang/StackFrameInfo", metadata)
	Independent("java/lang/StackStreamFactory", ownStack)
	Independent("java/lang/StackStreamFactory$AbstractStackWalker", ownStack)
	Independent("java/security/AccessController", ownStack)
	Independent("java/lang/Terminator", nobody)

	Asking("java/lang/Thread", "the scheduler is what it concerns",
		"yield", "yield0", "onSpinWait", "sleep", "sleep0", "sleepNanos0", "getState", "start0", "interrupt", "interrupt0", "isAlive", "join", "stop0", "suspend0", "resume0")
	Independent("java/lang/Thread", ownStack, "currentThread", "currentCarrierThread", "findScopedValueBindings", "holdsLock")
	Independent("java/lang/Thread", nobody, "setPriority0", "setNativeName", "clearInterruptEvent", "ensureMaterializedForStackWalk",
		"getNextThreadIdOffset", "scopedValueCache", "setCurrentThread", "setScopedValueCache")
	Independent("jdk/internal/vm/Continuation", nobody)
	Independent("jdk/internal/vm/ContinuationSupport", machines)
	Independent("jdk/internal/vm/ForeignLinkerSupport", machines)
	Independent("jdk/internal/foreign/abi/SharedUtils", nobody)
	Asking("java/lang/Thread", asks, "getContextClassLoader", "setContextClassLoader")
	Asking("java/util/concurrent/locks/AbstractOwnableSynchronizer", asks)
	Independent("java/util/concurrent/atomic/AtomicLong", machines)

	Asking("java/lang/reflect/Array", asks)
	Independent("java/lang/reflect/Array", computes, "getLength", "newArray", "multiNewArray")
	Asking("jdk/internal/reflect/NativeMethodAccessorImpl", asks)
	Asking("jdk/internal/reflect/NativeConstructorAccessorImpl", asks)
	for _, class := range []string{"DirectMethodHandleAccessor", "DirectMethodHandleAccessor$NativeAccessor", "DirectConstructorHandleAccessor",
		"DirectConstructorHandleAccessor$NativeAccessor", "NativeSuperConstructorAccessor"} {
		Asking("jdk/internal/reflect/"+class, asks)
	}
	Independent("jdk/internal/reflect/MethodHandleAccessorFactory", metadata)
	Independent("jdk/internal/reflect/NativeSerializationConstructorAccessor", runs)
	Independent("java/io/ObjectStreamClass", metadata)

	Independent("java/lang/invoke/Natives", metadata,
		"arrayBase", "classData", "declaringClass", "fieldOffset", "memberFlags", "memberOfConstructor", "memberOfField", "memberOfMethod", "resolveField",
		"release", "resolveMethod", "staticFieldBase", "newLambda", "spinLambda")
	Independent("java/lang/invoke/Natives", runs, "invokeMethod", "newInstance")
	Asking("java/lang/invoke/Natives", asks, "getField", "putField", "getStatic", "putStatic")
	Asking("java/lang/String", asks, "intern")
	Asking("java/lang/ref/Reference", asks)
	Asking("java/lang/ref/PhantomReference", asks)
	Asking("java/lang/ref/ReferenceQueue", asks)
	Asking("java/lang/ref/MonitoredQueue", asks)
	Independent("java/lang/ref/MonitoredQueue", metadata, "lock")
	Independent("java/lang/Runtime", nobody, "runFinalization")
	Asking("java/lang/Runtime", asks, "gc")
	Independent("java/lang/invoke/MethodHandle", computes)
	Asking("java/lang/invoke/VarHandle", asks)

	Asking("jdk/internal/misc/Unsafe", asks)
	Independent("jdk/internal/misc/Unsafe", metadata,
		"arrayBaseOffset0", "arrayIndexScale0", "objectFieldOffset0", "objectFieldOffset1", "staticFieldBase0", "staticFieldOffset0",
		"allocateInstance", "ensureClassInitialized0")
	Independent("jdk/internal/misc/Unsafe", nobody, "fullFence", "loadFence", "storeFence")
	Independent("jdk/internal/misc/Unsafe", computes, "throwException")
	declareEffect("jdk/internal/misc/Unsafe", effect{vm.Dependent, "depends on which classes there are, and on the host",
		[]string{"defineClass0", "shouldBeInitialized0", "getLoadAverage0"}})
	Independent("jdk/internal/misc/UnsafeConstants", machines)
	Independent("jdk/internal/misc/VM", machines,
		"getRuntimeArguments", "getegid", "geteuid", "getgid", "getuid", "initialize", "initializeFromArchive")
	Independent("jdk/internal/misc/VM", ownStack, "latestUserDefinedLoader0")
	Independent("jdk/internal/misc/CDS", nobody)
	Independent("jdk/internal/access/SharedSecrets", runs)
	Independent("jdk/internal/perf/PerfCounter", nobody)
	Independent("jdk/internal/ref/CleanerImpl", nobody)
	Independent("java/io/FileCleanable", nobody)
	Independent("jdk/internal/util/SystemProps$Raw", machines)
	Independent("jdk/internal/jimage/BasicImageReader", image)
	Independent("jdk/internal/module/SystemModuleFinders$SystemModuleReader", image)
	Independent("jdk/internal/loader/BootLoader", image)
	Independent("jdk/internal/loader/BuiltinClassLoader", "what a built-in loader finds is the same at any time")
	Independent("java/util/TimeZone", machines)

	Asking("java/io/ConsoleStream", leaves)
	Asking(vm.ConsoleLockClass, asks, "lock", "unlock")
	Independent("java/io/ConsoleStream", machines, "locked", "prints", "formats", "closes")
	Independent("java/io/Console", machines)
	for _, class := range []string{
		"java/io/ConsoleInput", "java/io/FileDescriptor", "java/io/FileInputStream", "java/io/FileOutputStream", "java/io/RandomAccessFile",
		"java/io/UnixFileSystem", "sun/nio/ch/FileChannelImpl", "sun/nio/ch/FileDispatcherImpl", "sun/nio/ch/UnixFileDispatcherImpl",
		"sun/nio/ch/UnixDispatcher", "sun/nio/ch/FileKey", "java/nio/MappedMemoryUtils", "sun/nio/fs/UnixNativeDispatcher", "sun/nio/fs/UnixCopyFile",
		"sun/nio/fs/UnixFileSystem",
	} {
		Asking(class, "files are one variable")
	}
	Independent("sun/nio/ch/IOUtil", machines, "fdLimit", "fdVal", "initIDs", "iovMax", "setfdVal", "writevMax")
	Independent("sun/nio/ch/NativeThread", nobody)

	Independent("gov/nasa/jpf/vm/Verify", decides,
		"getBoolean", "getInt", "getDouble", "getDoubleFromList", "getFloatFromList", "getIntFromList", "getLongFromList", "getBitFlip",
		"random", "randomBool", "randomObject", "createFromJSON")
	Independent("gov/nasa/jpf/vm/Verify", "others may go first as soon as it is over", "beginAtomic", "endAtomic")
	Independent("gov/nasa/jpf/vm/Verify", bookkeep,
		"addComment", "atLabel", "instrumentPoint", "instrumentPointDeep", "instrumentPointDeepRecur", "log", "print", "println", "printPathOutput",
		"threadPrint", "threadPrintln", "incrementCounter", "getCounter", "setCounter", "resetCounter", "getBitInBitSet", "setBitInBitSet",
		"getValue", "putValue", "resetAll", "storeTrace", "interesting", "boring", "getHeuristicSearchValue", "setHeuristicSearchValue",
		"resetHeuristicSearchValue", "isShared", "freezeSharedness", "setShared", "getProperty", "setProperties")
	Independent("gov/nasa/jpf/vm/Verify", machines, "isCalledFromClass", "isRunningInJPF", "isTraceReplay", "vmIsMatchingStates")
	Independent("gov/nasa/jpf/vm/Verify", ownStack, "addLocalAttribute", "getLocalAttribute", "getLocalAttributes", "setLocalAttribute")
	Asking("gov/nasa/jpf/vm/Verify", asks, "ignoreIf", "breakTransition", "busyWait", "terminateSearch")
	Independent("gov/nasa/jpf/util/test/TestJPF", machines)
	Independent("org/sosy_lab/sv_benchmarks/Verifier", decides)
	Independent("gov/nasa/jpf/symbc/Debug", decides)
	Independent("gov/nasa/jpf/symbc/TestUtils", ownStack)
}
