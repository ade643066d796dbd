package matchtest

// threadKinds are about threads, files about what is outside of the heap.
var threadKinds = []kind{
	{name: "name of a thread", members: `static Thread t = new Thread("r");`, act: `t.setName(d ? "p" : "q");`, observe: `t.getName().equals("p")`},
	{name: "name of the current thread", own: true, act: `Thread.currentThread().setName(d ? "p" : "q");`, observe: `Thread.currentThread().getName().equals("p")`},
	{name: "priority of a thread", members: `static Thread t = new Thread("r");`, act: `t.setPriority(d ? 3 : 4);`, observe: `t.getPriority() == 3`},
	{name: "daemon or not", members: `static Thread t = new Thread("r");`, act: `t.setDaemon(d);`, observe: `t.isDaemon()`},
	{name: "interrupted or not", own: true, act: `if (d) Thread.currentThread().interrupt();`, observe: `Thread.interrupted()`},
	{name: "interrupted before the start", members: `static Thread t = new Thread("r");`, act: `if (d) t.interrupt();`, observe: `t.isInterrupted()`, model: true},
	{name: "started or not", members: `static Thread t = new Thread("r");`, act: `if (d) { t.start(); t.join(); }`, observe: `t.getState() == Thread.State.TERMINATED`},
	{name: "waits or has ended", members: `static Object lock = new Object(); static boolean go; static Thread t = new Thread("r") { public void run() {
			synchronized (lock) { while (!go) try { lock.wait(); } catch (InterruptedException e) { } } } };
		static boolean alive() throws Exception { boolean b = t.isAlive(); synchronized (lock) { go = true; lock.notifyAll(); } t.join(); go = false; return b; }`,
		act:     `t.start(); synchronized (lock) { if (!d) { go = true; lock.notifyAll(); } } if (!d) t.join(); go = false; while (t.getState() == Thread.State.RUNNABLE) Thread.yield();`,
		observe: `alive()`},
	{name: "on which lock a thread waits", members: `static Object p = new Object(), q = new Object(), now; static int woken;
		static Thread t = new Thread("r") { public void run() { Object o = now; synchronized (o) { now = null; try { o.wait(); } catch (InterruptedException e) { } } } };
		static boolean first() throws Exception {
			synchronized (p) { p.notify(); }
			for (int i = 0; i < 9 && t.isAlive(); i++) { if (t.getState() == Thread.State.WAITING) break; Thread.yield(); }
			boolean b = t.getState() != Thread.State.WAITING;
			synchronized (q) { q.notify(); } t.join(); return b; }`,
		act: `now = d ? p : q; t.start(); while (t.getState() != Thread.State.WAITING) Thread.yield();`, observe: `first()`},
	{name: "default handler of exceptions", members: `static boolean is() { boolean b = Thread.getDefaultUncaughtExceptionHandler() == p; Thread.setDefaultUncaughtExceptionHandler(null); return b; }
		static Thread.UncaughtExceptionHandler p = (t, e) -> {}, q = (t, e) -> {};`,
		act: `Thread.setDefaultUncaughtExceptionHandler(d ? p : q);`, observe: `is()`},
	{name: "handler of exceptions", members: `static Thread t = new Thread("r"); static Thread.UncaughtExceptionHandler p = (t, e) -> {}, q = (t, e) -> {};`,
		act: `t.setUncaughtExceptionHandler(d ? p : q);`, observe: `t.getUncaughtExceptionHandler() == p`},
	{name: "thread local", own: true, members: `static ThreadLocal<Integer> l = new ThreadLocal<>();`,
		act: `l.set(d ? 1 : 2);`, observe: `l.get() == 1`},
	{name: "thread local or none", own: true, members: `static int now; static ThreadLocal<Integer> l = ThreadLocal.withInitial(() -> now);`,
		act: `now = 1; if (d) l.get(); now = 2;`, observe: `l.get() == 1`},
	{name: "thread local that is inherited", own: true, members: `static InheritableThreadLocal<Integer> l = new InheritableThreadLocal<>(); static int got;
		static boolean is() throws Exception { Thread t = new Thread("r") { public void run() { got = l.get(); } }; t.start(); t.join(); return got == 1; }`,
		act: `l.set(d ? 1 : 2);`, observe: `is()`},
	{name: "thread local of another thread", members: `static ThreadLocal<Integer> l = new ThreadLocal<>(); static Object lock = new Object(); static boolean go, ready; static int got;
		static Thread t; static void start(int n) { t = new Thread("r") { public void run() { l.set(n); got = 0;
			synchronized (lock) { ready = true; while (!go) try { lock.wait(); } catch (InterruptedException e) { } } got = l.get(); } }; t.start(); }
		static boolean is() throws Exception { synchronized (lock) { go = true; lock.notifyAll(); } t.join(); return got == 1; }`,
		act: `start(3 - (d ? 2 : 1)); while (t.getState() != Thread.State.WAITING) Thread.yield();`, observe: `is()`},
	{name: "local of a waiting thread", members: `static Object lock = new Object(); static boolean go; static int first, got; static Thread t;
		static boolean is() throws Exception { synchronized (lock) { go = true; lock.notifyAll(); } t.join(); return got == 1; }`,
		act: `first = d ? 1 : 2; t = new Thread("r") { public void run() { int n = first; synchronized (lock) { first = 0;
			while (!go) try { lock.wait(); } catch (InterruptedException e) { } } got = n; } }; t.start();
			while (t.getState() != Thread.State.WAITING) Thread.yield();`, observe: `is()`},
	{name: "loader of a thread's context", own: true, members: `static class L extends ClassLoader {} static L p = new L(), q = new L();`,
		act: `Thread.currentThread().setContextClassLoader(d ? p : q);`, observe: `Thread.currentThread().getContextClassLoader() == p`},
	{name: "group of a thread", members: `static ThreadGroup p = new ThreadGroup("p"), q = new ThreadGroup("q"); static Thread t;`,
		act: `t = new Thread(d ? p : q, "t");`, observe: `t.getThreadGroup() == p`},
	{name: "highest priority of a group", members: `static ThreadGroup g = new ThreadGroup("g");`, act: `g.setMaxPriority(d ? 3 : 4);`, observe: `g.getMaxPriority() == 3`},
	{name: "number of the next thread", alone: true, members: `static int number() { return Integer.parseInt(new Thread().getName().substring(7)); } static int n;`,
		before: `n = number();`, act: `if (d) new Thread();`, observe: `number() == n + 2`},
	{name: "identifier of the next thread", alone: true, members: `static long n;`,
		before: `n = new Thread("p").getId();`, act: `if (d) new Thread("q");`, observe: `new Thread("r").getId() == n + 2`},
	{name: "permit to go on", own: true, members: `static volatile boolean done;
		static boolean had() { long t = System.nanoTime(); java.util.concurrent.locks.LockSupport.parkNanos(1_000_000_000L); return System.nanoTime() - t < 500_000_000L; }`,
		before: `System.nanoTime();`, act: `if (d) java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());`, observe: `had()`, model: true},
	{name: "time that has passed", own: true, members: `static long n;`,
		before: `n = System.currentTimeMillis();`, act: `if (d) Thread.sleep(10_000);`, observe: `System.currentTimeMillis() - n >= 5_000`, model: true},
	{name: "hook of the end", members: `static Thread t = new Thread("r");`,
		act: `if (d) Runtime.getRuntime().addShutdownHook(t);`, observe: `Runtime.getRuntime().removeShutdownHook(t)`},
	{name: "random numbers of the thread", own: true, model: true, members: `static int n;`,
		act: `if (d) java.util.concurrent.ThreadLocalRandom.current().nextInt(); else java.util.concurrent.ThreadLocalRandom.current();`, observe: `java.util.concurrent.ThreadLocalRandom.current().nextInt() % 2 == 0`},
}

