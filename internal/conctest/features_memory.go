package conctest

import "fmt"

// memoryFeatures are about variables, classes and the machine's own state.
var memoryFeatures = []Feature{
	{Name: "plain static", Shared: `static int x;`, Actions: counter, Final: `x`},
	{Name: "volatile static", Shared: `static volatile int x;`, Actions: counter, Final: `x`},
	{Name: "long static", Shared: `static long x;`, Actions: counter, Final: `x`},
	{Name: "field", Shared: `static class B { int x; } static final B b = new B();`, Actions: []string{
		`return b.x;`, `b.x = me + 1; return "";`, `int v = b.x; b.x = v + 1; return v;`, `b.x++; return "";`}, Final: `b.x`},
	{Name: "volatile field", Shared: `static class B { volatile int x; } static final B b = new B();`, Actions: []string{
		`return b.x;`, `b.x = me + 1; return "";`, `int v = b.x; b.x = v + 1; return v;`, `b.x++; return "";`}, Final: `b.x`},
	{Name: "publication", Shared: `static class B { int x; B(int n) { x = n; } } static B b;`, Actions: []string{
		`B v = b; return v == null ? "-" : v.x;`, `b = new B(me); return "";`, `B v = new B(me); b = v; v.x += 5; return v.x;`, `if (b == null) b = new B(me); return b.x;`}, Final: `b == null`},
	{Name: "lazy singleton", Shared: `static class B { int x; B(int n) { x = n; } } static volatile B b; static final Object l = new Object();`, Actions: []string{
		`if (b == null) synchronized (l) { if (b == null) b = new B(me); } return b.x;`, `B v = b; return v == null;`}},
	array("int[]", "2"), array("byte[]", "2"), array("long[]", "2"), array("char[]", "2"), array("short[]", "2"), array("double[]", "2"), array("float[]", "2"),
	{Name: "boolean[]", Shared: `static final boolean[] a = new boolean[2];`, Actions: []string{`a[me & 1] = true; return "";`, `return a[0];`, `boolean v = a[1]; a[0] = !v; return v;`}, Final: `a[0] + "" + a[1]`},
	{Name: "Object[]", Shared: `static final Object[] a = new Object[2];`, Actions: []string{`a[0] = me; return "";`, `return a[0];`, `a[1] = a[0]; return "";`, `return a[0] == a[1];`}, Final: `a[0] + "" + a[1]`},
	{Name: "int[][]", Shared: `static final int[][] a = {{0}, {0}};`, Actions: []string{`a[0] = a[1]; return "";`, `a[0][0]++; return "";`, `return a[0][0];`, `a[1][0] = 5; return "";`}, Final: `a[0][0] + "" + a[1][0]`},
	{Name: "copies of arrays", Shared: `static final int[] a = {1, 2};`, Actions: []string{
		`int[] b = a.clone(); return b[0] + "" + b[1];`, `System.arraycopy(new int[]{3, 4}, 0, a, 0, 2); return "";`, `Arrays.fill(a, me); return "";`, `int[] b = Arrays.copyOf(a, 2); return b[0] + b[1];`}, Final: `a[0] + a[1]`},
	{Name: "reflection", Shared: `public static int x;`, Actions: []string{`return SELF.class.getField("x").getInt(null);`, `SELF.class.getField("x").setInt(null, me + 1); return "";`, `x++; return "";`}, Final: `x`},
	{Name: "class initialisation", Shared: `static int n; static class X { static int v = ++n; static void f() { } }`, Actions: []string{
		`return X.v;`, `X.f(); return n;`, `return n;`, `new X(); return "";`, `n = 5; return "";`}},
	{Name: "cyclic initialisation", Shared: `static int n; static class X { static int v = 1; static { v = 2 + Y.w; } } static class Y { static int w = 1; static { w = 2 + X.v; } }`, Actions: []string{
		`return X.v;`, `return Y.w;`}},
	{Name: "initialisation that fails", Shared: `static volatile int n; static class X { static { if (n == 0) throw new IllegalStateException(); } static int v = 3; }`, Actions: []string{
		`n = 1; return "";`, `return X.v;`}},
	{Name: "initialisation that waits", Shared: `static int n; static final Object l = new Object(); static class X { static { synchronized (l) { n++; } } static int v = 3; }`, Actions: []string{
		`synchronized (l) { return X.v; }`, `return X.v;`, `synchronized (l) { return n; }`}},
	{Name: "initialisation of an interface", Shared: `static int n; interface I { int V = ++n; default void f() { } } static class X implements I { static int w = n; }`, Actions: []string{
		`return I.V;`, `return X.w;`, `n++; return "";`, `new X().f(); return n;`}},
	{Name: "class by name", Shared: `static int n; static class X { static { n++; } }`, Actions: []string{
		`Class.forName(SELF.class.getName() + "$X"); return n;`, `Class.forName(SELF.class.getName() + "$X", false, SELF.class.getClassLoader()); return n;`, `return n;`}},
	{Name: "exceptions", Shared: `static int x; static final Object l = new Object(); static int f(int n) { if (n > 0) throw new IllegalStateException(); return n; }`, Actions: []string{
		`try { synchronized (l) { x++; f(x); } } catch (IllegalStateException e) { return "caught"; } finally { x += 2; } return x;`, `synchronized (l) { int v = x; f(v - 2); return v; }`, `x++; return "";`, `synchronized (l) { throw new Exception(); }`}, Final: `x`},
	{Name: "assertion", Shared: `static int x;`, Actions: []string{`x++; return "";`, `assert x < 2; return "";`, `x = 0; return "";`}},
	{Name: "exception that nobody catches", Shared: `static int x; static class E extends AssertionError {}`, Actions: []string{`x++; return "";`, `if (x == 2) throw new E(); return "";`, `if (x == 1) x--; return "";`}},
	{Name: "uncaught handler", Shared: `static volatile int x; static void kid(int me) { Thread k = new Thread(() -> { if (x == 1) throw new IllegalArgumentException(); });
		k.setUncaughtExceptionHandler((t, e) -> x += 4); k.start(); try { k.join(); } catch (InterruptedException e) { } }`, Actions: []string{`kid(me); return x;`, `x++; return x;`}, Final: `x`},
	{Name: "file that exists", Shared: `static final File f = new File("SELF.c");`, Actions: []string{`return f.exists();`, `return f.createNewFile();`, `return f.delete();`, `return f.mkdir();`, `return f.renameTo(new File("SELF.d"));`}, Final: `f.exists()`},
	{Name: "content of a file", Shared: `static final File f = new File("SELF.w"); static String read() throws IOException { try (FileInputStream i = new FileInputStream(f)) { return new String(i.readAllBytes()); } }
		static void write(String s, boolean more) throws IOException { try (FileOutputStream o = new FileOutputStream(f, more)) { o.write(s.getBytes()); } }`, Actions: []string{`return read();`, `write("" + me, false); return "";`, `write("" + me, true); return "";`, `return f.length();`, `f.delete(); return "";`}, Final: `f.exists() ? read() : "gone"`},
	{Name: "time of a file", Shared: `static final File f = new File("SELF.t"); static { try { f.createNewFile(); f.setLastModified(1_000_000); } catch (IOException e) { } }`, Actions: []string{`return f.lastModified();`, `return f.setLastModified(1_000_000 * (me + 2));`, `return f.exists();`}, Final: `f.lastModified()`},
	{Name: "place in a file", Shared: `static RandomAccessFile f; static { try { f = new RandomAccessFile("SELF.p", "rw"); f.write(new byte[]{1, 2, 3}); f.seek(0); } catch (IOException e) { } }`, Actions: []string{`return f.read();`, `f.seek(me); return "";`, `f.write(7); return "";`, `return f.getFilePointer();`, `return f.length();`, `f.setLength(me); return "";`}, Final: `f.getFilePointer() + " " + f.length()`},
	{Name: "weak reference", Shared: `static final Object o = new Object(); static final WeakReference<Object> r = new WeakReference<>(o);`, Actions: []string{`return r.get() == o;`, `r.clear(); return "";`, `return r.refersTo(null);`}, Final: `r.get() == null`},
	{Name: "reference queue", Shared: `static final Object o = new Object(); static final ReferenceQueue<Object> q = new ReferenceQueue<>(); static final SoftReference<Object> r = new SoftReference<>(o, q);`, Actions: []string{`return q.poll() == r;`, `return r.enqueue();`, `return r.get() == o;`, `return r.isEnqueued();`}},
	{Name: "thread local", Shared: `static final ThreadLocal<Integer> l = ThreadLocal.withInitial(() -> SELF.x); static int x;`, Actions: []string{`return l.get();`, `l.set(5); return "";`, `x++; return "";`, `l.remove(); return "";`}},
	{Name: "inherited thread local", Shared: `static final InheritableThreadLocal<Integer> l = new InheritableThreadLocal<>(); static int got; static int kid() throws Exception { Thread k = new Thread(() -> got = l.get() == null ? 9 : l.get()); k.start(); k.join(); return got; }`, Actions: []string{`l.set(me); return "";`, `return kid();`}},
	{Name: "intern", Shared: `static String s(int n) { return new StringBuilder("SELF is ").append(n).toString(); } static volatile String first;`, Actions: []string{`String s = s(1); return s.intern() == s;`, `first = s(1).intern(); return "";`, `return first == s(1).intern();`, `String s = s(2); return s.intern() == s;`}},
	{Name: "class value", Shared: `static final AtomicInteger n = new AtomicInteger(); static final ClassValue<Integer> v = new ClassValue<>() { protected Integer computeValue(Class<?> c) { return 1000 + n.incrementAndGet(); } };`, Actions: []string{`return v.get(SELF.class);`, `v.remove(SELF.class); return "";`, `return v.get(int[][].class);`, `return n.get();`}, Final: `n`},
	{Name: "system property", Actions: []string{`return System.getProperty("SELF");`, `return System.setProperty("SELF", "" + me);`, `return System.clearProperty("SELF");`}, Final: `System.getProperty("SELF")`},
	{Name: "identity hash code", Shared: `static final Object a = new Object(), b = new Object(); static int h;`, Actions: []string{`h = a.hashCode(); return "";`, `return h == a.hashCode();`, `return h == 0;`, `return a.hashCode() == System.identityHashCode(a);`, `return a.hashCode() == b.hashCode();`}},
	{Name: "views of a map", Shared: `static final HashMap<Integer, Integer> m = new HashMap<>(); static volatile Object s;`, Actions: []string{`s = m.keySet(); return "";`, `Object o = m.keySet(); return s == o;`, `return m.keySet() == m.keySet();`, `Object o = m.values(); return s == o;`, `s = m.values(); return "";`}},
	{Name: "views of a tree", Shared: `static final TreeMap<Integer, Integer> m = new TreeMap<>(); static volatile Object s;`, Actions: []string{`s = m.navigableKeySet(); return "";`, `return s == m.navigableKeySet();`, `return m.descendingMap() == s;`, `s = m.descendingMap(); return "";`}},
	{Name: "lambda's identity", Shared: `static Runnable l() { return () -> { }; } static volatile Object s;`, Actions: []string{`s = l(); return "";`, `return s == l();`, `return s == null;`}},
	{Name: "random numbers", Shared: `static final Random r = new Random(7);`, Actions: []string{`return r.nextInt(10);`, `r.setSeed(me); return "";`, `return r.nextBoolean();`}},
	{Name: "choice", Shared: `static int x;`, Actions: []string{`if (gov.nasa.jpf.vm.Verify.getBoolean()) x++; return x;`, `x = gov.nasa.jpf.vm.Verify.getInt(1, 2); return "";`, `return x;`}, Final: `x`},
	{Name: "atomic section", Shared: `static int x;`, Actions: []string{`gov.nasa.jpf.vm.Verify.beginAtomic(); int v = x; x = v + 1; gov.nasa.jpf.vm.Verify.endAtomic(); return v;`, `x++; return "";`, `return x;`}, Final: `x`},
	{Name: "exit", Shared: `static int x;`, Actions: []string{`x++; return "";`, `if (x == 1) System.exit(0); return "";`, `x++; return x;`}},
	{Name: "hook of the end", Shared: `static int x; static Thread h(int me) { return new Thread(() -> System.out.println("hook " + me + " " + x)); }`, Actions: []string{`x++; return "";`, `Runtime.getRuntime().addShutdownHook(h(me)); return "";`, `return x;`}},
	{Name: "finals", Shared: `static class B { final int x; static B leaked; B(int n) { leaked = this; x = n; } }`, Actions: []string{`new B(me + 1); return "";`, `B b = B.leaked; return b == null ? "-" : b.x;`}},
	{Name: "call site", Shared: `static final MutableCallSite c = new MutableCallSite(MethodHandles.constant(int.class, 0));`, Actions: []string{`c.setTarget(MethodHandles.constant(int.class, me + 1)); return "";`, `return (int) c.dynamicInvoker().invokeExact();`}},
	{Name: "calls of lambdas", Shared: `static int x; static java.util.function.IntUnaryOperator f = n -> n; `, Actions: []string{`f = n -> n + me; return "";`, `return f.applyAsInt(1);`, `int k = x; f = n -> n + k; x++; return "";`}, Final: `f.applyAsInt(2)`},
	{Name: "default handler", Actions: []string{`Thread.setDefaultUncaughtExceptionHandler((t, e) -> { }); return "";`, `return Thread.getDefaultUncaughtExceptionHandler() == null;`}},
	{Name: "locale", Actions: []string{`Locale.setDefault(me == 1 ? Locale.FRENCH : Locale.GERMAN); return "";`, `return Locale.getDefault() == Locale.FRENCH;`}},
	{Name: "standard output", Shared: `static final PrintStream p = System.err;`, Actions: []string{`System.setErr(System.out); return "";`, `return System.err == p;`}},
	{Name: "exception's trace", Shared: `static final Exception e = new Exception(); static final StackTraceElement[] a = {new StackTraceElement("a", "b", "c", 1)}, b = {};`, Actions: []string{`e.setStackTrace(a); return "";`, `e.setStackTrace(b); return "";`, `return e.getStackTrace().length;`, `e.addSuppressed(new Exception()); return "";`, `return e.getSuppressed().length;`}, Final: `e.getStackTrace().length`},
	{Name: "exception's cause", Shared: `static final Exception e = new Exception("e", null), f = new Exception("f");`, Actions: []string{`f.initCause(e); return "";`, `return f.getCause() == null;`, `f.fillInStackTrace(); return "";`}},
	{Name: "assertion status", Shared: `static class X { static boolean on() { boolean b = false; assert b = true; return b; } }`, Actions: []string{`SELF.class.getClassLoader().setDefaultAssertionStatus(false); return "";`, `return X.on();`}},
}

// counter are the actions on a static x.
var counter = []string{
	`return x;`, `x = me + 1; return "";`, `var v = x; x = v + 1; return v;`, `x++; return "";`, `if (x == 0) x = 7; return "";`, `x *= 2; return x;`,
}

func array(kind, length string) Feature {
	element := kind[:len(kind)-2]
	return Feature{Name: kind, Shared: fmt.Sprintf(`static final %s a = new %s[%s];`, kind, element, length), Actions: []string{
		fmt.Sprintf(`a[me & 1] = (%s) (me + 1); return "";`, element), `return (int) a[0];`, `var v = a[1]; a[0] += v + 1; return (int) v;`, `a[1]++; return "";`,
	}, Final: `(int) a[0] + " " + (int) a[1]`}
}
