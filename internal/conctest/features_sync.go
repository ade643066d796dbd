package conctest

import "fmt"

// syncFeatures are about monitors, java.util.concurrent and threads.
func syncFeatures() []Feature {
	var list []Feature
	for _, k := range lockKinds {
		list = append(list, Feature{Name: "monitors of " + k.name, Shared: fmt.Sprintf(`static int x; static volatile boolean go; %s static final Object nothing = new Object(); static Object p() { return %s; } static Object q() { return %s; }`, k.shared, k.p, k.q),
			Actions: monitor, Final: `x`, Pairs: [][2]int{{2, 3}, {2, 3}, {10, 8}, {10, 11}, {6, 8}, {7, 9}, {4, 4}, {4, 5}}})
	}
	return append(list, utilFeatures...)
}

// lockKinds are what can be locked; two of each.
var lockKinds = []struct{ name, shared, p, q string }{
	{"objects", `static final Object a = new Object(), b = new Object();`, `a`, `b`},
	{"classes", `static class A {} static class B {}`, `A.class`, `B.class`},
	{"classes of the JDK", ``, `String.class`, `int.class`},
	{"classes of arrays", ``, `int[][].class`, `SELF[].class`},
	{"literals", ``, `"SELF p"`, `"SELF q"`},
	{"interned strings", ``, `("SELF" + Integer.toString(1)).intern()`, `("SELF" + Integer.toString(2)).intern()`},
	{"boxes", ``, `(Object) 1`, `Boolean.TRUE`},
	{"enum constants", `enum E { A, B }`, `E.A`, `E.B`},
	{"lambdas", `static Runnable a() { return () -> { }; } static Runnable b() { return () -> { }; }`, `a()`, `b()`},
	{"method references", `static void f() { } static Runnable a() { return SELF::f; } static Runnable b() { return Thread::yield; }`, `a()`, `b()`},
	{"arrays", `static final int[] a = {}; static final Object[] b = {a};`, `a`, `b`},
	{"threads", ``, `T[0]`, `T[1]`},
	{"units of time", ``, `TimeUnit.DAYS`, `TimeUnit.HOURS`},
	{"loaders and groups", ``, `ClassLoader.getSystemClassLoader()`, `Thread.currentThread().getThreadGroup()`},
	{"method types", ``, `MethodType.methodType(int.class)`, `MethodType.methodType(long.class)`},
	{"shared lists", ``, `Collections.emptyList()`, `List.of()`},
	{"system", ``, `Runtime.getRuntime()`, `System.out`},
	{"system properties", ``, `System.getProperties()`, `System.getProperty("java.version")`},
}

// monitor is what is done with a lock.
var monitor = []string{
	`synchronized (p()) { return INNER; }`,
	`synchronized (q()) { return INNER; }`,
	`synchronized (p()) { synchronized (q()) { return x++; } }`,
	`synchronized (q()) { synchronized (p()) { return x++; } }`,
	`synchronized (p()) { x++; return x; }`,
	`x++; return x;`,
	`synchronized (p()) { while (!go) p().wait(); return "went"; }`,
	`synchronized (p()) { if (!go) p().wait(5); return go; }`,
	`synchronized (p()) { go = true; p().notify(); return ""; }`,
	`synchronized (p()) { go = true; p().notifyAll(); return ""; }`,
	`synchronized (p()) { p().wait(); return x; }`,
	`synchronized (p()) { p().notify(); return ""; }`,
	`return Thread.holdsLock(p());`,
	`p().notify(); return "";`,
}

