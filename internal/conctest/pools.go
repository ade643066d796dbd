package conctest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// Random programs of pools. Main, and often another thread, hand tasks to one pool,
// wait for them, cancel them and shut the pool down. The program prints what each has
// seen, and what the tasks have done to a few variables.

// poolKinds are pools, by what makes them.
var poolKinds = []struct{ make, kind string }{
	{`new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>())`, "pool"},
	{`new ThreadPoolExecutor(2, 2, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1))`, "pool"},
	{`new ThreadPoolExecutor(0, 1, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>())`, "pool"},
	{`new ThreadPoolExecutor(0, 1, 1, TimeUnit.MILLISECONDS, new SynchronousQueue<>(), new ThreadPoolExecutor.CallerRunsPolicy())`, "pool"},
	{`new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), new ThreadPoolExecutor.DiscardOldestPolicy())`, "pool"},
	{`new ThreadPoolExecutor(0, 1, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>()) {
		@Override protected void beforeExecute(Thread t, Runnable r) { KNOWN.add(t); }
		@Override protected void afterExecute(Runnable r, Throwable e) { if (e != null) y += 5; }
	}`, "pool"},
	{`Executors.newSingleThreadExecutor()`, "pool"},
	{`new ScheduledThreadPoolExecutor(1)`, "scheduled"},
	{`new ForkJoinPool(1)`, "forkjoin"},
	{`new ForkJoinPool(2)`, "forkjoin"},
}

// poolTasks are bodies of callables.
var poolTasks = []string{
	`return ++x;`,
	`int v = y; y = v + 1; return v;`,
	`synchronized (KNOWN) { return ++z; }`,
	`throw new IllegalStateException();`,
	`Thread.yield(); return x;`,
	`LATCH.countDown(); return 1;`,
	`LATCH.await(); return x;`,
	`Thread.sleep(1); return x;`,
	`return Thread.interrupted() ? 8 : 9;`,
	`KNOWN.add(Thread.currentThread()); return KNOWN.size();`,
	`return LOCK.tryLock() ? 1 : 0;`,
	`LOCK.lock(); try { return ++z; } finally { LOCK.unlock(); }`,
	`Thread.currentThread().interrupt(); return 3;`,
	`return P.isShutdown() ? 6 : 7;`,
	`if (LOCK.isHeldByCurrentThread()) LOCK.unlock(); return LOCK.isLocked() ? 1 : 0;`,
}

// poolSteps are what clients do: expressions. TASK is a callable, F what the client
// has submitted last.
var poolSteps = map[string][]string{
	"pool": {
		`(F = P.submit(TASK)) != null`,
		`(F = P.submit(TASK)) != null`,
		`P.submit(TASK).get()`,
		`F.get()`,
		`F.cancel(true)`,
		`F.cancel(false)`,
		`F.isDone()`,
		`run(TASK)`,
		`shut(P)`,
		`P.shutdownNow().size()`,
		`P.isTerminated()`,
		`CompletableFuture.supplyAsync(() -> call(TASK), P).thenApply(v -> v + x).join()`,
		`CompletableFuture.supplyAsync(() -> call(TASK), P).exceptionally(e -> 4).thenAcceptAsync(v -> y = v, P) != null`,
		`P.invokeAll(List.of(TASK)).get(0).get()`,
		`P.awaitTermination(1, TimeUnit.DAYS)`,
		`F.get(1, TimeUnit.DAYS)`,
		`x++`,
		`y`,
	},
	"scheduled": {
		`(F = ((ScheduledExecutorService) P).schedule(TASK, 1, TimeUnit.MILLISECONDS)) != null`,
		`((ScheduledThreadPoolExecutor) P).getQueue().size()`,
	},
	"forkjoin": {
		`((ForkJoinPool) P).invoke(ForkJoinTask.adapt(TASK))`,
		`((ForkJoinPool) P).awaitQuiescence(1, TimeUnit.DAYS)`,
		`((ForkJoinPool) P).submit(TASK).join()`,
	},
}

// Pool is such a program: what each client does.
type Pool struct {
	Name    string
	Kind    int
	Clients [][]string
}

