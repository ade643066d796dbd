package symexec

import (
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/calls"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// What the program may learn of its environment in ways that no answer stands for: where
// Runtime.Environment is set, a run that has got such an answer is not complete. Files,
// hosts and processes are known by the natives that they are asked through, whatever
// class of the JDK stands in between.

// askedThrough are the classes whose natives ask, and what for. By class and not by
// method, so that a release's new natives are among them.
var askedThrough = map[string]string{
	"java/io/UnixFileSystem":           "files",
	"sun/nio/fs/UnixNativeDispatcher":  "files",
	"java/net/Inet4AddressImpl":        "names of hosts",
	"java/net/Inet6AddressImpl":        "names of hosts",
	"java/net/NetworkInterface":        "names of hosts",
	"java/lang/ProcessHandleImpl":      "processes",
	"java/lang/ProcessHandleImpl$Info": "processes",
}

// preparing are natives of theirs that classes are initialised by.
var preparing = map[string]bool{"initIDs": true, "init": true, "initNative": true, "getcwd": true, "getNameMax0": true}

// unasked are methods that tell of properties otherwise than by one name for a text.
var unasked = []string{
	"java/lang/System.getProperties()Ljava/util/Properties;",
	"java/lang/Boolean.getBoolean(Ljava/lang/String;)Z",
	"java/lang/Integer.getInteger(Ljava/lang/String;)Ljava/lang/Integer;",
	"java/lang/Integer.getInteger(Ljava/lang/String;I)Ljava/lang/Integer;",
	"java/lang/Integer.getInteger(Ljava/lang/String;Ljava/lang/Integer;)Ljava/lang/Integer;",
	"java/lang/Long.getLong(Ljava/lang/String;)Ljava/lang/Long;",
	"java/lang/Long.getLong(Ljava/lang/String;J)Ljava/lang/Long;",
	"java/lang/Long.getLong(Ljava/lang/String;Ljava/lang/Long;)Ljava/lang/Long;",
}

// asks reports whether the environment is, and may be asked, through a method.
func (rt *Runtime) asks(mt *vm.Method) bool {
	return rt.Environment && mt.Flags&classfile.AccNative != 0 && askedThrough[mt.Class.Name] != "" && mt.Class.Loader.Boot() && !preparing[mt.Name]
}

// notAnswered notes that the program asks through a native for what is no input. The
// JDK asks these for itself, too, while it starts or loads classes; what counts is that
// some frame of the program is below.
func (rt *Runtime) notAnswered(m *vm.Machine, t *vm.Thread, callee *vm.Method) {
	if rt.Heap.Lazy == nil || !rt.asks(callee) {
		return
	}
	for f := t.Top; f != nil; f = f.Parent {
		if f.Method.Class != nil && !f.Method.Has(vm.TraitPseudo) && !calls.OfJDK(f.Method.Class) {
			rt.leave(m, askedThrough[callee.Class.Name])
			return
		}
	}
}

func (rt *Runtime) leave(m *vm.Machine, what string) {
	rt.Cut(m, "the program asked for "+what+", which is no input", "only one answer was explored")
}

// notByName notes that the program asks for properties in another way.
func (c call) notByName() bool {
	if c.rt.Environment && c.rt.Heap.Lazy != nil && !calls.OfJDK(c.F.Method.Class) {
		c.rt.leave(c.M, "system properties by "+c.Callee.Class.JavaName()+"."+c.Callee.Name)
	}
	return false
}

// Unanswered says what of its environment the program was told one answer of, "" for
// nothing.
func (rt *Runtime) Unanswered(a *vm.Assumptions) string {
	if !rt.Environment || rt.Heap.Lazy == nil {
		return ""
	}
	var list []string
	for _, k := range []struct {
		met  vm.Met
		text string
	}{
		{vm.MeetsClock, "the clock"}, {vm.MeetsEnvironment, "environment variables"}, {vm.MeetsPlatform, "locale, time zone or encoding"},
		{vm.MeetsFolders, "files in a folder"}, {vm.MeetsProcess, "its process"}, {vm.MeetsProcessors, "processors"}, {vm.MeetsMemory, "memory"},
		{vm.MeetsSecrets, "random bytes"},
	} {
		if a.Meets(k.met) {
			list = append(list, k.text)
		}
	}
	if len(list) == 0 {
		return ""
	}
	return "the program was told one answer about " + strings.Join(list, ", ")
}
