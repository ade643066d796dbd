package matchtest

import "fmt"

// Things that no variable refers to: what they are asked, they are asked again
// by their constants.
var constants = []struct{ name, members, get string }{
	{"class", `static class X {}`, `X.class`},
	{"class of the JDK", ``, `java.util.Stack.class`},
	{"interface", `interface X {}`, `X.class`},
	{"primitive class", ``, `char.class`},
	{"array class", ``, `short[][][].class`},
	{"array class of a class", `static class X {}`, `X[][].class`},
	{"literal", ``, `"SELF is a literal"`},
	{"interned string", ``, `("SELF" + Integer.toString(12)).intern()`},
	{"lambda", `static Runnable x() { return () -> {}; }`, `x()`},
	{"method reference", `static Runnable x() { return SELF::x; }`, `x()`},
	{"enum constant", `enum X { A }`, `X.A`},
	{"box", ``, `Long.valueOf(3)`},
	{"unit of time", ``, `java.util.concurrent.TimeUnit.DAYS`},
	{"method type", ``, `java.lang.invoke.MethodType.methodType(int.class, String[].class)`},
	{"empty list", ``, `java.util.List.of()`},
	{"thread", ``, `Thread.currentThread()`},
	{"thread group", ``, `Thread.currentThread().getThreadGroup()`},
	{"system loader", ``, `ClassLoader.getSystemClassLoader()`},
	{"unnamed module", ``, `SELF.class.getModule()`},
	{"module of the JDK", ``, `Object.class.getModule()`},
	{"runtime", ``, `Runtime.getRuntime()`},
	{"output", ``, `System.out`},
	{"locale", ``, `java.util.Locale.CANADA`},
	{"charset", ``, `java.nio.charset.StandardCharsets.UTF_16BE`},
}

func init() {
	for _, c := range constants {
		own := c.name == "thread"
		// The hash codes themselves are the same, only who has which differs.
		classKinds = append(classKinds,
			kind{name: "hash code of a " + c.name, members: c.members + ` static int low; static int h(Object o) { return System.identityHashCode(o); }`,
				act:     fmt.Sprintf(`Object g = new Object(); int a, b; if (d) { a = h(%s); b = h(g); } else { b = h(g); a = h(%s); } low = Math.min(a, b); a = b = 0; g = null;`, c.get, c.get),
				observe: fmt.Sprintf(`h(%s) == low`, c.get), own: own, model: true},
			// A thread that ends takes its group's monitor.
			kind{name: "monitor of a " + c.name, single: c.name == "thread group", members: c.members + ` static Object other = new Object();`,
				around: fmt.Sprintf(`synchronized (d ? %s : other) { INNER; seen = Thread.holdsLock(%s); }`, c.get, c.get)},
		)
	}
	for _, c := range constants[:6] {
		classKinds = append(classKinds,
			kind{name: "class value of a " + c.name, members: c.members + ` static Object p = new Object(), q = new Object(), now;
				static ClassValue<Object> values = new ClassValue<>() { protected Object computeValue(Class<?> c) { return now; } };`,
				before: `values.get(SELF.class);`, act: fmt.Sprintf(`now = d ? p : q; values.get(%s); now = null;`, c.get), observe: fmt.Sprintf(`values.get(%s) == p`, c.get)},
			kind{name: "class value or none of a " + c.name, members: c.members + ` static Object p = new Object(), q = new Object(), now;
				static ClassValue<Object> values = new ClassValue<>() { protected Object computeValue(Class<?> c) { return now; } };`,
				before: `values.get(SELF.class);`, act: fmt.Sprintf(`now = p; if (d) values.get(%s); now = q;`, c.get), observe: fmt.Sprintf(`values.get(%s) == p`, c.get)},
			kind{name: "class value or none left of a " + c.name, members: c.members + ` static Object p = new Object(), q = new Object(), now = p;
				static ClassValue<Object> values = new ClassValue<>() { protected Object computeValue(Class<?> c) { return now; } };`,
				before: fmt.Sprintf(`values.get(%s);`, c.get), act: fmt.Sprintf(`now = q; if (!d) values.remove(%s);`, c.get), observe: fmt.Sprintf(`values.get(%s) == p`, c.get)},
		)
	}
}

// loader is a class loader that makes its own copy of the class SELF$X.
const loader = `
		static class Loader extends ClassLoader {
			Loader() { super(SELF.class.getClassLoader()); }
			Class<?> make() throws Exception {
				byte[] b;
				try (java.io.InputStream in = SELF.class.getClassLoader().getResourceAsStream(name().replace('.', '/') + ".class")) { b = in.readAllBytes(); }
				return defineClass(name(), b, 0, b.length);
			}
			boolean has() { return findLoadedClass(name()) != null; }
			static String name() { return SELF.class.getName() + "$X"; }
		}
		public static int started;
		public static class X { static { started++; } public static int v; public int w; public X() {} }
		static Loader l = new Loader(), m = new Loader(); static Class<?> p, q;
`

