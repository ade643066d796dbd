package conctest

import "strings"

// guardFeatures are about what the reductions take for granted: locks, permits and
// latches that are taken for monitors, elements of arrays that are looked at one by
// one, data behind what orders threads, and what goes on beside threads: choices of
// data, values that are not known, daemons and pools.
var guardFeatures = []Feature{
	{Name: "guarded by locks", Shared: `static int x, y; static final ReentrantLock l = new ReentrantLock(), k = new ReentrantLock(true);`, Actions: []string{
		`l.lock(); try { return INNER; } finally { l.unlock(); }`, `k.lock(); try { return INNER; } finally { k.unlock(); }`,
		`l.lock(); k.lock(); x++; k.unlock(); l.unlock(); return x;`, `k.lock(); l.lock(); y++; l.unlock(); k.unlock(); return y;`,
		`l.lock(); l.lock(); x++; l.unlock(); int v = x; l.unlock(); return v;`, `l.lock(); int v = x; l.unlock(); l.lock(); x = v + 1; l.unlock(); return v;`,
		`l.lock(); return x++;`, `l.lock(); Object v = INNER; l.unlock(); return v;`, `return l.isHeldByCurrentThread() + "" + l.getHoldCount();`,
		`l.unlock(); return "";`, `x++; return x;`, `l.lock(); try { x++; if (x == 2) throw new IllegalStateException(); return x; } finally { l.unlock(); y++; }`,
		`k.lock(); try { y++; return x; } finally { k.unlock(); }`}, Final: `x + " " + y`, Pairs: [][2]int{{2, 3}, {2, 3}, {5, 4}, {6, 4}, {0, 1}, {7, 2}}},
	{Name: "guarded by locks that some try", Shared: `static int x, y; static final ReentrantLock l = new ReentrantLock(), k = new ReentrantLock(true);`, Actions: []string{
		`l.lock(); try { return INNER; } finally { l.unlock(); }`, `if (!l.tryLock()) return "no"; try { return INNER; } finally { l.unlock(); }`,
		`l.lockInterruptibly(); try { return x++; } finally { l.unlock(); }`, `k.lock(); x++; k.unlock(); y++; return x;`, `return l.isLocked();`,
		`if (!k.tryLock()) return y; k.unlock(); return "free";`, `if (!k.tryLock(1, TimeUnit.SECONDS)) return "late"; try { return x++; } finally { k.unlock(); }`,
		`k.lockInterruptibly(); try { return x++; } finally { k.unlock(); }`, `l.lock(); x++; l.unlock(); l.lock(); y++; l.unlock(); return "";`, `k.lock(); return "";`,
		`return k.isLocked() + " " + x;`}, Final: `x + " " + y`, Pairs: [][2]int{{3, 5}, {8, 1}, {8, 4}, {3, 6}, {3, 7}, {9, 6}}},
	{Name: "guarded by conditions", Shared: `static int x, y; static final ReentrantLock l = new ReentrantLock(); static final Condition c = l.newCondition(), d = l.newCondition();`, Actions: []string{
		`l.lock(); try { while (x == 0) c.await(); x--; return y; } finally { l.unlock(); }`, `l.lock(); try { x++; c.signal(); return y++; } finally { l.unlock(); }`,
		`l.lock(); try { c.signalAll(); y++; d.await(); return x; } finally { l.unlock(); }`, `l.lock(); try { x++; d.signalAll(); return INNER; } finally { l.unlock(); }`,
		`l.lock(); try { c.awaitUninterruptibly(); return y; } finally { l.unlock(); }`, `l.lock(); y++; l.unlock(); return "";`, `l.lock(); try { return l.hasWaiters(c) + "" + l.getWaitQueueLength(d); } finally { l.unlock(); }`,
		`c.signal(); return "";`, `y++; return x;`, `l.lock(); l.lock(); try { if (x == 0) c.await(); return l.getHoldCount(); } finally { l.unlock(); l.unlock(); }`}, Final: `x + " " + y`,
		Pairs: [][2]int{{0, 1}, {0, 3}, {2, 3}, {9, 1}, {4, 1}}},
	{Name: "guarded by permits", Shared: `static int x, y; static final Semaphore s = new Semaphore(1), t = new Semaphore(0, true), u = new Semaphore(2);`, Actions: []string{
		`s.acquire(); try { return INNER; } finally { s.release(); }`, `s.acquireUninterruptibly(); int v = x; s.release(); s.acquire(); x = v + 1; s.release(); return v;`,
		`y++; t.release(); return x;`, `t.acquire(); return y;`, `t.acquireUninterruptibly(); x++; return y++;`, `u.acquire(); y++; u.release(); return y;`,
		`s.release(); return "";`, `s.acquire(); return x++;`, `t.release(2); x++; return "";`, `u.acquire(); s.acquire(); x++; s.release(); u.release(); return "";`,
		`s.acquire(); u.acquire(); x++; u.release(); s.release(); return "";`, `x++; return "";`, `s.acquire(); try { if (x++ == 0) throw new IllegalStateException(); return x; } finally { s.release(); }`}, Final: `x + " " + y`,
		Pairs: [][2]int{{2, 3}, {8, 3}, {4, 2}, {1, 1}, {6, 7}, {5, 5}}},
	{Name: "guarded by permits that some ask for", Shared: `static int x, y; static final Semaphore s = new Semaphore(1), t = new Semaphore(2, true), u = new Semaphore(Integer.MAX_VALUE);`, Actions: []string{
		`s.acquire(); try { return INNER; } finally { s.release(); }`, `if (!s.tryAcquire()) return "no"; x++; s.release(); return x;`, `return s.availablePermits() + "" + x;`,
		`t.acquire(2); x++; t.release(); y++; t.release(); return x;`, `t.acquire(); y++; t.release(); return x;`, `return t.drainPermits();`, `t.release(2); return y;`,
		`if (!t.tryAcquire(2)) return y; t.release(2); return x;`, `t.acquire(1); return x++;`, `s.release(); x++; s.acquire(); return x;`, `if (!t.tryAcquire(1, TimeUnit.SECONDS)) return "late"; return x;`,
		`y++; u.release(); return "";`, `u.acquire(); return y;`, `while (y == 0) Thread.yield(); u.acquire(); return "";`}, Final: `x + " " + y + " " + s.availablePermits() + t.availablePermits()`,
		Pairs: [][2]int{{0, 1}, {0, 2}, {3, 4}, {3, 7}, {8, 5}, {9, 1}, {11, 12}, {11, 13}}},
	{Name: "guarded by latches", Shared: `static int x, y; static int[] a = new int[4]; static final CountDownLatch l = new CountDownLatch(1), k = new CountDownLatch(2);`, Actions: []string{
		`x++; l.countDown(); y++; return y;`, `l.await(); return x;`, `l.await(); x++; k.countDown(); return y;`, `k.countDown(); k.countDown(); return x;`, `k.await(); return y + x;`,
		`a[me]++; k.countDown(); return "";`, `k.await(); return a[0] + a[1] + a[2];`, `l.countDown(); return x++;`, `y++; return x;`, `k.countDown(); Object v = INNER; l.await(); return v;`},
		Final: `x + " " + y + a[1]`, Pairs: [][2]int{{0, 1}, {5, 6}, {2, 4}, {9, 3}, {0, 2}}},
	{Name: "guarded by latches that some ask", Shared: `static int x, y; static final CountDownLatch l = new CountDownLatch(1), k = new CountDownLatch(2);`, Actions: []string{
		`x++; l.countDown(); y++; return y;`, `l.await(); return x;`, `return l.await(1, TimeUnit.SECONDS) + "" + x;`, `return k.getCount() + "" + y;`, `y++; k.countDown(); x++; k.countDown(); return "";`,
		`k.await(); return l.getCount();`, `l.countDown(); l.countDown(); return k.getCount();`, `return l.await(0, TimeUnit.SECONDS) ? x : "no";`, `return INNER + " " + l.getCount();`}, Final: `x + " " + y`,
		Pairs: [][2]int{{0, 2}, {0, 7}, {4, 3}, {4, 5}}},
	{Name: "guarded by barriers", Shared: `static int x, y; static final int[] a = new int[4]; static final CyclicBarrier b = new CyclicBarrier(2, () -> x += a[0] + a[1]);`, Actions: []string{
		`a[me] = 1; b.await(); return a[1 - me / 2];`, `a[me]++; b.await(); return x;`, `b.await(); y++; b.await(); return y;`, `y++; b.await(); a[me] = y; b.await(); return a[0] + a[1];`, `b.reset(); return "";`, `return b.isBroken();`,
		`b.await(1, TimeUnit.SECONDS); return x;`}, Final: `x + " " + y`, Pairs: [][2]int{{0, 1}, {2, 3}, {1, 6}}},
	{Name: "met at barriers", Shared: `static int x, y; static volatile int z; static final int[] a = new int[4]; static final CyclicBarrier b = new CyclicBarrier(2), c = new CyclicBarrier(2);`, Actions: []string{
		`a[me] = 1; b.await(); return a[1 - me / 2];`, `a[me]++; b.await(); x++; c.await(); return x;`, `b.await(); y++; b.await(); return y;`, `y++; b.await(); a[me] = y; b.await(); return a[0] + a[1];`,
		`return b.await();`, `c.await(); z++; return z;`, `z++; b.await(); z++; c.await(); return "";`, `return INNER;`, `b.await(); return INNER;`, `return z;`, `synchronized (a) { z++; b.await(); return x; }`,
		`synchronized (a) { x++; } b.await(); synchronized (a) { return x; }`}, Final: `x + " " + y + z`, Pairs: [][2]int{{0, 0}, {1, 6}, {2, 3}, {3, 3}, {0, 4}, {6, 1}, {11, 11}, {8, 11}}},
	{Name: "met at barriers that some ask", Shared: `static int x, y; static final int[] a = new int[4]; static final CyclicBarrier b = new CyclicBarrier(2);`, Actions: []string{
		`a[me] = 1; b.await(); return a[1 - me / 2];`, `y++; b.await(); return x;`, `return b.getNumberWaiting() + "" + y;`, `b.await(1, TimeUnit.SECONDS); return x;`, `b.reset(); return y;`, `return b.isBroken();`,
		`x++; b.await(); x++; b.await(); return y;`, `Thread.currentThread().interrupt(); b.await(); return "";`}, Final: `x + " " + y`, Pairs: [][2]int{{0, 2}, {1, 3}, {0, 4}, {0, 7}, {6, 6}}},
	{Name: "sums under locks", Shared: `static int x, y; static long w; static final int[] a = new int[2]; static final Object m = new Object(); static final ReentrantLock l = new ReentrantLock(); static synchronized void add(int n) { x += n; } static synchronized int added(int n) { return x += n; }`, Actions: []string{
		`synchronized (m) { y += me + 1; } return "";`, `synchronized (m) { a[0]++; w -= 3; } return "";`, `synchronized (m) { y++; return y; }`, `synchronized (m) { w += y; } return "";`, `synchronized (m) { y *= 3; } return "";`, `synchronized (m) { return INNER; }`,
		`l.lock(); w += 7; l.unlock(); return "";`, `l.lock(); try { w++; a[1] += 2; } finally { l.unlock(); } return "";`, `l.lock(); try { return w; } finally { l.unlock(); }`, `l.lock(); w += y; l.unlock(); return "";`, `l.lock(); w = 9 - w; l.unlock(); return "";`,
		`add(me + 1); return "";`, `return added(2);`, `add(3); add(4); return "";`, `synchronized (m) { y += 5; } return y;`, `synchronized (m) { a[y & 1]++; } return "";`, `synchronized (m) { y++; l.lock(); w++; l.unlock(); } return "";`}, Final: `x + " " + y + " " + w + a[0] + a[1]`,
		Pairs: [][2]int{{0, 0}, {0, 2}, {0, 3}, {0, 4}, {1, 5}, {6, 8}, {6, 10}, {11, 12}, {0, 15}, {6, 9}, {13, 12}}},
	{Name: "guarded by what parks", Shared: `static volatile int x; static final ReentrantLock l = new ReentrantLock(); static final Semaphore s = new Semaphore(0); static final CountDownLatch k = new CountDownLatch(1); static Thread next(int me) { return T[(me + 1) % T.length]; }`, Actions: []string{
		`l.lock(); x++; l.unlock(); LockSupport.park(); return x;`, `l.lock(); try { LockSupport.unpark(next(me)); return x; } finally { l.unlock(); }`, `s.acquire(); LockSupport.park(); return x;`, `LockSupport.unpark(next(me)); s.release(); return "";`,
		`k.await(); LockSupport.parkNanos(9); return x++;`, `LockSupport.unpark(next(me)); k.countDown(); return "";`, `LockSupport.park(); return x;`, `l.lock(); try { return LockSupport.getBlocker(next(me)) == null; } finally { l.unlock(); }`,
		`return LockSupport.getBlocker(next(me)) == null;`, `LockSupport.park(l); return x;`}, Pairs: [][2]int{{0, 1}, {2, 3}, {4, 5}, {0, 7}, {2, 8}}, Parks: true},
	{Name: "elements of an own", Shared: ownElements("int", "4"), Actions: elements, Final: `a[0] + " " + a[1] + a[2] + a[3] + i`, Pairs: [][2]int{{0, 1}, {0, 7}, {0, 8}, {13, 14}, {1, 12}, {0, 17}, {13, 15}}},
	{Name: "elements of a long row", Shared: ownElements("int", "257"), Actions: someElements(), Final: `a[0] + " " + a[1] + a[2] + a[3] + i`, Pairs: [][2]int{{0, 1}, {0, 5}}},
	{Name: "elements of bytes", Shared: `static final byte[] a = new byte[8], z = new byte[8]; static int i; static final VarHandle h = MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.LITTLE_ENDIAN);
		static final VarHandle e = MethodHandles.arrayElementVarHandle(byte[].class); static final java.nio.ByteBuffer b = java.nio.ByteBuffer.wrap(a);`, Actions: []string{
		`a[me]++; return a[me];`, `a[me + 1] = 3; return "";`, `h.set(a, 0, 0x1010101); return "";`, `return (int) h.get(a, 0);`, `return (int) h.get(a, 4);`, `h.set(a, 4, me); return "";`, `a[me + 4]++; return "";`,
		`return Arrays.equals(a, z);`, `return Arrays.hashCode(a);`, `return Arrays.mismatch(z, a);`, `return new String(a, 0, 2, "ISO-8859-1").equals("\1\1");`, `"ab".getBytes(0, 2, a, me); return "";`,
		`b.put(me, (byte) 9); return "";`, `return b.getInt(0);`, `return (byte) e.getAndAdd(a, me, (byte) 1);`, `return b.getLong(0);`, `b.putShort(me, (short) 0x405); return "";`, `Arrays.fill(a, 0, 2, (byte) 7); return "";`,
		`return (int) h.getVolatile(a, 4);`, `var c = new java.util.zip.CRC32(); c.update(a); return c.getValue() % 1000;`, `System.arraycopy(a, me, a, 6, 2); return "";`, `return a.clone()[2];`, `return Arrays.compare(a, z);`},
		Final: `Arrays.toString(a)`, Pairs: [][2]int{{0, 3}, {6, 4}, {2, 0}, {5, 6}, {0, 7}, {0, 15}, {12, 10}, {14, 9}, {20, 6}}},
	{Name: "elements that are objects", Shared: `static class B { int v; } static final B[] a = {new B(), new B(), new B(), new B()}; static final Object[] same = a; static B other = a[1]; static final List<B> list = Arrays.asList(a); static int[][] rows = {{0, 0}, {0, 0}, {0, 0}}; static int[] row = rows[1];`, Actions: []string{
		`a[me].v++; return a[me].v;`, `other.v++; return "";`, `a[me] = a[me + 1]; return a[me].v;`, `same[me] = new B(); return "";`, `return other.v + "" + (a[1] == other);`, `list.get(me).v += 2; return "";`, `list.set(me, other); return "";`,
		`rows[me][0]++; return rows[me][1];`, `row[0] += 3; return row[0];`, `rows[me] = row; rows[me][0]++; return "";`, `return rows.clone()[1][0];`, `int n = 0; for (B b : a) n += b.v; return n;`, `other = a[me]; return "";`, `Collections.swap(list, me, 3); return "";`,
		`return list.toArray(new B[0])[1].v;`}, Final: `a[0].v + " " + a[1].v + a[2].v + rows[1][0]`, Pairs: [][2]int{{0, 1}, {0, 5}, {7, 8}, {9, 8}, {3, 4}, {6, 2}}},
	{Name: "data behind some ends", Shared: `static int x, y; static final int[] a = new int[3]; static final Object l = new Object(); static Thread kid(int i) { Thread k = new Thread(() -> { synchronized (l) { x++; a[i]++; x++; } }); k.start(); return k; }
		static Thread[] kids() { return new Thread[] {kid(0), kid(1), kid(2)}; }`, Actions: []string{
		`Thread[] k = kids(); for (int i = 0; i < 2; i++) k[i].join(); return x;`, `Thread[] k = kids(); for (int i = 0; i < 2; i++) k[i].join(); return a[0] + "" + a[2];`,
		`Thread[] k = kids(); for (int i = 1; i < 3; i++) k[i].join(); synchronized (l) { return x; }`, `for (Thread k : kids()) k.join(); return x + "" + a[0];`,
		`Thread[] k = {kid(me)}; for (Thread t : k) t.join(); y = x; return y;`, `synchronized (l) { return x++; }`, `return x;`, `y++; return y;`, `a[1] = 5; return "";`},
		Final: `x + " " + y + a[1]`, Pairs: [][2]int{{0, 7}, {1, 8}, {2, 5}, {4, 5}}, Big: true},
	{Name: "data behind the end of threads", Shared: `static int x, y; static volatile int z; static final int[] a = new int[4]; static Thread next(int me) { return T[(me + 1) % T.length]; }`, Actions: []string{
		`x++; a[me] = 1; return "";`, `next(me).join(); return x + "" + a[(me + 1) % 3];`, `if (!next(me).isAlive()) return x + "" + a[1]; return "alive";`, `next(me).join(2); return a[(me + 1) % 3]++;`, `z++; x++; return "";`, `return z + "" + x;`,
		`if (next(me).getState() == Thread.State.TERMINATED) return x; return "on";`, `try { next(me).join(); } catch (InterruptedException e) { } return x++;`, `y++; if (y == 1) throw new IllegalStateException(); return "";`,
		`while (next(me).isAlive()) Thread.yield(); return x;`, `Thread k = new Thread(() -> a[me]++); k.start(); a[3]++; k.join(); return a[me];`, `Thread k = new Thread(() -> x++); k.start(); return INNER;`}, Final: `x + " " + y + a[0] + a[1]`,
		Pairs: [][2]int{{0, 1}, {0, 2}, {0, 3}, {4, 6}, {0, 9}}},
	{Name: "interrupts behind waits", Shared: `static int x; static volatile Thread w; static final ReentrantLock l = new ReentrantLock(); static final Condition c = l.newCondition(); static final Semaphore s = new Semaphore(0); static final CountDownLatch k = new CountDownLatch(1); static final Object o = new Object(); static final LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(1);
		static void hit() { Thread t = w; if (t != null) t.interrupt(); }`, Actions: []string{
		`w = Thread.currentThread(); s.acquire(); return x + "" + Thread.interrupted();`, `s.release(); hit(); return x;`, `w = Thread.currentThread(); k.await(); return Thread.interrupted();`, `k.countDown(); hit(); return "";`, `hit(); k.countDown(); return "";`,
		`w = Thread.currentThread(); l.lock(); try { c.await(); return x; } finally { l.unlock(); x += 5; }`, `l.lock(); try { x++; c.signal(); } finally { l.unlock(); } hit(); return "";`, `l.lock(); try { hit(); c.signal(); return x; } finally { l.unlock(); }`,
		`w = Thread.currentThread(); synchronized (o) { o.wait(); return x; }`, `synchronized (o) { x++; o.notify(); hit(); return ""; }`, `w = Thread.currentThread(); return q.take();`, `q.offer(me); hit(); return x;`, `w = Thread.currentThread(); l.lockInterruptibly(); try { return x++; } finally { l.unlock(); }`,
		`l.lock(); try { hit(); return x++; } finally { l.unlock(); }`, `w = Thread.currentThread(); Thread.sleep(1); return x;`, `w = Thread.currentThread(); LockSupport.park(); return Thread.interrupted();`, `LockSupport.unpark(w); hit(); return "";`, `w = Thread.currentThread(); s.acquireUninterruptibly(); return Thread.interrupted();`, `return Thread.interrupted();`, `x++; return INNER;`},
		Pairs: [][2]int{{0, 1}, {2, 3}, {2, 4}, {5, 6}, {5, 7}, {8, 9}, {10, 11}, {12, 13}, {14, 1}, {15, 16}, {17, 1}}},
	{Name: "daemons beside pools", Shared: `static volatile int x; static int y; static final ExecutorService p = Executors.newFixedThreadPool(1), d = Executors.newSingleThreadExecutor(r -> { Thread t = new Thread(r); t.setDaemon(true); return t; });
		static void spin() { Thread t = new Thread(() -> { for (;;) { if (x == 2) y = 1; Thread.yield(); } }); t.setDaemon(true); t.start(); }`, Actions: []string{
		`p.execute(() -> x++); return x;`, `return p.submit(() -> ++x).get();`, `spin(); return x;`, `d.execute(() -> x += 2); return x;`, `p.shutdown(); return x;`, `return d.submit(() -> x).get();`, `x++; return y;`}, Final: `x + " " + p.isShutdown()`, Big: true},
	{Name: "choices of data in threads", Shared: `static int x, y; static final ReentrantLock l = new ReentrantLock(); static final int[] a = new int[4]; static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>(); static int pick(int n) { return gov.nasa.jpf.vm.Verify.getInt(0, n); } static boolean flip() { return gov.nasa.jpf.vm.Verify.getBoolean(); }`, Actions: []string{
		`return pick(1);`, `int v = x; if (flip()) x = v + 1; return x;`, `l.lock(); try { x += pick(2); return INNER; } finally { l.unlock(); }`, `a[pick(1)]++; return a[1];`, `synchronized (a) { if (flip()) y++; else x++; } return y;`, `x++; int v = pick(1); return v + x;`, `if (flip()) throw new IllegalStateException(); return y++;`,
		`a[me] = pick(1); return a[me];`, `if (flip()) { l.lock(); x++; l.unlock(); } return x;`, `return map.compute("a", (k, v) -> pick(1) + x);`, `x = pick(1); gov.nasa.jpf.vm.Verify.ignoreIf(x == 1 && y == 1); return x;`, `y++; return x;`}, Final: `x + " " + y + a[0]`, Pairs: [][2]int{{1, 5}, {4, 6}, {3, 7}, {2, 8}, {10, 11}, {9, 5}}},
	{Name: "values not known in threads", Shared: `static int x, y; static final ReentrantLock l = new ReentrantLock(); static final int[] a = new int[4]; static int any(String n) { return gov.nasa.jpf.symbc.Debug.makeSymbolicInteger(n); }`, Actions: []string{
		`return any("p" + me) > 3;`, `x = any("q" + me); return x > 0 ? "pos" : "not";`, `return x > 0 ? "more" : "less";`, `l.lock(); try { if (any("r" + me) == 7) x = 1; return INNER; } finally { l.unlock(); }`, `a[me] = any("s" + me); return a[me] == a[1];`, `y += any("t" + me) & 1; return y == 1;`,
		`synchronized (a) { x++; if (any("u" + me) < 0) throw new IllegalStateException(); } return "";`, `y++; return y == 2;`, `int v = a[1]; a[1] = 5; return v < 5;`}, Final: `(x > 2) + " " + (y > 1) + (a[1] > 4)`, Pairs: [][2]int{{1, 2}, {4, 8}, {5, 7}, {3, 6}}, Big: true},
}

