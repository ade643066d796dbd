package models

import (
	"slices"

	"github.com/gojpf/gojpf/vm"
)

func init() {
	Register("java/lang/Throwable", Methods{
		"fillInStackTrace": func(e *vm.Env) {
			e.M.FillStackTrace(e.T, e.Ref(0), nil)
			e.ReturnRaw(e.Args[0])
		},
	})
	Override("java/lang/StackTraceElement", Methods{
		"initStackTraceElements": func(e *vm.Env) {
			trace := e.M.TraceIn(e.Ref(1)) // later JDKs give what is in the exception
			if e.Method.Args == 2 {
				trace = e.M.Backtrace(e.Ref(1))
			}
			if slices.ContainsFunc(trace, func(t vm.TraceElement) bool { return t.Made }) && refusesMade(e) {
				return
			}
			for i, r := range e.Object(0).Refs() {
				if i < len(trace) {
					fillElement(e.M, r, trace[i])
				}
			}
		},
		"computeFormat": nothing, // fillElement has done it
	})
}

// refusesMade stops a search at a stack trace that HotSpot would have of other
// frames. What a program prints as exec is the same but for them.
func refusesMade(e *vm.Env) bool {
	if e.M.Explore == nil {
		return false
	}
	e.Unsupported("the stack trace of a method called by reflection more than 16 times, for which HotSpot makes bytecode",
		"look at the trace of an earlier call, or call the method directly")
	return true
}

// Bits of StackTraceElement.format.
const (
	formatBuiltinLoader = 1
	formatJDKModule     = 2
)

// setFormat has an element as Java code leaves it that has asked for how to print it.
func setFormat(m *vm.Machine, r vm.Ref) {
	o := m.Heap.Writable(r)
	word := func(name string) int { return o.Class.FieldNamed(name).Word }
	format := uint64(formatBuiltinLoader)
	switch loader := o.Ref(word("classLoaderName")); {
	case loader == vm.Null:
	case m.GoString(loader) != "app" && m.GoString(loader) != "platform":
		format = 0
	}
	if o.Ref(word("moduleName")) != vm.Null {
		format |= formatJDKModule
	}
	o.Words[word("format")] = format
}

// fillElement sets the fields of a StackTraceElement.
func fillElement(m *vm.Machine, r vm.Ref, el vm.TraceElement) {
	el = asOnCarrier(m, el)
	c := m.Lib.MustLoad("java/lang/StackTraceElement")
	set := func(name string, v uint64) { m.Heap.Writable(r).Words[c.FieldNamed(name).Word] = v }
	text := func(name, s string) { set(name, uint64(m.Intern(m.NewStringMUTF8(s)))) }
	k := el.Method.Class
	m.Pinned = append(m.Pinned, r)
	set("declaringClassObject", 0)
	text("declaringClass", k.JavaName())
	text("methodName", el.Method.Name)
	if k.File != nil && k.File.SourceFile != "" {
		text("fileName", k.File.SourceFile)
	}
	set("lineNumber", uint64(uint32(int32(el.Method.Line(el.BCI)))))
	format := uint64(0)
	switch {
	case k.Loader.Boot():
		format = formatBuiltinLoader
	case k.Loader.Kind == vm.LoaderPlatform:
		text("classLoaderName", "platform")
		format = formatBuiltinLoader
	case k.Loader.Kind == vm.LoaderApp:
		text("classLoaderName", "app")
		format = formatBuiltinLoader
	default:
		// A loader of the program may have a field of the same name.
		if f := m.Lib.MustLoad("java/lang/ClassLoader").FieldNamed("name"); f != nil {
			set("classLoaderName", uint64(m.Heap.Get(k.Loader.Obj).Ref(f.Word)))
		}
	}
	if k.Module != "" {
		text("moduleName", k.Module)
		text("moduleVersion", World(m).Version)
		format |= formatJDKModule
	}
	set("format", format)
	m.Pinned = m.Pinned[:len(m.Pinned)-1]
}