// MakePool makes a random program. The same seed makes the same program.
func MakePool(name string, seed uint64) *Pool {
	r := rand.New(rand.NewPCG(seed, 0x706f6f6c))
	p := &Pool{Name: name, Kind: r.IntN(len(poolKinds))}
	kind := poolKinds[p.Kind].kind
	steps := poolSteps["pool"]
	if kind != "pool" {
		steps = slices.Concat(steps, poolSteps[kind], poolSteps[kind])
	}
	some := func(n int) []string {
		var list []string
		for range n {
			list = append(list, steps[r.IntN(len(steps))])
		}
		for i, s := range list {
			list[i] = strings.ReplaceAll(s, "TASK", "(Callable<Integer>) () -> { "+poolTasks[r.IntN(len(poolTasks))]+" }")
		}
		return list
	}
	first := strings.ReplaceAll(steps[0], "TASK", "(Callable<Integer>) () -> { "+poolTasks[r.IntN(len(poolTasks))]+" }")
	p.Clients = append(p.Clients, append([]string{first}, some(1+r.IntN(3))...))
	if r.IntN(2) == 0 {
		p.Clients = append(p.Clients, some(1+r.IntN(2)))
	}
	return p
}

// Java writes the program.
func (p *Pool) Java(pkg string) string {
	var b strings.Builder
	fmt.Fprintf(&b, `package %s;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

@SuppressWarnings("all")
public class %s {
	static volatile int x;
	static int y, z;
	static final Set<Thread> KNOWN = ConcurrentHashMap.newKeySet();
	static final CountDownLatch LATCH = new CountDownLatch(1);
	static final ReentrantLock LOCK = new ReentrantLock();
	static final ExecutorService P = %s;

	static boolean run(Callable<Integer> c) { P.execute(() -> call(c)); return true; }

	static boolean shut(ExecutorService p) { p.shutdown(); return true; }

	static int call(Callable<Integer> c) {
		try {
			return c.call();
		} catch (RuntimeException e) {
			throw e;
		} catch (Exception e) {
			return 7;
		}
	}

	static String told(Throwable e) { return e.getClass().getSimpleName() + (e.getCause() == null ? "" : " of " + e.getCause().getClass().getSimpleName()); }

`, pkg, p.Name, poolKinds[p.Kind].make)
	for i, steps := range p.Clients {
		fmt.Fprintf(&b, "\tstatic String client%d() {\n\t\tStringBuilder log = new StringBuilder();\n\t\tFuture<Integer> F = new FutureTask<>(() -> 1);\n", i)
		for _, s := range steps {
			fmt.Fprintf(&b, "\t\ttry { log.append(%s); } catch (Throwable e) { log.append(told(e)); }\n\t\tlog.append(' ');\n", s)
		}
		b.WriteString("\t\treturn log.toString();\n\t}\n\n")
	}
	b.WriteString("\tpublic static void main(String[] args) throws Exception {\n")
	if len(p.Clients) > 1 {
		b.WriteString("\t\tString[] other = new String[1];\n\t\tThread t = new Thread(() -> other[0] = client1());\n\t\tt.start();\n")
	}
	b.WriteString("\t\tString line = client0();\n")
	if len(p.Clients) > 1 {
		b.WriteString("\t\tt.join();\n\t\tline += \"; \" + other[0];\n")
	}
	b.WriteString("\t\tP.shutdown();\n\t\tSystem.out.println(line + \"; \" + x + \" \" + y);\n\t}\n}\n")
	return b.String()
}

// Smaller are the programs with one step or one client less.
func (p *Pool) Smaller() []*Pool {
	var list []*Pool
	for i, steps := range p.Clients {
		if i > 0 {
			list = append(list, &Pool{p.Name, p.Kind, p.Clients[:i]})
		}
		for j := range steps {
			clients := slices.Clone(p.Clients)
			clients[i] = slices.Concat(steps[:j], steps[j+1:])
			list = append(list, &Pool{p.Name, p.Kind, clients})
		}
	}
	return list
}
