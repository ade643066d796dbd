package matchtest

import "strings"

// holders are places that keep an object alive and let a program come back to
// it. What differs in the object must be seen through each of them.
var holders = []struct {
	name, members string
	hold, get     string // o is the object; get is an expression
	own           bool
}{
	{"static", `static Object f;`, `f = o;`, `f`, false},
	{"array", `static Object[][] f = new Object[2][2];`, `f[1][1] = o;`, `f[1][1]`, false},
	{"lambda", `static java.util.function.Supplier<Object> f;`, `f = () -> o;`, `f.get()`, false},
	{"inner class", `interface Get { Object get(); } static Get f;`, `f = new Get() { public Object get() { return o; } };`, `f.get()`, false},
	{"thread local", `static ThreadLocal<Object> f = new ThreadLocal<>();`, `f.set(o);`, `f.get()`, true},
	{"inherited thread local", `static InheritableThreadLocal<Object> f = new InheritableThreadLocal<>();`, `f.set(o);`, `f.get()`, true},
	{"class value", `static Object now; static ClassValue<Object> f = new ClassValue<>() { protected Object computeValue(Class<?> c) { return now; } };`, `now = o; f.get(Byte.class); now = null;`, `f.get(Byte.class)`, false},
	{"class value of an array class", `static Object now; static ClassValue<Object> f = new ClassValue<>() { protected Object computeValue(Class<?> c) { return now; } };`, `now = o; f.get(byte[][][].class); now = null;`, `f.get(byte[][][].class)`, false},
	{"bound handle", `static java.lang.invoke.MethodHandle f;`, `f = java.lang.invoke.MethodHandles.constant(Object.class, o);`, `f.invoke()`, false},
	{"call site", `static java.lang.invoke.CallSite f;`, `f = new java.lang.invoke.ConstantCallSite(java.lang.invoke.MethodHandles.constant(Object.class, o));`, `f.getTarget().invoke()`, false},
	{"system property", ``, `System.getProperties().put("SELF held", o);`, `System.getProperties().get("SELF held")`, false},
	{"thread that was not started", `static class T extends Thread { Object f; T(Object o) { super("r"); f = o; } } static T t;`, `t = new T(o);`, `t.f`, false},
	{"waiting thread", `static Object lock = new Object(); static volatile Object given; static boolean asked; static Thread t;
		static class Asked implements Runnable { public void run() { Object mine = given; synchronized (lock) { given = null; for (;;) { while (!asked) try { lock.wait(); } catch (InterruptedException e) { return; } asked = false; given = mine; lock.notifyAll(); } } } }
		static Object ask() throws Exception { synchronized (lock) { asked = true; lock.notifyAll(); while (given == null) lock.wait(); Object o = given; given = null; return o; } }`,
		`given = o; t = new Thread(new Asked(), "r"); t.setDaemon(true); t.start(); while (t.getState() != Thread.State.WAITING) Thread.yield();`, `ask()`, false},
	{"hook of the end", `static class T extends Thread { Object f; T(Object o) { super("r"); f = o; } public int hashCode() { return 5; } public boolean equals(Object p) { return f == p; } }`,
		`System.getProperties().put("SELF hook", new T(o)); Runtime.getRuntime().addShutdownHook((Thread) System.getProperties().get("SELF hook"));`, `((T) System.getProperties().get("SELF hook")).f`, false},
	{"loader of the context", `static class L extends ClassLoader { Object f; L(Object o) { f = o; } }`, `Thread.currentThread().setContextClassLoader(new L(o));`, `((L) Thread.currentThread().getContextClassLoader()).f`, true},
	{"handler of exceptions", `static Thread t = new Thread("r"); static class H implements Thread.UncaughtExceptionHandler { Object f; H(Object o) { f = o; } public void uncaughtException(Thread t, Throwable e) { } }`,
		`t.setUncaughtExceptionHandler(new H(o));`, `((H) t.getUncaughtExceptionHandler()).f`, false},
	{"output", `static class P extends java.io.PrintStream { Object f; P(Object o) { super(System.err); f = o; } }`, `System.setErr(new P(o));`, `((P) System.err).f`, false},
	{"concurrent map", `static java.util.concurrent.ConcurrentHashMap<String, Object> f = new java.util.concurrent.ConcurrentHashMap<>();`, `f.put("a", o);`, `f.get("a")`, false},
	{"list", `static java.util.ArrayList<Object> f = new java.util.ArrayList<>();`, `f.add(o);`, `f.get(0)`, false},
	{"queue", `static java.util.concurrent.LinkedBlockingQueue<Object> f = new java.util.concurrent.LinkedBlockingQueue<>();`, `f.put(o);`, `f.peek()`, false},
	{"reference", `static java.util.concurrent.atomic.AtomicReference<Object> f = new java.util.concurrent.atomic.AtomicReference<>();`, `f.set(o);`, `f.get()`, false},
	{"future", `static java.util.concurrent.CompletableFuture<Object> f = new java.util.concurrent.CompletableFuture<>();`, `f.complete(o);`, `f.join()`, false},
	{"soft reference", `static java.lang.ref.SoftReference<Object> f;`, `f = new java.lang.ref.SoftReference<>(o);`, `f.get()`, false},
	{"key of a weak map", `static java.util.Map<Object, Object> f = new java.util.WeakHashMap<>(); static Object strong;`, `strong = o; f.put(o, 1);`, `f.keySet().iterator().next()`, false},
	{"exception", `static class E extends Exception { Object f; E(Object o) { f = o; } } static Exception e = new Exception();`, `e.addSuppressed(new E(o));`, `((E) e.getSuppressed()[0]).f`, false},
	{"proxy", `static java.util.concurrent.Callable<?> f;`, `f = (java.util.concurrent.Callable<?>) java.lang.reflect.Proxy.newProxyInstance(SELF.class.getClassLoader(), new Class<?>[]{java.util.concurrent.Callable.class}, (p, m, a) -> o);`, `f.call()`, false},
	{"static of another loader's class", strings.Replace(loader, "public static int v;", "public static Object v;", 1), `p = l.make(); p.getField("v").set(null, o); p = null;`, `Class.forName(Loader.name(), true, l).getField("v").get(null)`, false},
	{"enum constant", `enum E { A; Object f; }`, `E.A.f = o;`, `E.A.f`, false},
	{"record", `record R(Object f) {} static R r;`, `r = new R(o);`, `r.f()`, false},
	{"optional", `static java.util.Optional<Object> f;`, `f = java.util.Optional.of(o);`, `f.get()`, false},
	{"static that reflection finds", `static class X { static Object hidden; }`, `Class.forName(SELF.class.getName() + "$X").getDeclaredField("hidden").set(null, o);`, `Class.forName(SELF.class.getName() + "$X").getDeclaredField("hidden").get(null)`, false},
	{"field by a variable handle", `volatile Object v; static SELF f = new SELF(); static java.lang.invoke.VarHandle h; static java.lang.invoke.VarHandle h() throws Exception { return java.lang.invoke.MethodHandles.lookup().findVarHandle(SELF.class, "v", Object.class); }`, `h().setOpaque(f, o);`, `h().getVolatile(f)`, false},
	{"local of main", ``, ``, ``, true}, // see contentKind
}

