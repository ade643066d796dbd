package models

import (
	"fmt"
	"os"
	"runtime"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/memory"
)

func init() {
	Override("java/lang/System", Methods{
		"setIn0":            func(e *vm.Env) { setStream(e, "in") },
		"setOut0":           func(e *vm.Env) { setStream(e, "out") },
		"setErr0":           func(e *vm.Env) { setStream(e, "err") },
		"currentTimeMillis": currentTimeMillis,
		"nanoTime":          nanoTime,
		"arraycopy":         arraycopy,
		"identityHashCode":  identityHash,
		"mapLibraryName":    func(e *vm.Env) { e.ReturnString("lib" + e.String(0) + ".so") },
		"console":           returnNull,
	})
	Override("java/lang/Runtime", Methods{
		"availableProcessors": availableProcessors,
		"freeMemory":          freeHeap,
		"totalMemory":         wholeHeap,
		"maxMemory":           wholeHeap,
		"gc":                  collect,
		"runFinalization":     nothing, // nothing is ever waiting for it
	})
	Register("java/lang/ProcessImpl", Methods{
		"init":        nothing,
		"forkAndExec": looksAt(forkAndExec),
	})
	Override("java/lang/Shutdown", Methods{
		"halt0":          halt,
		"beforeHalt":     nothing,
		"logRuntimeExit": nothing,
	})
	Override("java/lang/Terminator", Methods{"setup": nothing, "teardown": nothing})
	Override("jdk/internal/misc/VM", Methods{
		"initialize":               nothing,
		"initializeFromArchive":    nothing,
		"getNanoTimeAdjustment":    nanoTimeAdjustment,
		"getRuntimeArguments":      returnNull,
		"latestUserDefinedLoader0": latestUserLoader,
		"getuid":                   returnLong(1000),
		"geteuid":                  returnLong(1000),
		"getgid":                   returnLong(1000),
		"getegid":                  returnLong(1000),
	})
	Register("jdk/internal/misc/CDS", Methods{
		"isDumpingClassList0": returnBool(false), "isDumpingArchive0": returnBool(false), "isSharingEnabled0": returnBool(false),
		"getCDSConfigStatus": returnInt(0), "needsClassInitBarrier0": returnBool(false),
		"logLambdaFormInvoker": nothing, "initializeFromArchive": nothing, "defineArchivedModules": nothing,
		"getRandomSeedForDumping": returnLong(0),
	})
	Register("jdk/internal/util/SystemProps$Raw", Methods{
		"vmProperties":       vmProperties,
		"platformProperties": platformProperties,
	})
	Register("java/lang/ProcessEnvironment", Methods{"environ": environ})
	Register("jdk/internal/misc/Signal", Methods{
		"findSignal0": returnInt(-1), "handle0": returnLong(0), "raise0": nothing,
	})
	Register("java/io/ConsoleStream", Methods{
		"emit": onConsole(func(e *vm.Env) []byte {
			text := options(e).encode(e.M.UTF16(e.Ref(1)))
			if e.Bool(2) {
				text = append(text, '\n')
			}
			return text
		}),
		"emitBytes": onConsole(func(e *vm.Env) []byte { return e.Object(1).RawBytes()[e.Int(2) : e.Int(2)+e.Int(3)] }),
		"prints":    func(e *vm.Env) { e.ReturnRef(vm.ConsoleLock(e.M, e.Ref(0))) },
		"locked":    func(e *vm.Env) { e.ReturnBool(vm.LocksInput(e.M)) },
		"formats": func(e *vm.Env) {
			vm.FormatsOnConsole(e.M, e.Object(1))
			e.ReturnRef(vm.ConsoleLock(e.M, e.Ref(0)))
		},
		"closes": func(e *vm.Env) {
			vm.ClosesConsole(e.M)
			e.ReturnRef(vm.ConsoleLock(e.M, e.Ref(0)))
		},
	})
	// Who prints a stack trace takes the lock of the stream.
	OverrideIn(vm.FirstWithOwnLocks, vm.LastWithOwnLocks, "java/io/PrintStream$1", Methods{"lock": lockOfStream})
	OverrideIn(vm.FirstWithOwnLocks, vm.LastWithOwnLocks, vm.ConsoleLockClass, Methods{
		"lock":   onInternalLock("lock", enterConsole),
		"unlock": onInternalLock("unlock", leaveConsole),
	})
	Register("java/io/ConsoleInput", Methods{
		"next": takes(func(e *vm.Env) {
			b := stdin(e, 1)
			if len(b) == 0 {
				e.ReturnInt(-1)
				return
			}
			e.ReturnInt(int32(b[0]))
		}),
		"fill": takes(func(e *vm.Env) {
			b := stdin(e, int(e.Int(2)))
			if len(b) == 0 {
				e.ReturnInt(-1)
				return
			}
			copy(e.M.Heap.Writable(e.Ref(0)).RawBytes()[e.Int(1):], b)
			e.ReturnInt(int32(len(b)))
		}),
		"left": func(e *vm.Env) {
			if mayInput(e, false) {
				e.ReturnInt(int32(stdinLeft(e)))
			}
		},
		"at": func(e *vm.Env) {
			if mayInput(e, false) {
				e.ReturnInt(int32(stdinAt(e)))
			}
		},
		"back": takes(func(e *vm.Env) { e.M.KeepExtra(stdinKey, int(e.Int(0))) }),
	})
}