// elements are the actions on an array of four numbers or more, of which threads often
// have one each.
var elements = []string{
	`a[me]++; return a[me];`, `int n = 0; for (int k = 0; k < 4; k++) n += a[k]; return n;`, `a[i]++; return a[i];`, `i = me; a[me] += 2; return i;`, `same[me + 1]++; return "";`, `held.a[1] = 6; return held.a[me];`, `return a.clone()[1];`, `Arrays.fill(a, 5); return "";`,
	`System.arraycopy(a, 1, a, 0, 2); return a[0];`, `Arrays.fill(a, me, me + 1, 8); return a[1];`, `return (int) h.getAndAdd(a, me, 1);`, `return (int) h.getVolatile(a, 1);`, `return Arrays.equals(a, zero);`, `synchronized (locks[me]) { return a[me]++; }`, `synchronized (locks[1]) { a[1]++; return a[1]; }`,
	`synchronized (locks[i]) { a[i]++; return i; }`, `return java.lang.reflect.Array.getInt(a, 1);`, `return Arrays.hashCode(Arrays.copyOf(a, 4));`, `return h.compareAndSet(a, 1, 0, 4);`, `java.nio.IntBuffer.wrap(a).put(me, 7); return "";`, `synchronized (locks[me]) { synchronized (locks[1]) { int v = a[1]; a[1] = v + 1; return v; } }`,
	`a = new int[a.length]; return a[me]++;`, `int[] b = a; b[me] = i; return b[1];`,
}

func ownElements(kind, length string) string {
	return `static ` + kind + `[] a = new ` + kind + `[` + length + `]; static final ` + kind + `[] same = a, zero = a.clone(); static int i; static final Object[] locks = {new Object(), new Object(), new Object()};
		static class H { ` + kind + `[] a; } static final H held = new H(); static { held.a = a; } static final VarHandle h = MethodHandles.arrayElementVarHandle(` + kind + `[].class);`
}

// someElements are the actions that do not run through a whole array.
func someElements() (list []string) {
	for _, a := range elements {
		if !strings.Contains(a, "clone") && !strings.Contains(a, "(a, 5)") && !strings.Contains(a, "copyOf") && !strings.Contains(a, "equals") {
			list = append(list, a)
		}
	}
	return list
}