// contents are what differs in an object. X is the object.
var contents = []struct {
	name, members, made string
	act, observe        string
}{
	{"int field", `static class C { int v; } static C c(Object o) { return (C) o; }`, `new C()`, `c(X).v = d ? 1 : 2;`, `c(X).v == 1`},
	{"reference field", `static class C { Object v; } static C c(Object o) { return (C) o; } static Object first = new Object(), second = new Object();`, `new C()`, `c(X).v = d ? first : second;`, `c(X).v == first`},
	{"element", ``, `new short[3]`, `((short[]) X)[1] = (short) (d ? 1 : 2);`, `((short[]) X)[1] == 1`},
	{"hash code", `static int low; static int of(Object o) { return System.identityHashCode(o); }`, `new Object()`,
		`Object g = new Object(); int a, b; if (d) { a = of(X); b = of(g); } else { b = of(g); a = of(X); } low = Math.min(a, b); a = b = 0; g = null;`, `of(X) == low`},
	{"builder", ``, `new StringBuilder("r")`, `((StringBuilder) X).append(d ? 'p' : 'q');`, `X.toString().equals("rp")`},
	{"atomic number", ``, `new java.util.concurrent.atomic.AtomicLong()`, `((java.util.concurrent.atomic.AtomicLong) X).set(d ? 1 : 2);`, `((java.util.concurrent.atomic.AtomicLong) X).get() == 1`},
	{"map", ``, `new java.util.TreeMap<String, String>()`, `((java.util.TreeMap<String, String>) X).put("k", d ? "p" : "q");`, `((java.util.TreeMap<String, String>) X).get("k").equals("p")`},
	{"iterator", `static java.util.List<Integer> numbers = new java.util.LinkedList<>(java.util.List.of(1, 2));`, `numbers.listIterator()`, `if (d) ((java.util.Iterator<?>) X).next();`, `((java.util.ListIterator<?>) X).nextIndex() == 1`},
	{"stack trace", `static StackTraceElement[] first = {new StackTraceElement("a", "b", "c", 1)}, second = {new StackTraceElement("a", "b", "c", 2)};`, `new Exception()`,
		`((Exception) X).setStackTrace(d ? first : second);`, `((Exception) X).getStackTrace()[0].getLineNumber() == 1`},
	{"weak reference", `static Object target = new Object();`, `new java.lang.ref.WeakReference<>(target)`, `if (d) ((java.lang.ref.Reference<?>) X).clear();`, `((java.lang.ref.Reference<?>) X).get() == null`},
	{"inner field", `static class C { C next; int v; } static C c(Object o) { return ((C) o).next; } static C made() { C c = new C(); c.next = new C(); return c; }`, `made()`, `c(X).v = d ? 1 : 2;`, `c(X).v == 1`},
}

