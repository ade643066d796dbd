package linear

import (
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/internal/hostjdk"
)

// missesTwo are the classes that are not linearizable since a release. Who polls the queue
// when others take what it has seen and enter something else finds nothing.
var missesTwo = map[string]int{"ALinkedTransferQueue": 21}

const pollMisses = "offer(1) -> offer(1); poll() || poll() ->"

// What the JDK has for several threads is linearizable, by the list of what is one
// operation and, where that does not take too long, step by step. What is not so is found
// in both ways, or in none, if an update mends it.
func TestCollectionsOfTheJDK(t *testing.T) {
	classes := compiled(t, "testdata/Collections.java")
	for class, steps := range map[string]bool{
		"AnAtomicInteger": true, "AnAtomicReference": true, "AConcurrentHashMap": true, "AConcurrentSkipListMap": false,
		"AConcurrentSkipListSet": false, "AConcurrentLinkedQueue": true, "AConcurrentLinkedDeque": true, "ALinkedBlockingQueue": false,
		"AnArrayBlockingQueue": false, "ALinkedBlockingDeque": false, "APriorityBlockingQueue": false, "ALinkedTransferQueue": true,
		"ACopyOnWriteArrayList": true, "ACopyOnWriteArraySet": true, "ASemaphore": true, "AReentrantLock": true, "ACountDownLatch": true,
		"ACompletableFuture": true,
	} {
		since, wrong := missesTwo[class]
		wrong = wrong && hostjdk.Release() >= since
		var verdicts []gojpf.Verdict
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
			if wrong {
				verdicts = append(verdicts, r.Verdict)
				if r.Verdict == gojpf.Violated && r.Broken.Scenario == pollMisses {
					continue
				}
			}
			if r.Verdict != gojpf.Safe || r.Scenarios != 5 {
				t.Errorf("%s %v: %s in %d scenarios, %+v %+v", class, settings, r.Verdict, r.Scenarios, r.Broken, r.Cuts)
			}
		}
		if len(slices.Compact(verdicts)) > 1 {
			t.Errorf("%s: %v by the list and step by step", class, verdicts)
		}
	}
}