func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

// setStream sets one of System's final fields, as only its own methods can.
func setStream(e *vm.Env, name string) {
	f := e.M.Lib.MustLoad("java/lang/System").FieldNamed(name)
	if e.MayAccessStatic(f.Class, f.Word, true) {
		e.M.Publish(e.Ref(0))
		e.M.SetStatic(f, e.Args[0])
	}
}

// onConsole is a native that prints a text.
func onConsole(text func(*vm.Env) []byte) vm.NativeFunc {
	return func(e *vm.Env) {
		w := e.M.Opt.Stdout
		if stream := e.Object(0); stream.Words[stream.Class.FieldNamed("fd").Word] == 2 {
			w = e.M.Opt.Stderr
		}
		if b := text(e); w != nil && len(b) > 0 {
			w.Write(b) // a program cannot see that its console is gone
		}
	}
}

// onInternalLock is a method of the locks that the JDK's streams have, which forward it to one
// of java.util.concurrent. Those of the standard streams have none, and do something else.
func onInternalLock(name string, standard vm.NativeFunc) vm.NativeFunc {
	return func(e *vm.Env) {
		if e.Phase == 1 {
			return
		}
		inner := vm.Ref(e.Object(0).Words[field(e, vm.ConsoleLockClass, "lock")])
		if inner == 0 {
			standard(e)
			return
		}
		lock := e.M.Lib.MustLoad("java/util/concurrent/locks/ReentrantLock")
		e.CallVirtual(1, lock.DeclaredMethod(name, "()V"), uint64(inner))
	}
}

func enterConsole(e *vm.Env) {
	vm.EntersTrace(e.M, e.Caller())
	if !e.M.MonitorEnter(e.T, e.Ref(0)) {
		e.Block(0)
	}
}

func leaveConsole(e *vm.Env) { vm.LeavesIn(e, e.Ref(0)) }

// lockOfStream is the lock that a stream prints under, where that is its own; else the stream.
func lockOfStream(e *vm.Env) {
	stream := e.Object(1)
	if stream == nil {
		e.ThrowNoMessage("java/lang/NullPointerException")
		return
	}
	for _, name := range []string{"own", "lock"} {
		if f := stream.Class.FieldNamed(name); f != nil && f.Class.Loader.Boot() && stream.Words[f.Word] != 0 {
			e.ReturnRef(vm.Ref(stream.Words[f.Word]))
			return
		}
	}
	e.ReturnRef(e.Ref(1))
}

// readClock returns what the program's clock shows, in nanoseconds since 1970. It
// returns false where the search decides that first.
func readClock(e *vm.Env) (int64, bool) {
	if options(e).ClockStands {
		return 0, true
	}
	return e.ReadClock()
}

func currentTimeMillis(e *vm.Env) {
	if now, ok := readClock(e); ok {
		e.ReturnLong(floorDiv(now, 1e6))
	}
}

// availableProcessors counts those that Java code sees; the JDK's own asks too.
func availableProcessors(e *vm.Env) {
	e.MeetAsked(vm.MeetsProcessors)
	e.ReturnInt(int32(options(e).Processors))
}

// freeHeap is what no collection would add to.
func freeHeap(e *vm.Env) {
	e.M.Meet(vm.MeetsMemory)
	e.ReturnLong(max(0, e.M.Heap.Max-e.M.Heap.Used()))
}

func wholeHeap(e *vm.Env) {
	e.MeetAsked(vm.MeetsMemory)
	e.ReturnLong(e.M.Heap.Max)
}

func nanoTime(e *vm.Env) {
	if options(e).ClockStands {
		e.ReturnLong(0)
	} else if now, ok := e.ReadNanos(); ok {
		e.ReturnLong(now)
	}
}

func identityHash(e *vm.Env) {
	if h, ok := e.HashCode(e.Ref(0)); ok {
		e.ReturnInt(h)
	}
}