// holderKinds are all pairs of a holder and a content.
func holderKinds() []kind {
	var list []kind
	for _, h := range holders {
		for _, c := range contents {
			k := kind{name: c.name + " by a " + h.name, own: h.own, model: c.name == "hash code"}
			if h.get == "" {
				k.members = c.members
				k.around = "Object o = " + c.made + "; " + strings.ReplaceAll(c.act, "X", "o") + " INNER; seen = " + strings.ReplaceAll(c.observe, "X", "o") + ";"
			} else {
				k.members = c.members + "\n\t\t" + h.members + " static void hold(Object o) throws Throwable { " + h.hold + " } static Object get() throws Throwable { return " + h.get + "; }"
				k.before = "hold(" + c.made + ");"
				k.act = strings.ReplaceAll(c.act, "X", "get()")
				k.observe = strings.ReplaceAll(c.observe, "X", "get()")
			}
			list = append(list, k)
		}
	}
	return list
}

// twins are pairs of courses that nothing can tell apart.
var twins = []kind{
	{name: "garbage", act: `for (int i = 0; i < 3; i++) if (d) new Object(); else d = !!d;`},
	{name: "dead local", act: `int[] v = {d ? 1 : 2}; v[0]++;`},
	{name: "order of allocation", members: `static Object p, q;`, act: `if (d) { p = new Object(); q = new Object(); } else { q = new Object(); p = new Object(); }`},
	{name: "hash of a string", members: `static String s = new String("SELF twin");`, before: `"other".hashCode();`, act: `if (d) s.hashCode();`},
	{name: "name of a class", members: `static class X { }`, before: `String.class.getName(); new X();`, act: `if (d) X.class.getName();`},
	{name: "value that was taken back", members: `static int v;`, act: `v = d ? 1 : 2; v = 0;`},
	{name: "equal list", members: `static java.util.List<Integer> l = new java.util.ArrayList<>(8);`, before: `l.add(7); l.remove(0);`, act: `l.add(5); if (d) { l.add(6); l.remove(1); }`},
	{name: "equal map", members: `static java.util.Map<Integer, Integer> l = new java.util.HashMap<>(8);`, before: `l.put(1, 2);`, act: `if (d) { l.put(2, 3); l.remove(2); }`},
	{name: "lock that was given back", members: `static Object o = new Object();`, act: `if (d) synchronized (o) { }`},
	{name: "lock for reading that was given back", members: `static ReentrantReadWriteLock l = new ReentrantReadWriteLock();`, act: `if (d) { l.readLock().lock(); l.readLock().unlock(); }`},
	{name: "notification of nobody", members: `static Object o = new Object();`, act: `synchronized (o) { if (d) o.notifyAll(); }`},
	{name: "which of two equal garbage", members: `static int[] p;`, act: `int[] a = {1}, b = {1}; p = d ? a : b;`},
	{name: "reflection", members: `public static int v;`, before: `SELF.class.getField("v").getInt(null); SELF.class.getField("v").getInt(null);`, act: `if (d) SELF.class.getField("v").getInt(null);`},
}