// asked is a class loader with its own copy of the class SELF$X, which refers to
// SELF$Y. It counts how often it is asked for that, and may refuse it.
const asked = `
		static class Loader extends ClassLoader {
			Loader() { super(SELF.class.getClassLoader()); }
			protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
				if (name.equals(SELF.class.getName() + "$Y")) { calls++; if (refuse) throw new ClassNotFoundException(); }
				return super.loadClass(name, resolve);
			}
			Class<?> make(boolean other) throws Exception {
				String name = SELF.class.getName() + "$X";
				byte[] b;
				try (java.io.InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) { b = in.readAllBytes(); }
				if (other) for (int i = 0; i + 3 < b.length; i++) if (b[i] == 'o' && b[i + 1] == 'n' && b[i + 2] == 'O' && b[i + 3] == 'N') { b[i] = 'n'; b[i + 1] = 'o'; }
				return defineClass(name, b, 0, b.length);
			}
		}
		static int calls; static boolean refuse;
		public static class Y { }
		public static class X {
			public static boolean has(Object o) { try { return o instanceof Y | true; } catch (NoClassDefFoundError e) { return false; } }
			public static String text() { return "onON"; }
		}
		static Loader l = new Loader(); static Class<?> p;
		static boolean has() throws Exception { return (boolean) p.getMethod("has", Object.class).invoke(null, "a text"); }
`