func nanoTimeAdjustment(e *vm.Env) {
	now, ok := readClock(e)
	if !ok {
		return
	}
	sec := floorDiv(now, 1e9)
	diff := sec - e.Long(0)
	if diff > 1<<32 || diff < -(1<<32) {
		e.ReturnLong(-1)
		return
	}
	e.ReturnLong(diff*1e9 + now - sec*1e9)
}

func arraycopy(e *vm.Env) {
	if e.Phase == 1 {
		copyOneByOne(e)
		return
	}
	src, dst := e.Object(0), e.Object(2)
	if src == nil || dst == nil {
		e.ThrowNoMessage("java/lang/NullPointerException")
		return
	}
	sp, dp, n := e.Int(1), e.Int(3), e.Int(4)
	sc, dc := src.Class, dst.Class
	switch {
	case !sc.IsArray():
		e.Throw("java/lang/ArrayStoreException", "arraycopy: source type "+sc.JavaName()+" is not an array")
		return
	case !dc.IsArray():
		e.Throw("java/lang/ArrayStoreException", "arraycopy: destination type "+dc.JavaName()+" is not an array")
		return
	case sc.ElemKind() != dc.ElemKind():
		e.Throw("java/lang/ArrayStoreException", arrayMismatch(sc, dc))
		return
	}
	if msg := copyBounds(src, dst, sp, dp, n); msg != "" {
		e.Throw("java/lang/ArrayIndexOutOfBoundsException", msg)
		return
	}
	attrs := src.HasAttrs() || dst.HasAttrs()
	checked := sc.ElemKind() == vm.KindRef && !sc.Elem.SubclassOf(dc.Elem)
	quiet := !e.M.Sharing || quietToCopy(e)
	switch {
	case n == 0:
		return
	case n > 1 && !checked && !attrs && !quiet && othersSee(e), !checked && (e.Doubtful(e.Ref(0), false) || e.Doubtful(e.Ref(2), true)):
		e.SetLocal(0, 0)
		e.Block(1)
		return
	case !quiet && !mayCopy(e, e.Ref(0), e.Ref(2)):
		return
	case checked:
		copyChecked(e, sp, dp, n)
		return
	}
	if !e.TookSpan(e.Ref(0), int(sp), int(n), false) || !e.TookSpan(e.Ref(2), int(dp), int(n), true) {
		return
	}
	w := e.M.Heap.Writable(e.Ref(2))
	src = e.Object(0)
	size := int(sc.ElemKind().Size())
	vm.CopyIn(w.Raw()[int(dp)*size:int(dp+n)*size], src.Raw()[int(sp)*size:int(sp+n)*size])
	if w.Flags&vm.Shared != 0 && sc.ElemKind() == vm.KindRef {
		for _, r := range w.Refs()[dp : dp+n] {
			e.M.Publish(r)
		}
	}
	if attrs {
		copyAttrs(src, w, int(sp), int(dp), int(n))
	}
}

// quietToCopy reports whether nobody notices that elements of an array are copied.
func quietToCopy(e *vm.Env) bool {
	n := int(e.Int(4))
	reads := vm.QuietSpan(e.M, e.T, e.Ref(0), int(e.Int(1)), n, false)
	writes := vm.QuietSpan(e.M, e.T, e.Ref(2), int(e.Int(3)), n, true)
	return reads && writes
}

// othersSee reports whether other threads may notice that arrays are copied one
// element after the other, rather than in one operation.
func othersSee(e *vm.Env) bool {
	return !e.M.InPiece(e.T) && (e.Object(0).Flags|e.Object(2).Flags)&vm.Shared != 0
}

// copyOneByOne copies the elements of arrays that other threads can reach. Every
// read and every write is an operation. Local slot 0 counts them, slot 1 is
// what was read.
func copyOneByOne(e *vm.Env) {
	src, dst := e.Ref(0), e.Ref(2)
	sp, dp, n := e.Int(1), e.Int(3), e.Int(4)
	backward := src == dst && sp < dp
	k := e.M.Heap.Get(src).Class.ElemKind()
	for done := int32(e.Local(0)); done < 2*n; done++ {
		i := done / 2
		if backward {
			i = n - 1 - i
		}
		if done%2 == 0 {
			v, ok := e.Recall(vm.Variable{Obj: src, Index: int(sp + i)}, memory.Plain)
			if !ok {
				return
			}
			if o := e.M.Heap.Get(src); o.Attrs != nil && k != vm.KindRef {
				pinSlot(e, src, int(sp+i)) // another thread has put it there since
			}
			if k == vm.KindRef {
				e.SetLocalRef(1, vm.Ref(v))
			} else {
				e.SetLocal(1, v)
			}
		} else {
			v, ok := e.Commit(vm.Variable{Obj: dst, Index: int(dp + i)}, memory.Plain, e.Local(1))
			if !ok {
				return
			}
			w := e.M.Heap.Writable(dst)
			if k == vm.KindRef {
				e.M.Store(w, vm.Ref(e.Local(1)))
			}
			w.SetElement(k, int(dp+i), v)
			if w.Attrs != nil {
				w.SetSlotAttr(int(dp+i), nil)
			}
		}
		e.SetLocal(0, uint64(done+1))
	}
}

