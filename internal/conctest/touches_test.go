//go:build invariants

package conctest

import (
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/vm"
)

const (
	descriptors = "the number of a file, which the variable of all files stands for"
	lazily      = "the same whoever asks first"
	named       = "a name in a report"
	boxes       = "the cache of boxes never changes"
	idleWorker  = "looks whether its thread is an idle worker: who changes a factory is known by that, and a lock that is left is the thread's own"
)

// allowedTouches are natives that write or read what several threads can reach
// without asking: where that is right, with the reason.
var allowedTouches = map[string]string{
	"java.lang.Class.forName0":          "gives a loader's monitor up, which keeps nobody from anything",
	"java.lang.Class.initClassName":     "the same name whoever asks first",
	"java.lang.Object.hashCode":         "one value stands for all hash codes",
	"java.lang.System.identityHashCode": "one value stands for all hash codes",
	"java.lang.Object.wait":             "giving a monitor up keeps nobody from anything, and who comes back waits for it",
	"java.lang.Thread.join":             "as Object.wait",
	"java.lang.Thread.start0":           "who is started cannot have gone on before",
	"java.io.FileDescriptor.close0":     descriptors,
	"java.io.FileInputStream.read0":     descriptors,
	"java.io.FileInputStream.readBytes": descriptors,
	"java.io.RandomAccessFile.read0":    descriptors,
	"java.io.RandomAccessFile.seek0":    descriptors,
	"java.io.RandomAccessFile.write0":   descriptors,

	"java.lang.Class.getModule":                                       lazily,
	"java.lang.Module.defineModule0":                                  lazily,
	"java.security.AccessController.getProtectionDomain":              lazily,
	"jdk.internal.loader.NativeLibraries.load":                        lazily,
	"jdk.internal.misc.Unsafe.objectFieldOffset0":                     "members never change",
	"jdk.internal.module.LazyBootLayer.publish":                       lazily,
	"java.lang.Object.notify":                                         named,
	"java.lang.Object.notifyAll":                                      named,
	"java.lang.Runtime.gc":                                            "asks the collector, which depends on everything",
	"java.lang.String.intern":                                         "asks for the table",
	"java.lang.Thread.dispatchUncaughtException":                      named,
	"java.lang.Thread.nextThreadID":                                   "numbers of threads are an operation where somebody asks for them",
	"java.lang.NullPointerException.getExtendedNPEMessage":            "a recorded stack never changes",
	"java.lang.invoke.Natives.getField":                               boxes,
	"java.lang.invoke.Natives.getStatic":                              boxes,
	"java.lang.invoke.Natives.invokeMethod":                           boxes,
	"jdk.internal.reflect.NativeConstructorAccessorImpl.newInstance0": "asks for its arguments; the members never change",
	"jdk.internal.reflect.NativeMethodAccessorImpl.invoke0":           "asks for its arguments; the members never change",
	"sun.management.VMManagementImpl.initOptionalSupportFields":       lazily,
	"sun.nio.ch.FileDispatcherImpl.pread0":                            descriptors,
	"sun.nio.ch.FileDispatcherImpl.read0":                             descriptors,
	"sun.nio.ch.FileDispatcherImpl.seek0":                             descriptors,
	"jdk.internal.misc.Unsafe.park":                                   idleWorker,
	"java.lang.Thread.interrupt":                                      idleWorker,
}

// touchesKey has TestNativesAsk run.
const touchesKey = "GOJPF_TOUCHES"

// What is said of natives is compared with what they do. A native that writes
// what others can reach, reads an array of theirs or a field that changes, or looks into
// an extra, has to ask in front of it.
func TestNativesAsk(t *testing.T) {
	if os.Getenv(touchesKey) == "" {
		t.Skip("it takes minutes: make invariants")
	}
	var mu sync.Mutex
	used := map[string]bool{}
	complained := map[string]bool{}
	vm.Touches = func(x vm.Touch) {
		name, _, _ := strings.Cut(x.Native.String(), "(")
		what := "the extra " + x.Key
		if x.Class != nil {
			if what = "an object of " + x.Class.JavaName(); x.Static {
				what = "static fields of " + x.Class.JavaName()
			}
		}
		if x.Field != nil {
			what = "the field " + x.Field.String()
		}
		if x.Read {
			what = "(by reading) " + what
		}
		mu.Lock()
		defer mu.Unlock()
		if used[name] = true; allowedTouches[name] == "" && !complained[name+what] {
			complained[name+what] = true
			t.Errorf("%s touches %s without having asked", name, what)
		}
	}
	atOnce = 1 // reads are heard of one machine only
	t.Cleanup(func() { vm.Touches, atOnce = nil, 2 })
	t.Run("corpus", func(t *testing.T) {
		each(t, func(t *testing.T, p *corpus.Program, classes string) {
			for _, settings := range []string{"+vm.por=shared +search.max_states=1000 +search.workers=1", "+vm.por=locks +vm.juc.steps=true +search.max_states=1000 +search.workers=1"} {
				if _, err := p.Search(corpus.Run{Classes: classes, Settings: strings.Fields(settings), Patience: shortestTime}); err != nil {
					t.Fatal(err)
				}
			}
		})
	})
	for name := range allowedTouches {
		if !used[name] {
			t.Errorf("%s is allowed to touch what it never touches", name)
		}
	}
}
