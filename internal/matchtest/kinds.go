// Package matchtest judges state matching. Its tests make random programs, each
// of which chooses between two courses that differ in something hidden, comes to
// a point where states are compared, and then looks at the difference. If the
// state that is compared leaves the difference out, the second course is taken
// for the first one, and what it would have shown is missed.
//
// What can differ is a table of kinds, one entry for each thing of a program's
// world that outlives a transition. Twins are pairs of courses that nothing can
// tell apart: their states must be found equal.
package matchtest

import "slices"

// kind is one thing that can differ. Its code becomes a nested class of the
// program; SELF in it is that class's name.
type kind struct {
	name    string
	members string // fields, classes and methods
	before  string // statements, executed in front of the choice
	act     string // statements; d is which course was chosen, false first
	observe string // an expression, true in the course of d and false in the other
	// around stands in the place of act and observe: statements around INNER, the
	// rest of the program, that set seen when it is back.
	around string
	// alone: nothing else may do the like in the same program.
	alone bool
	// single: no other thread may run in between.
	single bool
	// own: only the thread that acted observes it.
	own bool
	// model: what is observed depends on how the machine models the JVM, so both
	// outcomes need not be met. The search without matching says which are.
	model bool
}

// kinds are all kinds, the plain ones first.
func kinds() []kind {
	return slices.Concat(heapKinds, frameKinds, classKinds, threadKinds, fileKinds, libraryKinds, attributeKinds, syncKinds, holderKinds())
}