// mayCopy asks for one operation that reads one array and writes another.
func mayCopy(e *vm.Env, src, dst vm.Ref) bool {
	return e.MayTouchOnly(vm.Access{Mode: vm.AccessWrite, Obj: dst, Index: vm.WholeObject}, vm.Access{Mode: vm.AccessRead, Obj: src, Index: vm.WholeObject})
}

func copyAttrs(src, dst *vm.Object, sp, dp, n int) {
	attrs := make([]vm.Attr, n)
	for i := range attrs {
		attrs[i] = src.SlotAttr(sp + i)
	}
	for i, a := range attrs {
		dst.SetSlotAttr(dp+i, a)
	}
}

func arrayMismatch(sc, dc *vm.Class) string {
	name := func(c *vm.Class) string {
		if c.Elem.IsPrimitive() {
			return c.Elem.Name + "[]"
		}
		return "object array[]"
	}
	if sc.Elem.IsPrimitive() && dc.Elem.IsPrimitive() {
		return fmt.Sprintf("arraycopy: type mismatch: can not copy %s into %s", name(sc), name(dc))
	}
	return fmt.Sprintf("arraycopy: type mismatch: can not copy %s into %s", name(sc), name(dc))
}

func arrayText(o *vm.Object) string {
	if o.Class.Elem.IsPrimitive() {
		return fmt.Sprintf("%s[%d]", o.Class.Elem.Name, o.Len)
	}
	return fmt.Sprintf("object array[%d]", o.Len)
}

func copyBounds(src, dst *vm.Object, sp, dp, n int32) string {
	switch {
	case sp < 0:
		return fmt.Sprintf("arraycopy: source index %d out of bounds for %s", sp, arrayText(src))
	case dp < 0:
		return fmt.Sprintf("arraycopy: destination index %d out of bounds for %s", dp, arrayText(dst))
	case n < 0:
		return fmt.Sprintf("arraycopy: length %d is negative", n)
	case int64(sp)+int64(n) > int64(src.Len):
		return fmt.Sprintf("arraycopy: last source index %d out of bounds for %s", uint32(sp)+uint32(n), arrayText(src))
	case int64(dp)+int64(n) > int64(dst.Len):
		return fmt.Sprintf("arraycopy: last destination index %d out of bounds for %s", uint32(dp)+uint32(n), arrayText(dst))
	}
	return ""
}

// copyChecked copies references one by one until one does not fit.
func copyChecked(e *vm.Env, sp, dp, n int32) {
	src, dst := e.Object(0), e.M.Heap.Writable(e.Ref(2))
	for i := int32(0); i < n; i++ {
		v := src.Refs()[sp+i]
		if v != 0 {
			if c := e.M.Heap.Get(v).Class; !c.SubclassOf(dst.Class.Elem) {
				e.Throw("java/lang/ArrayStoreException", elementMismatch(src.Class.Elem, dst.Class.Elem))
				return
			}
		}
		dst.Refs()[dp+i] = v
	}
}

// elementMismatch says why an element of an array of from cannot be copied into
// an array of to.
func elementMismatch(from, to *vm.Class) string {
	if !to.SubclassOf(from) {
		return fmt.Sprintf("arraycopy: type mismatch: can not copy %s[] into %s[]", from.JavaName(), to.JavaName())
	}
	return fmt.Sprintf("arraycopy: element type mismatch: can not cast one of the elements of %s[] to the type of the destination array, %s",
		from.JavaName(), to.JavaName())
}

func collect(e *vm.Env) {
	// What it clears others may notice.
	if x := e.M.Explore; x == nil || x.References != vm.ReferencesCollected || e.MayRun(vm.Operation{Kind: vm.OpCollect}) {
		e.M.CollectGarbage()
	}
}

func latestUserLoader(e *vm.Env) {
	for f := e.Caller(); f != nil; f = f.Parent {
		if c := f.Method.Class; !f.Method.Has(vm.TraitPseudo) && c.Loader != nil && c.Loader.Kind >= vm.LoaderApp {
			loaderObject(e, c.Loader)
			return
		}
	}
	e.ReturnRef(vm.Null)
}

