package matchtest

// attributeKinds are about the numbers that a program puts beside values.
var attributeKinds = []kind{
	{name: "attribute of an object", members: `static Object o = new Object();`, act: `Verify.setObjectAttribute(o, d ? 1 : 2);`, observe: `Verify.getObjectAttribute(o) == 1`},
	{name: "attribute of an object or none", members: `static Object o = new Object();`, act: `if (d) Verify.setObjectAttribute(o, 1);`, observe: `Verify.getObjectAttribute(o) == 1`},
	{name: "attribute of a new object", members: `static int[] o;`, act: `o = new int[1]; Verify.setObjectAttribute(o, d ? 1 : 2);`, observe: `Verify.getObjectAttribute(o) == 1`},
	{name: "attribute of a class", act: `Verify.setObjectAttribute(SELF.class, d ? 1 : 2);`, observe: `Verify.getObjectAttribute(SELF.class) == 1`},
	{name: "attribute of an array class", act: `Verify.setObjectAttribute(long[][][][].class, d ? 1 : 2);`, observe: `Verify.getObjectAttribute(long[][][][].class) == 1`},
	{name: "attribute of a literal", act: `Verify.setObjectAttribute("SELFo", d ? 1 : 2);`, observe: `Verify.getObjectAttribute("SELFo") == 1`},
	{name: "attribute of a lambda", members: `static Runnable o() { return () -> {}; }`, act: `Verify.setObjectAttribute(o(), d ? 1 : 2);`, observe: `Verify.getObjectAttribute(o()) == 1`},
	{name: "attribute of an enum constant", members: `enum E { A }`, act: `Verify.setObjectAttribute(E.A, d ? 1 : 2);`, observe: `Verify.getObjectAttribute(E.A) == 1`},
	{name: "attribute of a box", act: `Verify.setObjectAttribute(5, d ? 1 : 2);`, observe: `Verify.getObjectAttribute(5) == 1`},
	{name: "attribute of the thread", own: true, act: `Verify.setObjectAttribute(Thread.currentThread(), d ? 1 : 2);`, observe: `Verify.getObjectAttribute(Thread.currentThread()) == 1`},
	{name: "attribute of an exception", members: `static Exception o;`, act: `o = new Exception(); Verify.setObjectAttribute(o, d ? 1 : 2);`, observe: `Verify.getObjectAttribute(o) == 1`},
	{name: "number of attributes", members: `static Object o = new Object();`, act: `Verify.addObjectAttribute(o, 1); if (d) Verify.addObjectAttribute(o, 1);`, observe: `Verify.getObjectAttributes(o).length == 2`},
	{name: "second attribute", members: `static Object o = new Object();`, act: `Verify.addObjectAttribute(o, 1); Verify.addObjectAttribute(o, d ? 2 : 3);`, observe: `Verify.getObjectAttributes(o)[0] == 2`},
	{name: "attribute of a field", members: `static class X { int v; } static X o = new X();`, act: `Verify.setFieldAttribute(o, "v", d ? 1 : 2);`, observe: `Verify.getFieldAttribute(o, "v") == 1`},
	{name: "which field has an attribute", members: `static class X { int v; long w; } static X o = new X();`, act: `Verify.setFieldAttribute(o, d ? "v" : "w", 1);`, observe: `Verify.getFieldAttribute(o, "v") == 1`},
	{name: "attribute of a static field", members: `static int v; int other;`, act: `Verify.setFieldAttribute(new SELF(), "v", d ? 1 : 2);`, observe: `Verify.getFieldAttribute(new SELF(), "v") == 1`},
	{name: "attribute of a field that was assigned", members: `static class X { int v; } static X o = new X(), p = new X();`,
		before: `Verify.setFieldAttribute(p, "v", 1);`, act: `if (d) o.v = p.v; else o.v = 0;`, observe: `Verify.getFieldAttribute(o, "v") == 1`},
	{name: "attribute of an element", members: `static byte[] o = new byte[3];`, act: `Verify.setElementAttribute(o, 1, d ? 1 : 2);`, observe: `Verify.getElementAttribute(o, 1) == 1`},
	{name: "which element has an attribute", members: `static Object[] o = new Object[3];`, act: `Verify.setElementAttribute(o, d ? 1 : 2, 1);`, observe: `Verify.getElementAttribute(o, 1) == 1`},
	{name: "attribute that a copy has", members: `static long[] o = new long[3], p;`, before: `Verify.setElementAttribute(o, 1, 1);`, act: `p = d ? o.clone() : new long[3];`, observe: `Verify.getElementAttribute(p, 1) == 1`},
	{name: "attribute of a filtered field", members: `static String o = new String("SELFs");`, act: `Verify.setFieldAttribute(o, "hash", d ? 1 : 2);`, observe: `Verify.getFieldAttribute(o, "hash") == 1`},
	{name: "attribute of a variable", around: `int v = 7; Verify.setLocalAttribute("v", d ? 1 : 2); INNER; seen = v == 7 && Verify.getLocalAttribute("v") == 1;`},
	{name: "attribute of a variable that is not read again", around: `int v = 7; Verify.setLocalAttribute("v", d ? 1 : 2); INNER; seen = Verify.getLocalAttribute("v") == 1;`},
	{name: "attribute of this", members: `void f(boolean d) throws Throwable { Verify.setLocalAttribute("this", d ? 1 : 2); INNER; seen = Verify.getLocalAttribute("this") == 1; }`, around: `new SELF().f(d);`},
	{name: "attribute of an operand", members: `static int w; static class X { int v; } static int sum(int a, int b) { return Verify.getLocalAttribute("a") == 1 ? 1 : 0; }`,
		around: `X x = new X(); Verify.setFieldAttribute(x, "v", d ? 1 : 2); seen = sum(x.v, INNER) == 1; x = null;`},
	{name: "attribute of a captured value", members: `static java.util.function.IntSupplier r; static int got; static void take(int n) { r = () -> { int m = n; return Verify.getLocalAttribute("m"); }; }
		static class X { int v; }`, act: `X x = new X(); Verify.setFieldAttribute(x, "v", d ? 1 : 2); take(x.v);`, observe: `r.getAsInt() == 1`, model: true},
}