var classKinds = []kind{
	{name: "class that could not be found", members: asked, before: `p = l.make(false); p.getMethod("text").invoke(null);`,
		act: `refuse = d; has(); refuse = false; calls = 0;`, observe: `!has()`},
	{name: "class that was asked for", members: asked + ` static boolean asks() throws Exception { has(); return calls > 0; }`, before: `p = l.make(false); p.getMethod("text").invoke(null);`,
		act: `if (!d) has(); calls = 0;`, observe: `asks()`},
	{name: "content of a class that was defined", members: asked, act: `p = l.make(d);`, observe: `p.getMethod("text").invoke(null).equals("noON")`},
	{name: "class that was initialised", members: `static int n; static class X { static { n++; } }`,
		act: `if (d) new X(); n = 0;`, observe: `n == 0 & new X() != null & n == 0`},
	{name: "class whose initialiser failed", members: `static boolean fail; static class X { static { if (fail) throw new RuntimeException(); } }
		static boolean works() { try { new X(); return true; } catch (Throwable e) { return false; } }`,
		before: `try { throw new ExceptionInInitializerError(new RuntimeException()); } catch (Error e) { }`,
		act:    `fail = !d; works(); fail = false;`, observe: `works()`},
	{name: "static of an initialised class", members: `static int n; static class X { static int v = n; }`,
		act: `n = d ? 1 : 2; X.v += 0; n = 0;`, observe: `X.v == 1`},
	{name: "class that was loaded", members: loader, act: `if (d) l.make(); else m.make();`, observe: `l.has()`},
	{name: "instance by loader", members: loader + ` static Object r;`, before: `p = l.make(); q = m.make();`,
		act: `r = (d ? p : q).getConstructor().newInstance();`, observe: `r.getClass() == p`},
	{name: "instance by loader, classes not held", members: loader + ` static Object r;`,
		before: `l.make(); m.make();`,
		act:    `r = Class.forName(Loader.name(), true, d ? l : m).getConstructor().newInstance();`, observe: `r.getClass().getClassLoader() == l`},
	{name: "array by loader", members: loader + ` static Object r;`, before: `p = l.make(); q = m.make();`,
		act: `r = java.lang.reflect.Array.newInstance(d ? p : q, 0);`, observe: `r.getClass().getComponentType() == p`},
	{name: "class object by loader", members: loader + ` static Class<?> r;`, before: `p = l.make(); q = m.make();`,
		act: `r = d ? p : q;`, observe: `r == p`},
	{name: "static by loader", members: loader, before: `p = l.make(); q = m.make(); p.getField("v").setInt(null, 0); q.getField("v").setInt(null, 0);`,
		act: `(d ? p : q).getField("v").setInt(null, 1);`, observe: `p.getField("v").getInt(null) == 1`},
	{name: "initialised by loader", members: loader, before: `p = l.make(); q = m.make();`,
		act: `Class.forName(Loader.name(), true, d ? l : m); started = 0;`, observe: `Class.forName(Loader.name(), true, l) == p & started == 0`},
	{name: "monitor by loader", members: loader, before: `p = l.make(); q = m.make();`,
		around: `synchronized (d ? p : q) { INNER; seen = Thread.holdsLock(p); }`},
	{name: "default assertion status", alone: true, members: `static class X { static boolean on() { boolean b = false; assert b = true; return b; } }`,
		act: `SELF.class.getClassLoader().setDefaultAssertionStatus(d);`, observe: `X.on()`},
	{name: "assertion status of a class", alone: true, members: `static class X { static boolean on() { boolean b = false; assert b = true; return b; } }`,
		act: `SELF.class.getClassLoader().setClassAssertionStatus(SELF.class.getNestHost().getName(), d);`, observe: `X.on()`},
	{name: "assertion status that was asked for", members: `static class X { }`,
		act: `SELF.class.getClassLoader().setClassAssertionStatus(SELF.class.getName() + "$X", d);`, observe: `X.class.desiredAssertionStatus()`},
	{name: "assertion status of a package", alone: true, members: `static class X { static boolean on() { boolean b = false; assert b = true; return b; } }`,
		act: `SELF.class.getClassLoader().setPackageAssertionStatus(SELF.class.getPackageName(), d);`, observe: `X.on()`},
	{name: "simple name or a copy", members: `static class X { } static String s;`, act: `s = X.class.getSimpleName(); if (!d) s = new String(s);`, observe: `s == X.class.getSimpleName()`},
	{name: "canonical name or a copy", members: `static class X { } static Object[] a = new Object[1];`, act: `a[0] = X.class.getCanonicalName(); if (!d) a[0] = new String((String) a[0]);`, observe: `a[0] == X.class.getCanonicalName()`},
	{name: "simple name of an array class or a copy", members: `static class X { } static String s;`, act: `s = X[].class.getSimpleName(); if (!d) s = new String(s);`, observe: `s == X[].class.getSimpleName()`},
	{name: "name or a copy", members: `static class X { } static String s;`, act: `s = X.class.getName(); if (!d) s = new String(s);`, observe: `s == X.class.getName()`},
	{name: "name of a package or a copy", members: `static class X { } static String s;`, act: `s = X.class.getPackageName(); if (!d) s = new String(s);`, observe: `s == X.class.getPackageName()`},
	{name: "name of a type or a copy", members: `static class X { } static String s;`, act: `s = X[][].class.getTypeName(); if (!d) s = new String(s);`, observe: `s == X[][].class.getTypeName()`, model: true},
	{name: "name of a field or a copy", members: `static int xyzzy; static String s;`, act: `s = SELF.class.getDeclaredFields()[0].getName(); if (!d) s = new String(s);`, observe: `s == SELF.class.getDeclaredFields()[0].getName()`},
	{name: "name of a constant or a copy", members: `enum E { A } static String s;`, act: `s = E.A.name(); if (!d) s = new String(s);`, observe: `s == E.A.name()`},
	{name: "list of a field's annotations", members: `@java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME) @interface A { } @A public static int v; static Object p, q;`,
		act: `p = SELF.class.getField("v").getAnnotation(A.class); q = d ? p : new Object();`, observe: `q == SELF.class.getField("v").getAnnotation(A.class)`},
	{name: "text of a decimal or a copy", members: `static java.math.BigDecimal b; static String s;`, act: `b = new java.math.BigDecimal("1.5"); s = b.toString(); if (!d) s = new String(s);`, observe: `s == b.toString()`},
	{name: "text of a locale or a copy", members: `static java.util.Locale b; static String s;`, act: `b = new java.util.Locale("xx"); s = b.toLanguageTag(); if (!d) s = new String(s);`, observe: `s == b.toLanguageTag()`},
	{name: "text of an exchange of types or a copy", members: `static Object s;`, act: `java.lang.invoke.MethodType t = java.lang.invoke.MethodType.methodType(SELF.class, SELF.class); s = d ? t : java.lang.invoke.MethodType.genericMethodType(7);`, observe: `s == java.lang.invoke.MethodType.methodType(SELF.class, SELF.class)`},
	{name: "map of a concurrent map's keys", members: `static java.util.concurrent.ConcurrentHashMap<Integer, Integer> m = new java.util.concurrent.ConcurrentHashMap<>(); static Object s;`, act: `s = m.keySet(); if (!d) s = new java.util.concurrent.ConcurrentHashMap<>().keySet();`, observe: `s == m.keySet()`},
	{name: "hidden hash of a string", members: reach + ` static String s = new String("SELF");`, act: `if (d) s.hashCode();`, observe: `unsafe().getInt(s, unsafe().objectFieldOffset(String.class.getDeclaredField("hash"))) != 0`},
	{name: "hash of a string that was set", members: reach + ` static String s = new String("SELF");`, act: `if (d) unsafe().putInt(s, unsafe().objectFieldOffset(String.class.getDeclaredField("hash")), 7);`, observe: `s.hashCode() == 7`},
	{name: "hidden count of a list", members: reach + ` static java.util.List<Integer> l = new java.util.ArrayList<>(8);`, act: `l.add(5); if (d) { l.add(6); l.remove(1); }`,
		observe: `unsafe().getInt(l, unsafe().objectFieldOffset(java.util.AbstractList.class.getDeclaredField("modCount"))) != 1`},
	{name: "method handle", members: `static boolean p() { return true; } static boolean q() { return false; } static java.lang.invoke.MethodHandle h;`,
		act:     `h = java.lang.invoke.MethodHandles.lookup().findStatic(SELF.class, d ? "p" : "q", java.lang.invoke.MethodType.methodType(boolean.class));`,
		observe: `(boolean) h.invokeExact()`},
	{name: "bound method handle", members: `static java.lang.invoke.MethodHandle h; static Object p = new Object(), q = new Object();`,
		act: `h = java.lang.invoke.MethodHandles.constant(Object.class, d ? p : q);`, observe: `h.invoke() == p`},
	{name: "order of arguments of a handle", members: `static int sub(int a, int b) { return a - b; } static java.lang.invoke.MethodHandle h;`,
		act: `java.lang.invoke.MethodHandle s = java.lang.invoke.MethodHandles.lookup().findStatic(SELF.class, "sub", java.lang.invoke.MethodType.methodType(int.class, int.class, int.class));
			h = java.lang.invoke.MethodHandles.permuteArguments(s, s.type(), d ? 1 : 0, d ? 0 : 1);`, observe: `(int) h.invokeExact(1, 3) == 2`},
	{name: "inserted argument", members: `static java.lang.invoke.MethodHandle h; static int id(int a) { return a; }`,
		act: `h = java.lang.invoke.MethodHandles.insertArguments(java.lang.invoke.MethodHandles.lookup().findStatic(SELF.class, "id",
			java.lang.invoke.MethodType.methodType(int.class, int.class)), 0, d ? 1 : 2);`, observe: `(int) h.invokeExact() == 1`},
	{name: "variable handle", members: `static int v = 1, w = 2; static java.lang.invoke.VarHandle h;`,
		act: `h = java.lang.invoke.MethodHandles.lookup().findStaticVarHandle(SELF.class, d ? "v" : "w", int.class);`, observe: `(int) h.get() == 1`},
	{name: "method type", members: `static java.lang.invoke.MethodType t;`,
		act: `t = java.lang.invoke.MethodType.methodType(d ? int.class : long.class);`, observe: `t.returnType() == int.class`},
	{name: "lookup", members: `static java.lang.invoke.MethodHandles.Lookup l;`,
		act: `l = d ? java.lang.invoke.MethodHandles.lookup() : java.lang.invoke.MethodHandles.publicLookup();`, observe: `l.hasPrivateAccess()`},
	{name: "target of a call site", members: `static java.lang.invoke.MutableCallSite s = new java.lang.invoke.MutableCallSite(java.lang.invoke.MethodHandles.constant(int.class, 3));`,
		act: `s.setTarget(java.lang.invoke.MethodHandles.constant(int.class, d ? 1 : 2));`, observe: `(int) s.dynamicInvoker().invokeExact() == 1`},
	{name: "switch point", members: `static java.lang.invoke.SwitchPoint s = new java.lang.invoke.SwitchPoint();`,
		act: `if (d) java.lang.invoke.SwitchPoint.invalidateAll(new java.lang.invoke.SwitchPoint[]{s});`, observe: `s.hasBeenInvalidated()`},
	{name: "field that was made accessible", members: `static class X { private int v; } static java.lang.reflect.Field f;`,
		before: `f = X.class.getDeclaredField("v");`, act: `f.setAccessible(d);`, observe: `f.isAccessible()`},
	{name: "method object", members: `static java.lang.reflect.Method m; public static int p() { return 1; } public static int q() { return 2; }`,
		act: `m = SELF.class.getDeclaredMethod(d ? "p" : "q");`, observe: `(int) m.invoke(null) == 1`},
	{name: "handler of a proxy", members: `static boolean run() { r.run(); return n == 1; } static Runnable r; static int n; static Runnable make(int k) { return (Runnable) java.lang.reflect.Proxy.newProxyInstance(SELF.class.getClassLoader(),
		new Class<?>[]{Runnable.class}, (p, m, a) -> { n = k; return null; }); }`,
		before: `make(3).run();`, act: `r = make(d ? 1 : 2);`, observe: `run()`},
}

const reach = `static sun.misc.Unsafe unsafe() throws Exception { java.lang.reflect.Field f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe"); f.setAccessible(true); return (sun.misc.Unsafe) f.get(null); }`