// heapKinds are about fields, arrays and what objects are.
var heapKinds = []kind{
	{name: "int field", members: `static class Box { int v; } static Box b = new Box();`,
		act: `b.v = d ? 1 : 2;`, observe: `b.v == 1`},
	{name: "high bits of a long field", members: `static class Box { long v; } static Box b = new Box();`,
		act: `b.v = d ? 1L << 40 : 1L << 41;`, observe: `b.v == 1L << 40`},
	{name: "sign of a zero", members: `static double v;`,
		act: `v = d ? -0.0 : 0.0;`, observe: `1 / v < 0`},
	{name: "bits of a NaN", members: `static float v;`,
		act: `v = Float.intBitsToFloat(d ? 0x7fc00001 : 0x7fc00000);`, observe: `Float.floatToRawIntBits(v) == 0x7fc00001`},
	{name: "byte field of an object in an array", members: `static class Box { byte v; } static Box[] b = {new Box(), new Box()};`,
		act: `b[d ? 1 : 0].v = 1;`, observe: `b[1].v == 1`},
	{name: "static", members: `static char v;`,
		act: `v = d ? 'a' : 'b';`, observe: `v == 'a'`},
	{name: "static of an interface", members: `interface I { boolean V = flag; } static boolean flag;`,
		act: `flag = d; if (I.V) flag = false; flag = false;`, observe: `I.V`},
	{name: "int element", members: `static int[] a = new int[3];`,
		act: `a[d ? 1 : 2] = 5;`, observe: `a[1] == 5`},
	{name: "last byte of an array", members: `static byte[] a = new byte[9];`,
		act: `a[8] = (byte) (d ? 1 : 2);`, observe: `a[8] == 1`},
	{name: "boolean element", members: `static boolean[] a = new boolean[3];`,
		act: `a[1] = d;`, observe: `a[1]`},
	{name: "reference element", members: `static Object[] a = new Object[2], b = {new Object(), new Object()};`,
		act: `a[0] = b[d ? 1 : 0];`, observe: `a[0] == b[1]`},
	{name: "element of an inner array", members: `static long[][] a = new long[2][2];`,
		act: `a[1][d ? 1 : 0] = 7;`, observe: `a[1][1] == 7`},
	{name: "which of two equal objects", members: `static Object p = new int[1], q = new int[1], r;`,
		act: `r = d ? p : q;`, observe: `r == p`},
	{name: "one object or two", members: `static Object p, q;`,
		act: `p = new Object(); q = d ? p : new Object();`, observe: `p == q`},
	{name: "null", members: `static Object p;`,
		act: `p = d ? null : "";`, observe: `p == null`},
	{name: "class of an object", members: `static class A {} static class B {} static Object p; static { new A(); new B(); }`,
		act: `p = d ? new A() : new B();`, observe: `p instanceof A`},
	{name: "class of an empty array", members: `static Object p;`,
		act: `p = d ? new int[0] : new float[0];`, observe: `p instanceof int[]`},
	{name: "length of an array", members: `static int[] p;`,
		act: `p = new int[d ? 3 : 4];`, observe: `p.length == 3`},
	{name: "dimensions of an array", members: `static Object p;`,
		act: `p = d ? new Object[0][] : new Object[0];`, observe: `p instanceof Object[][]`},
	{name: "string", members: `static String s;`,
		act: `s = d ? "on" : "no";`, observe: `s.equals("on")`},
	{name: "bytes of a string that are both", members: `static String s;`,
		act: `s = d ? "\u4e4e" : "NN";`, observe: `s.length() == 1`},
	{name: "literal or a copy", members: `static String s;`,
		act: `s = d ? "SELF" : new String("SELF");`, observe: `s == "SELF"`},
	{name: "interned string",
		act:     `String s = new StringBuilder("SELF").append(7).toString(); if (d) s.intern(); else s.trim();`,
		observe: `isNew()`, members: `static boolean isNew() { String s = new StringBuilder("SELF").append(7).toString(); return s.intern() != s; }`, model: true},
	{name: "interned string that is held", members: `static String held;
		static boolean isNew() { String s = new StringBuilder("SELF").append(8).toString(); return s.intern() != s; }`,
		act:     `String s = new StringBuilder("SELF").append(8).toString(); held = s; if (d) s.intern(); else s.trim();`,
		observe: `isNew()`},
	{name: "small box or its own", members: `static Integer p = Integer.valueOf(5), q = new Integer(5), r;`,
		act: `r = d ? p : q;`, observe: `r == Integer.valueOf(5)`},
	{name: "string builder", members: `static StringBuilder b = new StringBuilder("x");`,
		act: `b.append(d ? 'y' : 'z');`, observe: `b.toString().equals("xy")`},
	{name: "enum constant", members: `enum E { A, B } static E e = E.A;`,
		act: `e = d ? E.A : E.B;`, observe: `e == E.A`},
	{name: "record", members: `record R(int v) {} static R r;`,
		act: `r = new R(d ? 1 : 2);`, observe: `r.equals(new R(1))`},
	{name: "stack trace", members: `static Exception e = new Exception(); static StackTraceElement[]
		p = {new StackTraceElement("a", "b", "c", 1)}, q = {new StackTraceElement("a", "b", "c", 2)};`,
		before: `e.setStackTrace(q);`, act: `e.setStackTrace(d ? p : q);`, observe: `e.getStackTrace()[0].getLineNumber() == 1`},
	{name: "stack trace that was set or not", members: `static Exception e = new Exception(); static StackTraceElement[] p = {};`,
		before: `new Exception().setStackTrace(p);`, act: `if (d) e.setStackTrace(p);`, observe: `e.getStackTrace().length == 0`},
	{name: "line where an exception was made", members: `static Exception e;
		static Exception p() { return new Exception(); }
		static Exception q() { return new Exception(); }`,
		act: `e = d ? p() : q();`, observe: `e.getStackTrace()[0].getMethodName().equals("p")`},
	{name: "cause", members: `static Exception e, p = new Exception("p"), q = new Exception("q");`,
		act: `e = new Exception("e"); e.initCause(d ? p : q);`, observe: `e.getCause() == p`},
	{name: "cause that was set to null", members: `static Exception e = new Exception("e");
		static boolean settable() { try { e.initCause(null); return true; } catch (IllegalStateException x) { return false; } }`,
		act: `if (!d) e.initCause(null);`, observe: `settable()`},
	{name: "suppressed exception", members: `static Exception e = new Exception("e"), p = new Exception("p"), q = new Exception("q");`,
		act: `e.addSuppressed(d ? p : q);`, observe: `e.getSuppressed()[0] == p`},
	{name: "lambda of two sites", members: `static java.util.function.IntSupplier p = () -> 1, q = () -> 2, r;`,
		act: `r = d ? p : q;`, observe: `r.getAsInt() == 1`},
	{name: "captured value", members: `static java.util.function.IntSupplier r; static void take(int n) { r = () -> n; }`,
		act: `take(d ? 1 : 2);`, observe: `r.getAsInt() == 1`},
	{name: "bound receiver", members: `static java.util.function.Supplier<String> r; static Object p = new StringBuilder("p"), q = new StringBuilder("q");`,
		act: `r = (d ? p : q)::toString;`, observe: `r.get().equals("p")`},
	{name: "order of elements in one bucket", members: `static java.util.HashMap<String, Integer> m = new java.util.HashMap<>();`,
		act:     `if (d) { m.put("Aa", 1); m.put("BB", 1); } else { m.put("BB", 1); m.put("Aa", 1); }`,
		observe: `m.keySet().iterator().next().equals("Aa")`},
	{name: "order by the size of a table", members: `static java.util.HashSet<Integer> m = new java.util.HashSet<>();`,
		act:     `m.add(17); m.add(2); int n = 40; for (int i = 20; i < n; i++) if (d) m.add(i); else m.size(); for (int i = 20; i < n; i++) if (d) m.remove(i); else m.size();`,
		observe: `m.iterator().next() == 2`},
	{name: "order of access", members: `static java.util.LinkedHashMap<String, Integer> m = new java.util.LinkedHashMap<>(8, .75f, true);`,
		before: `m.put("a", 1); m.put("b", 2);`, act: `m.get(d ? "a" : "b");`, observe: `m.keySet().iterator().next().equals("b")`},
	{name: "place of an iterator", members: `static java.util.List<Integer> l = new java.util.ArrayList<>(java.util.List.of(1, 2)); static java.util.Iterator<Integer> i = l.iterator();`,
		act: `if (d) i.next();`, observe: `i.next() == 2`},
	{name: "change under an iterator of a list", members: `static java.util.List<Integer> l = new java.util.ArrayList<>(java.util.List.of(1, 2)); static java.util.Iterator<Integer> i = l.iterator();
		static boolean fails() { try { i.next(); return false; } catch (java.util.ConcurrentModificationException e) { return true; } }`,
		act: `if (d) { l.add(3); l.remove(2); } else l.set(1, 2);`, observe: `fails()`},
	{name: "change under an iterator of a map", members: `static java.util.Map<Integer, Integer> m = new java.util.HashMap<>(java.util.Map.of(1, 2)); static java.util.Iterator<Integer> i = m.keySet().iterator();
		static boolean fails() { try { i.next(); return false; } catch (java.util.ConcurrentModificationException e) { return true; } }`,
		act: `if (d) { m.put(3, 3); m.remove(3); } else m.get(3);`, observe: `fails()`},
	{name: "change under an iterator of a queue", members: `static java.util.PriorityQueue<Integer> m = new java.util.PriorityQueue<>(java.util.List.of(1, 2)); static java.util.Iterator<Integer> i = m.iterator();
		static boolean fails() { try { i.next(); return false; } catch (java.util.ConcurrentModificationException e) { return true; } }`,
		act: `if (d) { m.add(3); m.remove(3); } else m.peek();`, observe: `fails()`},
	{name: "change under a new iterator of a list", members: `static java.util.List<Integer> l; static java.util.Iterator<Integer> i;
		static boolean fails() { try { i.next(); return false; } catch (java.util.ConcurrentModificationException e) { return true; } }`,
		act: `l = new java.util.ArrayList<>(8); l.add(1); i = l.iterator(); if (d) { l.add(3); l.remove(1); } else l.set(0, 1);`, observe: `fails()`},
	{name: "change under a new iterator of a map", members: `static java.util.Map<Integer, Integer> l; static java.util.Iterator<Integer> i;
		static boolean fails() { try { i.next(); return false; } catch (java.util.ConcurrentModificationException e) { return true; } }`,
		act: `l = new java.util.HashMap<>(); l.put(1, 1); i = l.values().iterator(); if (d) { l.put(3, 3); l.remove(3); } else l.get(3);`, observe: `fails()`},
	{name: "change under a new sublist", members: `static java.util.List<Integer> l, i;
		static boolean fails() { try { i.size(); return false; } catch (java.util.ConcurrentModificationException e) { return true; } }`,
		act: `l = new java.util.ArrayList<>(8); l.add(1); i = l.subList(0, 1); if (d) { l.add(3); l.remove(1); } else l.set(0, 1);`, observe: `fails()`},
	{name: "change under a spliterator of a list", members: `static java.util.List<Integer> l = new java.util.ArrayList<>(java.util.List.of(1, 2)); static java.util.Spliterator<Integer> i = l.spliterator();
		static boolean fails() { try { i.forEachRemaining(x -> {}); return false; } catch (java.util.ConcurrentModificationException e) { return true; } }`,
		before: `i.estimateSize();`, act: `if (d) { l.add(3); l.remove(2); } else l.set(1, 2);`, observe: `fails()`},
	{name: "change under a sublist", members: `static java.util.List<Integer> l = new java.util.ArrayList<>(java.util.List.of(1, 2)), i = l.subList(0, 1);
		static boolean fails() { try { i.size(); return false; } catch (java.util.ConcurrentModificationException e) { return true; } }`,
		act: `if (d) { l.add(3); l.remove(2); } else l.set(1, 2);`, observe: `fails()`},
	{name: "change under a sublist of a vector", members: `static java.util.List<Integer> l = new java.util.Vector<>(java.util.List.of(1, 2)), i = l.subList(0, 1);
		static boolean fails() { try { i.size(); return false; } catch (java.util.ConcurrentModificationException e) { return true; } }`,
		act: `if (d) { l.add(3); l.remove(2); } else l.set(1, 2);`, observe: `fails()`},
	{name: "change under a view of a tree", members: `static java.util.TreeMap<Integer, Integer> l = new java.util.TreeMap<>(java.util.Map.of(1, 1, 2, 2)); static java.util.Iterator<Integer> i = l.tailMap(1).keySet().iterator();
		static boolean fails() { try { i.next(); return false; } catch (java.util.ConcurrentModificationException e) { return true; } }`,
		act: `if (d) { l.put(3, 3); l.remove(3); } else l.get(3);`, observe: `fails()`},
	{name: "order of a heap", members: `static java.util.PriorityQueue<int[]> q = new java.util.PriorityQueue<>((a, b) -> 0); static int[] a = {1}, b = {2};`,
		act: `if (d) { q.add(a); q.add(b); } else { q.add(b); q.add(a); }`, observe: `q.peek() == a`},
	{name: "bits", members: `static java.util.BitSet s = new java.util.BitSet();`,
		act: `s.set(d ? 70 : 71);`, observe: `s.get(70)`},
	{name: "identity map", members: `static java.util.IdentityHashMap<Object, Integer> m = new java.util.IdentityHashMap<>(); static Object a = new Object(), b = new Object();`,
		act: `m.put(d ? a : b, 1);`, observe: `m.containsKey(a)`},
}
