package conctest

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/internal/corpus"
)

// trustedVar is the number of random pairs of calls.
const trustedVar = "GOJPF_CONCTEST_TRUSTED"

const (
	trustedPairs  = 12
	trustedStates = 6_000 // step by step; pairs with more are left out
)

// trustedMethods are calls on one object, by what the program calls its class.
var trustedMethods = map[string]string{
	"ReentrantLock":         "lock unlock tryLock tryLock/long/TimeUnit isLocked isHeldByCurrentThread getHoldCount hasQueuedThreads getQueueLength lockInterruptibly toString isFair",
	"FairLock":              "lock unlock tryLock tryLock/long/TimeUnit isLocked getHoldCount hasQueuedThreads",
	"Conditions":            "await awaitNanos awaitOnce signal signalAll waiters",
	"ReadWrite":             "readLock readUnlock tryRead writeLock writeUnlock tryWrite tryWriteTimed readers written readHolds writeHolds queued text textOfRead",
	"Stamped":               "write tryWrite read tryRead look validate unlock toWrite toRead written readers isRead toString tryUnlockRead tryUnlockWrite toLook",
	"Semaphore":             "acquire acquireUninterruptibly tryAcquire tryAcquire/long/TimeUnit release availablePermits drainPermits getQueueLength hasQueuedThreads acquire/int tryAcquire/int release/int toString",
	"CountDownLatch":        "await await/long/TimeUnit countDown getCount toString",
	"CyclicBarrier":         "await await/long/TimeUnit isBroken getNumberWaiting reset toString getParties",
	"Phaser":                "register bulkRegister/int arrive arriveAndDeregister arriveAndAwaitAdvance awaitAdvance/int forceTermination getPhase getArrivedParties getUnarrivedParties getRegisteredParties isTerminated toString awaitAdvanceInterruptibly/int",
	"Exchanger":             "exchange/Object exchange/Object/long/TimeUnit",
	"ArrayBlockingQueue":    "add/Object offer/Object put/Object poll take peek remove/Object size remainingCapacity clear contains/Object isEmpty offer/Object/long/TimeUnit poll/long/TimeUnit toString toArray element remove",
	"LinkedBlockingQueue":   "offer/Object put/Object poll take peek remove/Object size remainingCapacity clear contains/Object isEmpty offer/Object/long/TimeUnit poll/long/TimeUnit toString toArray element remove",
	"LinkedBlockingDeque":   "addFirst/Object addLast/Object offerFirst/Object offerLast/Object putFirst/Object putLast/Object pollFirst pollLast takeFirst takeLast peekFirst peekLast removeFirst removeLast getFirst getLast push/Object pop size toString toArray element remove removeFirstOccurrence/Object offerFirst/Object/long/TimeUnit pollLast/long/TimeUnit contains/Object isEmpty clear remainingCapacity",
	"PriorityBlockingQueue": "add/Object offer/Object poll take peek remove/Object size clear contains/Object isEmpty toString toArray element remove",
	"DelayQueue":            "add/Delayed offer/Delayed poll take peek remove/Object size clear isEmpty toArray element remove",
	"SynchronousQueue":      "offer/Object put/Object poll take offer/Object/long/TimeUnit poll/long/TimeUnit size isEmpty",
	"LinkedTransferQueue":   "add/Object offer/Object put/Object poll take transfer/Object tryTransfer/Object poll/long/TimeUnit size isEmpty toString contains/Object remove/Object peek hasWaitingConsumer getWaitingConsumerCount tryTransfer/Object/long/TimeUnit",
	"ConcurrentLinkedQueue": "add/Object offer/Object poll peek isEmpty size toString contains/Object remove/Object clear toArray",
	"ConcurrentLinkedDeque": "addFirst/Object addLast/Object pollFirst pollLast peekFirst peekLast push/Object pop isEmpty size toString contains/Object remove/Object clear removeFirst getFirst removeLast getLast",
	"ConcurrentHashMap":     "get/Object put/Object/Object putIfAbsent/Object/Object remove/Object replace/Object/Object containsKey/Object getOrDefault/Object/Object computeIfAbsent/Object/Function computeIfPresent/Object/BiFunction compute/Object/BiFunction merge/Object/Object/BiFunction size isEmpty mappingCount containsValue/Object toString clear replace/Object/Object/Object remove/Object/Object",
	"ConcurrentSkipListMap": "get/Object put/Object/Object putIfAbsent/Object/Object remove/Object replace/Object/Object containsKey/Object computeIfAbsent/Object/Function merge/Object/Object/BiFunction firstKey lastKey firstEntry lastEntry pollFirstEntry pollLastEntry lowerEntry/Object floorEntry/Object ceilingEntry/Object higherEntry/Object size isEmpty containsValue/Object toString clear computeIfPresent/Object/BiFunction compute/Object/BiFunction getOrDefault/Object/Object remove/Object/Object replace/Object/Object/Object lowerKey/Object floorKey/Object ceilingKey/Object higherKey/Object",
	"CopyOnWriteArrayList":  "get/int set/int/Object add/Object remove/Object addIfAbsent/Object size isEmpty contains/Object indexOf/Object clear toArray toString remove/int add/int/Object",
	"LongAdder":             "add/long increment decrement sum reset sumThenReset toString",
	"DoubleAdder":           "add/double sum reset sumThenReset",
	"LongAccumulator":       "accumulate/long get reset getThenReset",
	"DoubleAccumulator":     "accumulate/double get reset getThenReset",
	"FutureTask":            "run get get/long/TimeUnit isDone isCancelled cancel/boolean toString",
	"CompletableFuture":     "complete/Object completeExceptionally/Throwable get get/long/TimeUnit join getNow/Object isDone isCancelled isCompletedExceptionally cancel/boolean toString getNumberOfDependents obtrudeValue/Object",
}