// utilFeatures are about java.util.concurrent and collections.
var utilFeatures = []Feature{
	{Name: "synchronized methods", Shared: `static int x; int y; static final SELF a = new SELF(); static synchronized int f() { return ++x; } synchronized int g() { return ++y; }`, Actions: []string{
		`return f();`, `return a.g();`, `return x;`, `return a.y++;`, `synchronized (SELF.class) { return INNER; }`, `synchronized (a) { return f(); }`, `synchronized (SELF.class) { return a.g(); }`}, Final: `x + " " + a.y`},
	{Name: "ReentrantLock", Shared: `static int x; static final ReentrantLock l = new ReentrantLock(), k = new ReentrantLock(true);`, Actions: []string{
		`l.lock(); try { return INNER; } finally { l.unlock(); }`, `l.lock(); k.lock(); k.unlock(); l.unlock(); return "";`, `k.lock(); l.lock(); l.unlock(); k.unlock(); return "";`,
		`if (!l.tryLock()) return "no"; try { return x++; } finally { l.unlock(); }`, `l.lockInterruptibly(); try { return x++; } finally { l.unlock(); }`, `return l.isLocked();`,
		`if (!l.tryLock(1, TimeUnit.SECONDS)) return "late"; l.unlock(); return "";`, `x++; return "";`, `return l.hasQueuedThreads();`, `l.unlock(); return "";`}, Final: `x`},
	{Name: "Condition", Shared: `static int x; static final ReentrantLock l = new ReentrantLock(); static final Condition c = l.newCondition(), d = l.newCondition();`, Actions: []string{
		`l.lock(); try { while (x == 0) c.await(); return x; } finally { l.unlock(); }`, `l.lock(); try { c.await(); return x; } finally { l.unlock(); }`,
		`l.lock(); try { x++; c.signal(); return ""; } finally { l.unlock(); }`, `l.lock(); try { x++; c.signalAll(); return ""; } finally { l.unlock(); }`,
		`l.lock(); try { return c.await(5, TimeUnit.SECONDS); } finally { l.unlock(); }`, `l.lock(); try { d.signal(); return ""; } finally { l.unlock(); }`}},
	{Name: "ReadWriteLock", Shared: `static int x; static final ReentrantReadWriteLock l = new ReentrantReadWriteLock();`, Actions: []string{
		`l.readLock().lock(); try { return x + INNER.toString(); } finally { l.readLock().unlock(); }`, `l.writeLock().lock(); try { return x++; } finally { l.writeLock().unlock(); }`, `return l.writeLock().tryLock();`, `return x;`}, Final: `x`},
	{Name: "StampedLock", Shared: `static int x, y; static final StampedLock l = new StampedLock();`, Actions: []string{
		`long s = l.tryOptimisticRead(); int v = x, w = y; return l.validate(s) ? v - w : "again";`, `long s = l.writeLock(); x++; y++; l.unlockWrite(s); return "";`, `long s = l.readLock(); int v = x - y; l.unlockRead(s); return v;`, `x++; return "";`}, Final: `x + " " + y`},
	{Name: "Semaphore", Shared: `static int x; static final Semaphore s = new Semaphore(1);`, Actions: []string{
		`s.acquire(); x++; s.release(); return x;`, `s.release(); return "";`, `s.acquire(); return "";`, `return s.tryAcquire();`, `return s.availablePermits();`, `s.acquireUninterruptibly(); return "";`, `return s.drainPermits();`}, Final: `s.availablePermits()`},
	{Name: "CountDownLatch", Shared: `static int x; static final CountDownLatch l = new CountDownLatch(2);`, Actions: []string{
		`l.countDown(); return "";`, `l.await(); return x;`, `x++; l.countDown(); return "";`, `return l.getCount();`, `return l.await(1, TimeUnit.SECONDS);`}},
	{Name: "CyclicBarrier", Shared: `static int x; static final CyclicBarrier b = new CyclicBarrier(2, () -> x++);`, Actions: []string{
		`return b.await();`, `b.await(); return x;`, `b.reset(); return "";`, `return b.isBroken();`, `return b.getNumberWaiting();`}, Final: `x`},
	{Name: "Phaser", Shared: `static final Phaser p = new Phaser(2);`, Actions: []string{
		`return p.arrive();`, `return p.arriveAndAwaitAdvance();`, `return p.getPhase();`, `return p.arriveAndDeregister();`, `return p.register();`}},
	{Name: "phases", Shared: `static int x; static volatile int y; static final Phaser p = new Phaser(2);`, Actions: []string{
		`x++; p.arriveAndAwaitAdvance(); return x;`, `y = me; p.arriveAndAwaitAdvance(); return y;`, `p.arriveAndAwaitAdvance(); y++; p.arriveAndAwaitAdvance(); return p.getPhase();`,
		`return p.arriveAndAwaitAdvance() + " " + y;`, `p.arrive(); return y;`, `return p.awaitAdvance(0) + y;`, `p.register(); return p.arriveAndAwaitAdvance();`, `p.arriveAndDeregister(); return y;`,
		`p.forceTermination(); return "";`, `return p.isTerminated();`, `return p.getArrivedParties();`}, Final: `x + " " + y + " " + p.getPhase()`},
	{Name: "Exchanger", Shared: `static final Exchanger<Integer> e = new Exchanger<>();`, Actions: []string{`return e.exchange(me);`, `return e.exchange(me + 5);`}, Big: true},
	{Name: "AtomicInteger", Shared: `static final AtomicInteger a = new AtomicInteger();`, Actions: []string{
		`return a.incrementAndGet();`, `return a.get();`, `a.set(me); return "";`, `return a.compareAndSet(0, 5);`, `return a.getAndUpdate(n -> n * 2);`, `a.set(a.get() + 1); return "";`, `return a.accumulateAndGet(3, Math::max);`, `a.lazySet(9); return "";`}, Final: `a`},
	{Name: "AtomicReference", Shared: `static final AtomicReference<String> a = new AtomicReference<>("x");`, Actions: []string{
		`return a.getAndSet("y" + me);`, `return a.compareAndSet("x", "z");`, `return a.get();`, `return a.updateAndGet(s -> s + me);`}, Final: `a`},
	{Name: "AtomicStampedReference", Shared: `static final AtomicStampedReference<String> a = new AtomicStampedReference<>("x", 0);`, Actions: []string{
		`return a.compareAndSet("x", "y", 0, 1);`, `int[] s = new int[1]; String v = a.get(s); return v + s[0];`, `return a.attemptStamp("x", 4);`, `a.set("x", 0); return "";`}, Final: `a.getStamp()`},
	{Name: "AtomicLongArray", Shared: `static final AtomicLongArray a = new AtomicLongArray(2);`, Actions: []string{`return a.incrementAndGet(me & 1);`, `return a.get(0);`, `return a.compareAndSet(1, 0, 5);`, `a.set(0, a.get(1) + 1); return "";`}, Final: `a`},
	{Name: "field updater", Shared: `volatile int v; static final SELF o = new SELF(); static final AtomicIntegerFieldUpdater<SELF> u = AtomicIntegerFieldUpdater.newUpdater(SELF.class, "v");`, Actions: []string{`return u.incrementAndGet(o);`, `o.v++; return "";`, `return u.compareAndSet(o, 0, 7);`, `return o.v;`}, Final: `o.v`},
	{Name: "LongAdder", Shared: `static final LongAdder a = new LongAdder();`, Actions: []string{`a.increment(); return "";`, `return a.sum();`, `a.reset(); return "";`, `return a.sumThenReset();`}, Final: `a`},
	{Name: "LongAccumulator", Shared: `static final LongAccumulator a = new LongAccumulator((p, q) -> p * 2 + q, 0);`, Actions: []string{`a.accumulate(me + 1); return "";`, `return a.get();`}, Final: `a`},
	{Name: "VarHandle of a field", Shared: `int v; static final SELF o = new SELF(); static final VarHandle h; static { try { h = MethodHandles.lookup().findVarHandle(SELF.class, "v", int.class); } catch (Exception e) { throw new Error(e); } }`, Actions: []string{
		`return (int) h.get(o);`, `h.set(o, me + 1); return "";`, `return (int) h.getVolatile(o);`, `h.setVolatile(o, 4); return "";`, `return (int) h.getAcquire(o);`, `h.setRelease(o, 5); return "";`, `return (int) h.getOpaque(o);`, `h.setOpaque(o, 6); return "";`,
		`return h.compareAndSet(o, 0, 7);`, `return (int) h.compareAndExchange(o, 0, 8);`, `return (int) h.getAndAdd(o, 2);`, `return (int) h.getAndSet(o, 3);`, `return (int) h.getAndBitwiseOr(o, 16);`, `o.v++; return "";`, `return (int) h.compareAndExchangeAcquire(o, 0, 2);`, `return (int) h.getAndAddRelease(o, 1);`}, Final: `o.v`},
	{Name: "VarHandle of an array", Shared: `static final int[] a = new int[2]; static final VarHandle h = MethodHandles.arrayElementVarHandle(int[].class);`, Actions: []string{
		`return (int) h.getAndAdd(a, 0, 1);`, `return h.compareAndSet(a, 1, 0, 5);`, `return (int) h.getVolatile(a, 0);`, `a[0]++; return "";`, `h.setRelease(a, 1, a[0]); return "";`}, Final: `a[0] + " " + a[1]`},
	{Name: "VarHandle of bytes", Shared: `static final byte[] a = new byte[8]; static final VarHandle h = MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.BIG_ENDIAN);`, Actions: []string{
		`h.set(a, 0, me + 257); return "";`, `return (int) h.get(a, 0);`, `a[3]++; return "";`, `return a[2];`}, Final: `(int) h.get(a, 0)`},
	{Name: "VarHandle of a static", Shared: `static int v; static final VarHandle h; static { try { h = MethodHandles.lookup().findStaticVarHandle(SELF.class, "v", int.class); } catch (Exception e) { throw new Error(e); } }`, Actions: []string{`return (int) h.getAndAdd(1);`, `h.setVolatile(me); return "";`, `return (int) h.getOpaque();`, `v++; return "";`}, Final: `v`},
	{Name: "memory outside of the heap", Shared: `static final java.nio.ByteBuffer b = java.nio.ByteBuffer.allocateDirect(8);`, Actions: []string{`b.put(0, (byte) (b.get(0) + 1)); return "";`, `return b.get(0);`, `b.put(0, (byte) me); return "";`}, Final: `b.get(0)`},
	{Name: "buffer", Shared: `static final java.nio.ByteBuffer b = java.nio.ByteBuffer.allocate(4);`, Actions: []string{`b.put((byte) me); return "";`, `return b.position();`, `b.rewind(); return "";`}, Final: `b.get(0) + " " + b.position()`},
	{Name: "ArrayBlockingQueue", Shared: `static final ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);`, Actions: queue, Final: `q`},
	{Name: "LinkedBlockingQueue", Shared: `static final LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(1);`, Actions: queue, Final: `q`},
	{Name: "LinkedBlockingDeque", Shared: `static final LinkedBlockingDeque<Integer> q = new LinkedBlockingDeque<>(1);`, Actions: append([]string{`q.putFirst(me); return "";`, `return q.takeLast();`}, queue...), Final: `q`},
	{Name: "PriorityBlockingQueue", Shared: `static final PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>();`, Actions: queue, Final: `q`},
	{Name: "SynchronousQueue", Shared: `static final SynchronousQueue<Integer> q = new SynchronousQueue<>();`, Actions: queue},
	{Name: "fair SynchronousQueue", Shared: `static final SynchronousQueue<Integer> q = new SynchronousQueue<>(true);`, Actions: queue},
	{Name: "LinkedTransferQueue", Shared: `static final LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();`, Actions: append([]string{`q.transfer(me); return "";`, `return q.tryTransfer(me);`, `return q.hasWaitingConsumer();`}, queue...), Final: `q`, Big: true},
	{Name: "DelayQueue", Shared: `static class D implements Delayed { public long getDelay(TimeUnit u) { return 0; } public int compareTo(Delayed d) { return 0; } } static final DelayQueue<D> q = new DelayQueue<>();`, Actions: []string{`q.put(new D()); return "";`, `q.take(); return "took";`, `return q.poll() == null;`, `return q.size();`}, Final: `q.size()`},
	{Name: "ConcurrentHashMap", Shared: `static final ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();`, Actions: []string{
		`return m.putIfAbsent("a", me);`, `return m.merge("a", 1, Integer::sum);`, `return m.compute("a", (k, v) -> v == null ? 5 : v + 1);`, `return m.computeIfAbsent("b", k -> me);`, `return m.remove("a");`, `m.put("a", m.getOrDefault("a", 0) + 1); return "";`, `return m.size();`, `return m.replace("a", 1, 2);`, `return m.containsKey("b");`, `return m.computeIfPresent("a", (k, v) -> null);`}, Final: `m`},
	{Name: "functions in a ConcurrentHashMap", Shared: `static int x; static final ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();`, Actions: []string{`return m.compute("a", (k, v) -> ++x);`, `x++; return "";`, `return m.computeIfAbsent("b", k -> x);`, `int[] n = {0}; m.forEach((k, v) -> n[0] += v); return n[0];`}, Final: `x + " " + m`},
	{Name: "ConcurrentSkipListMap", Shared: `static final ConcurrentSkipListMap<Integer, Integer> m = new ConcurrentSkipListMap<>();`, Actions: []string{`return m.putIfAbsent(1, me);`, `m.put(me, me); return "";`, `return m.pollFirstEntry();`, `return m.firstEntry();`, `return m.remove(1);`}, Final: `m`, Big: true},
	{Name: "CopyOnWriteArrayList", Shared: `static final CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>();`, Actions: []string{`l.add(me); return "";`, `return l.addIfAbsent(1);`, `int n = 0; for (int v : l) n += v + 1; return n;`, `if (l.size() > 0) return l.get(0); return "";`, `l.clear(); return "";`}, Final: `l`},
	{Name: "ConcurrentLinkedQueue", Shared: `static final ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();`, Actions: []string{`q.add(me); return "";`, `return q.poll();`, `return q.peek();`, `return q.isEmpty();`, `return q.size();`}, Final: `q`, Big: true},
	{Name: "ConcurrentLinkedDeque", Shared: `static final ConcurrentLinkedDeque<Integer> q = new ConcurrentLinkedDeque<>();`, Actions: []string{`q.addFirst(me); return "";`, `q.addLast(me); return "";`, `return q.pollFirst();`, `return q.pollLast();`}, Final: `q`, Big: true},
	{Name: "FutureTask", Shared: `static int x; static final FutureTask<Integer> f = new FutureTask<>(() -> ++x);`, Actions: []string{`f.run(); return "";`, `return f.get();`, `return f.cancel(true);`, `return f.isDone();`, `return f.cancel(false);`}, Final: `x`},
	{Name: "CompletableFuture", Shared: `static int x; static final CompletableFuture<Integer> f = new CompletableFuture<>();`, Actions: []string{`return f.complete(me);`, `return f.get();`, `return f.getNow(9);`, `f.thenAccept(v -> x += v + 1); return x;`, `return f.completeExceptionally(new Exception());`, `return f.isDone();`, `return f.thenApply(v -> v + 1).getNow(8);`}, Final: `x`},
	{Name: "executor", Shared: `static int x; static final ThreadPoolExecutor e = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), r -> { Thread t = new Thread(r); t.setDaemon(true); return t; });`, Actions: []string{`return e.submit(() -> ++x).get();`, `e.execute(() -> x += 2); return "";`, `e.shutdown(); return "";`, `return x;`}, Big: true},
	{Name: "ForkJoin", Shared: `static int x; static ForkJoinTask<Integer> t() { return ForkJoinTask.adapt(() -> ++x); }`, Actions: []string{`return t().fork().join();`, `return t().invoke();`, `return x;`}, Big: true},
	{Name: "park", Shared: `static volatile int x;`, Actions: []string{`LockSupport.park(); return x;`, `LockSupport.unpark(T[(me + 1) % T.length]); return "";`, `x++; LockSupport.unpark(T[(me + 2) % T.length]); return "";`, `LockSupport.parkNanos(50); return x;`}, Parks: true},
	{Name: "daemon", Shared: `static volatile int x; static void kid() { Thread k = new Thread(() -> { x++; x++; }); k.setDaemon(true); k.start(); }`, Actions: []string{`kid(); return x;`, `return x;`, `x = 5; return "";`}},
	{Name: "threads of threads", Shared: `static int x; static Thread kid() { Thread k = new Thread(() -> x++); k.start(); return k; }`, Actions: []string{`kid(); return x;`, `kid().join(); return x;`, `Thread k = kid(); x += 2; return k.isAlive();`, `return x;`}, Final: `x`},
	{Name: "group", Shared: `static final ThreadGroup g = new ThreadGroup("g");`, Actions: []string{`new Thread(g, "k") { public void run() { } }.start(); return "";`, `return g.activeCount();`, `g.interrupt(); return "";`}},
	{Name: "thread's name", Actions: []string{`T[1].setName("n" + me); return "";`, `return T[1].getName();`, `T[1].setPriority(me + 2); return "";`, `return T[1].getPriority();`}},
	{Name: "ArrayList", Shared: `static final ArrayList<Integer> l = new ArrayList<>();`, Actions: []string{`l.add(me); return "";`, `return l.size();`, `int n = 0; for (int v : l) n += v; return n;`, `return l.remove(0);`, `l.clear(); return "";`}, Final: `l`},
	{Name: "HashMap", Shared: `static final HashMap<Integer, Integer> m = new HashMap<>();`, Actions: []string{`return m.put(me, me);`, `return m.get(1);`, `m.merge(1, 1, Integer::sum); return "";`, `return m.remove(1);`, `int n = 0; for (int v : m.values()) n += v; return n;`}, Final: `m.size()`},
	{Name: "StringBuilder", Shared: `static final StringBuilder b = new StringBuilder();`, Actions: []string{`b.append(me); return "";`, `return b.length();`, `return b.toString();`, `b.setLength(0); return "";`}, Final: `b`},
	{Name: "StringBuffer", Shared: `static final StringBuffer b = new StringBuffer();`, Actions: []string{`b.append(me).append('x'); return "";`, `return b.toString();`, `synchronized (b) { return INNER; }`, `b.reverse(); return "";`}, Final: `b`},
	{Name: "Vector", Shared: `static final Vector<Integer> l = new Vector<>();`, Actions: []string{`l.add(me); return "";`, `return l.size();`, `if (!l.isEmpty()) return l.remove(0); return "";`, `if (!l.contains(5)) l.add(5); return "";`}, Final: `l`},
	{Name: "synchronized list", Shared: `static final List<Integer> l = Collections.synchronizedList(new LinkedList<>());`, Actions: []string{`l.add(me); return "";`, `if (l.isEmpty()) l.add(7); return "";`, `synchronized (l) { int n = 0; for (int v : l) n += v; return n; }`, `int n = 0; for (int v : l) n += v; return n;`}, Final: `l`},
	{Name: "Hashtable", Shared: `static final Hashtable<Integer, Integer> m = new Hashtable<>();`, Actions: []string{`return m.put(1, me);`, `return m.get(1);`, `m.put(1, m.getOrDefault(1, 0) + 1); return "";`, `return m.computeIfAbsent(1, k -> 4);`}, Final: `m`},
	{Name: "enum in a switch", Shared: `static volatile TimeUnit u = TimeUnit.DAYS;`, Actions: []string{`switch (u) { case DAYS: return 1; case HOURS: return 2; default: return 3; }`, `u = TimeUnit.HOURS; return "";`}},
	{Name: "pipe", Shared: `static final PipedOutputStream o = new PipedOutputStream(); static final PipedInputStream i; static { try { i = new PipedInputStream(o); } catch (IOException e) { throw new Error(e); } }`, Actions: []string{`o.write(me); return "";`, `return i.available();`}, Big: true},
	{Name: "weak compare-and-set", Shared: `static final AtomicInteger a = new AtomicInteger();`, Actions: []string{`while (!a.weakCompareAndSetPlain(a.get(), a.get() + 1)) ; return "";`, `return a.get();`, `a.set(3); return "";`}, Final: `a`},
}

// queue is what is done with a blocking queue q.
var queue = []string{
	`q.put(me); return "";`, `return q.take();`, `return q.offer(me + 5);`, `return q.poll();`, `return q.peek();`, `return q.size();`, `return q.poll(1, TimeUnit.SECONDS);`, `return q.remainingCapacity();`, `return q.contains(1);`,
}