// fileKinds are about files. The names are relative: a program under test
// writes into the machine only.
var fileKinds = []kind{
	{name: "content of a file", members: files, before: `write("SELF.f", "r");`, act: `write("SELF.f", d ? "p" : "q");`, observe: `read("SELF.f").equals("p")`},
	{name: "part of a file", members: files, before: `write("SELF.f", "abc");`,
		act:     `try (RandomAccessFile f = new RandomAccessFile("SELF.f", "rw")) { f.seek(1); f.write(d ? 'p' : 'q'); }`,
		observe: `read("SELF.f").equals("apc")`},
	{name: "file that exists", members: files, act: `if (d) new File("SELF.f").createNewFile();`, observe: `new File("SELF.f").exists()`},
	{name: "file that was deleted", members: files, before: `write("SELF.f", "");`, act: `if (d) new File("SELF.f").delete();`, observe: `!new File("SELF.f").exists()`},
	{name: "file or folder", members: files, act: `if (d) new File("SELF.f").mkdir(); else new File("SELF.f").createNewFile();`, observe: `new File("SELF.f").isDirectory()`},
	{name: "name of a file", members: files, before: `write("SELF.f", "x");`, act: `new File("SELF.f").renameTo(new File(d ? "SELF.g" : "SELF.h"));`, observe: `new File("SELF.g").exists()`},
	{name: "length of a file", members: files, before: `write("SELF.f", "xxxx");`,
		act: `try (RandomAccessFile f = new RandomAccessFile("SELF.f", "rw")) { f.setLength(d ? 1 : 2); }`, observe: `new File("SELF.f").length() == 1`},
	{name: "time of a file", members: files, before: `write("SELF.f", "x");`, act: `new File("SELF.f").setLastModified(d ? 1_000_000 : 2_000_000);`, observe: `new File("SELF.f").lastModified() == 1_000_000`},
	{name: "time of a folder", members: files, before: `new File("SELF.f").mkdir();`, act: `new File("SELF.f").setLastModified(d ? 1_000_000 : 2_000_000);`, observe: `new File("SELF.f").lastModified() == 1_000_000`},
	{name: "time of access", members: files, model: true, before: `write("SELF.f", "x");`,
		act:     `Files.setAttribute(Path.of("SELF.f"), "lastAccessTime", java.nio.file.attribute.FileTime.fromMillis(d ? 1_000_000 : 2_000_000));`,
		observe: `((java.nio.file.attribute.FileTime) Files.getAttribute(Path.of("SELF.f"), "lastAccessTime")).toMillis() == 1_000_000`},
	{name: "permission to write", members: files, model: true, before: `write("SELF.f", "x");`, act: `if (d) new File("SELF.f").setReadOnly();`, observe: `!new File("SELF.f").canWrite()`},
	{name: "permission to execute", members: files, model: true, before: `write("SELF.f", "x");`, act: `new File("SELF.f").setExecutable(d);`, observe: `new File("SELF.f").canExecute()`},
	{name: "place in a file", members: files + ` static RandomAccessFile f;`, before: `write("SELF.f", "pq"); f = new RandomAccessFile("SELF.f", "rw");`,
		act: `f.seek(d ? 0 : 1);`, observe: `f.read() == 'p'`},
	{name: "place in a stream", members: files + ` static FileInputStream f;`, before: `write("SELF.f", "pq"); f = new FileInputStream("SELF.f");`,
		act: `if (!d) f.read();`, observe: `f.read() == 'p'`},
	{name: "place in a channel", members: files + ` static java.nio.channels.FileChannel f;`, model: true,
		before: `write("SELF.f", "pq"); f = java.nio.channels.FileChannel.open(Path.of("SELF.f"));`,
		act:    `f.position(d ? 0 : 1);`, observe: `f.position() == 0`},
	{name: "place in an output", members: files + ` static RandomAccessFile f;`, before: `f = new RandomAccessFile("SELF.f", "rw"); f.write(1); f.write(2);`,
		act: `f.seek(d ? 0 : 1);`, observe: `f.getFilePointer() == 0`},
	{name: "place behind the end", members: files + ` static RandomAccessFile f; static long put() throws IOException { f.write(1); return f.length(); }`, before: `write("SELF.f", ""); f = new RandomAccessFile("SELF.f", "rw");`,
		act: `f.seek(d ? 3 : 4);`, observe: `put() == 4`},
	{name: "open or closed", members: files + ` static FileOutputStream f; static boolean fails() { try { f.write(1); return false; } catch (IOException e) { return true; } }`,
		before: `f = new FileOutputStream("SELF.f");`, act: `if (d) f.close();`, observe: `fails()`},
	{name: "content of a file that was deleted", members: files + ` static RandomAccessFile f;`, model: true,
		before: `f = new RandomAccessFile("SELF.f", "rw");`, act: `f.write(d ? 1 : 2); f.seek(0); new File("SELF.f").delete();`, observe: `f.read() == 1`},
	{name: "which file is open", members: files + ` static FileInputStream f;`, before: `write("SELF.f", "p"); write("SELF.g", "q");`,
		act: `f = new FileInputStream(d ? "SELF.f" : "SELF.g");`, observe: `f.read() == 'p'`},
	{name: "text in a writer's buffer", members: files + ` static Writer w; static String flushed() throws IOException { w.flush(); return read("SELF.f"); }`, before: `w = new BufferedWriter(new FileWriter("SELF.f"));`,
		act: `w.write(d ? "p" : "q");`, observe: `flushed().equals("p")`},
	{name: "appends or not", members: files + ` static FileOutputStream f;`, before: `write("SELF.f", "a");`,
		act: `f = new FileOutputStream("SELF.f", true); if (!d) write("SELF.f", ""); f.write('b');`, observe: `read("SELF.f").equals("ab")`},
	{name: "files in a folder", members: files, before: `new File("SELF.f").mkdir();`, act: `new File(d ? "SELF.f/p" : "SELF.f/q").createNewFile();`, observe: `new File("SELF.f").list()[0].equals("p")`},
	{name: "link or file", members: files, model: true, before: `write("SELF.f", "x");`,
		act: `if (d) Files.createSymbolicLink(Path.of("SELF.g"), Path.of("SELF.f")); else write("SELF.g", "x");`, observe: `Files.isSymbolicLink(Path.of("SELF.g"))`},
	{name: "file of a mapped buffer", members: files + ` static java.nio.MappedByteBuffer b;`, model: true, before: `write("SELF.f", "xxxx");
		try (RandomAccessFile f = new RandomAccessFile("SELF.f", "rw")) { b = f.getChannel().map(java.nio.channels.FileChannel.MapMode.READ_WRITE, 0, 4); }`,
		act: `b.put(0, (byte) (d ? 1 : 2));`, observe: `b.get(0) == 1`},
}

const files = `
		static void write(String name, String text) throws IOException { try (FileOutputStream f = new FileOutputStream(name)) { f.write(text.getBytes()); } }
		static String read(String name) throws IOException { try (FileInputStream f = new FileInputStream(name)) { return new String(f.readAllBytes()); } }
`
