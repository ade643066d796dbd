package linear

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf"
)

// What the JDK has for several threads is linearizable, by the list of what is one
// operation and, where that does not take too long, step by step.
func TestCollectionsOfTheJDK(t *testing.T) {
	classes := compiled(t, "testdata/Collections.java")
	for class, steps := range map[string]bool{
		"AnAtomicInteger": true, "AnAtomicReference": true, "AConcurrentHashMap": true, "AConcurrentSkipListMap": false,
		"AConcurrentSkipListSet": false, "AConcurrentLinkedQueue": true, "AConcurrentLinkedDeque": true, "ALinkedBlockingQueue": false,
		"AnArrayBlockingQueue": false, "ALinkedBlockingDeque": false, "APriorityBlockingQueue": false, "ALinkedTransferQueue": true,
		"ACopyOnWriteArrayList": true, "ACopyOnWriteArraySet": true, "ASemaphore": true, "AReentrantLock": true, "ACountDownLatch": true,
		"ACompletableFuture": true,
	} {
		for _, settings := range [][]string{nil, {"vm.juc.steps=true"}} {
			if settings != nil && !steps {
				continue
			}
			r := run(t, classes, class, func(o *Options) {
				o.Scenarios, o.Threads, o.Operations, o.Before, o.Settings = 5, 2, 2, 1, settings
				if strings.Contains(class, "SkipList") { // with many steps
					o.Operations, o.After = 1, 0
				}
			})
			if r.Verdict != gojpf.Safe || r.Scenarios != 5 {
				t.Errorf("%s %v: %s in %d scenarios, %+v %+v", class, settings, r.Verdict, r.Scenarios, r.Broken, r.Cuts)
			}
		}
	}
}