func stringArray(m *vm.Machine, texts []string, null map[int]bool) vm.Ref {
	arr := m.Heap.NewArray(m.Lib.ArrayOf(m.Lib.StringClass()), int32(len(texts)))
	for i, s := range texts {
		if !null[i] {
			r := m.NewString(s)
			m.Heap.Get(arr).Refs()[i] = r
		}
	}
	return arr
}

// vmProperties are the pairs that HotSpot itself supplies.
func vmProperties(e *vm.Env) {
	o := options(e)
	pairs := []string{
		"java.vm.specification.name", "Java Virtual Machine Specification",
		"java.vm.specification.vendor", "Oracle Corporation",
		"java.vm.specification.version", fmt.Sprint(o.Feature),
		"java.vm.name", "gojpf", "java.vm.vendor", "gojpf", "java.vm.version", o.RuntimeVersion,
		"java.vm.info", "interpreted mode", "java.vm.compressedOopsMode", "32-bit",
		"java.home", o.JavaHome, "java.class.path", o.ClassPath, "java.library.path", "/usr/lib",
		"sun.boot.library.path", o.JavaHome + "/lib", "jdk.debug", "release", "sun.nio.MaxDirectMemorySize", "-1",
		"sun.nio.PageAlignDirectMemory", "false", "java.class.version", fmt.Sprintf("%d.0", 44+o.Feature),
		"sun.java.command", o.Command, "sun.java.launcher", "SUN_STANDARD", "sun.management.compiler", "none",
	}
	for _, kv := range o.Properties {
		pairs = append(pairs, kv[0], kv[1])
	}
	e.ReturnRef(stringArray(e.M, append(pairs, "", ""), map[int]bool{len(pairs): true, len(pairs) + 1: true}))
}

// platformProperties are the values of SystemProps.Raw, in the order of its
// index constants, which are in alphabetical order of the property names.
func platformProperties(e *vm.Env) {
	o := options(e)
	c := e.M.Lib.MustLoad("jdk/internal/util/SystemProps$Raw")
	values := map[string]string{
		"_display_language_NDX": o.Language, "_display_country_NDX": o.Country,
		"_file_encoding_NDX": o.Charset, "_sun_jnu_encoding_NDX": o.Charset, "_native_encoding_NDX": o.Charset,
		"_file_separator_NDX": "/", "_path_separator_NDX": ":", "_line_separator_NDX": "\n",
		"_java_io_tmpdir_NDX": "/tmp", "_os_arch_NDX": "amd64", "_os_name_NDX": "Linux", "_os_version_NDX": o.OSVersion,
		"_sun_arch_data_model_NDX": "64", "_sun_cpu_endian_NDX": "little", "_sun_io_unicode_encoding_NDX": "UnicodeLittle",
		"_user_dir_NDX": o.Dir, "_user_home_NDX": o.Home, "_user_name_NDX": o.User,
	}
	n := int32(0)
	index := map[int]string{}
	for _, f := range c.Fields {
		if f.Info.Constant == 0 {
			continue
		}
		i := int32(c.File.Pool.Consts[f.Info.Constant].Bits)
		if f.Name == "FIXED_LENGTH" {
			n = i
			continue
		}
		index[int(i)] = f.Name
	}
	texts, null := make([]string, n), map[int]bool{}
	for i := range texts {
		v, ok := values[index[i]]
		texts[i], null[i] = v, !ok || v == ""
	}
	e.ReturnRef(stringArray(e.M, texts, null))
}

func environ(e *vm.Env) {
	o := options(e)
	bytes := e.M.Lib.MustLoad("[B")
	arr := e.M.Heap.NewArray(e.M.Lib.ArrayOf(bytes), int32(2*len(o.Env)))
	for i, kv := range o.Env {
		for j, s := range kv {
			b := e.M.Heap.NewArray(bytes, int32(len(s)))
			copy(e.M.Heap.Get(b).RawBytes(), s)
			e.M.Heap.Get(arr).Refs()[2*i+j] = b
		}
	}
	e.ReturnRef(arr)
}

func defaultProcessors() int { return min(runtime.NumCPU(), 4) }

func workingDir() string {
	d, err := os.Getwd()
	if err != nil {
		return "/"
	}
	return d
}

// halt ends the program. What other threads would do before that is worth
// knowing first.
func halt(e *vm.Env) {
	if e.MayRun(vm.Operation{Kind: vm.OpEnd}) {
		e.M.SetExit(int(e.Int(0)))
	}
}