// What the calls are trusted with is true: two threads that make a few find the
// same when each call is one operation and when it is executed step by step.
func TestTrustedCalls(t *testing.T) {
	classes := t.TempDir()
	if err := corpus.Compile(apiDir, classes, filepath.Join("testdata", "TrustedCalls.java")); err != nil {
		t.Fatal(err)
	}
	n := number(t, trustedVar, trustedPairs)
	names := slices.Sorted(maps.Keys(trustedMethods))
	r := rand.New(rand.NewPCG(uint64(n), 1))
	slots := make(chan struct{}, 2)
	for i := range n {
		class := names[(i+int(r.Uint64N(uint64(len(names)))))%len(names)]
		methods := strings.Fields(trustedMethods[class])
		some := func() string {
			list := []string{methods[r.IntN(len(methods))]}
			if r.IntN(3) == 0 {
				list = append(list, methods[r.IntN(len(methods))])
			}
			return strings.Join(list, ",")
		}
		args := []string{class, some(), some()}
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			t.Parallel()
			slots <- struct{}{}
			defer func() { <-slots }()
			var want string
			for _, settings := range []string{"+vm.juc.steps=true", "+vm.por=locks", "+vm.por=shared", "+vm.por=dpor"} {
				var out bytes.Buffer
				p := &corpus.Program{Area: "trusted", Name: "TrustedCalls", Args: args}
				result, err := p.Search(corpus.Run{
					Classes: classes, Out: &out, Patience: time.Minute,
					Settings: append(strings.Fields(settings), "+search.multiple_errors=true", fmt.Sprintf("+search.max_states=%d", trustedStates)),
				})
				if err != nil {
					t.Fatalf("%s: %v", settings, err)
				}
				if len(result.Incomplete) > 0 {
					if want == "" {
						t.Skipf("not finished after %d states", result.Statistics.StatesNew)
					}
					if settings == "+vm.por=locks" { // others have more states
						t.Errorf("%s: %v", settings, result.Incomplete)
					}
					continue
				}
				ends := strings.Split(strings.TrimSpace(out.String()), "\n")
				for _, v := range result.Violations {
					ends = append(ends, v.Kind+" "+v.Exception)
				}
				slices.Sort(ends)
				got := strings.Join(slices.Compact(ends), "\n")
				if want == "" {
					want = got
				} else if got != want {
					t.Errorf("%s found\n%s\nand step by step\n%s", settings, got, want)
				}
			}
		})
	}
}
