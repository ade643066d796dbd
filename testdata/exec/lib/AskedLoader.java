package lib;

import java.io.InputStream;
import java.util.function.*;

/** Prints what a loader of the program's own is asked for, and in which order. */
public class AskedLoader {
  static boolean refuse; static Throwable how;
  static class L extends ClassLoader {
    L() { super(AskedLoader.class.getClassLoader()); }
    protected Class<?> loadClass(String n, boolean r) throws ClassNotFoundException {
      if (n.startsWith("lib.AskedLoader$")) {
        System.out.println("asked " + n);
        if (refuse) { if (how instanceof Error) throw (Error) how; if (how instanceof RuntimeException) throw (RuntimeException) how; throw new ClassNotFoundException("refused " + n); }
        Class<?> c = findLoadedClass(n); if (c != null) return c;
        try (InputStream in = getParent().getResourceAsStream(n.replace('.', '/') + ".class")) { byte[] b = in.readAllBytes(); return defineClass(n, b, 0, b.length); }
        catch (java.io.IOException e) { throw new ClassNotFoundException(n, e); }
      }
      return super.loadClass(n, r);
    }
  }
  public static class Y { public static int v = 7; public int w = 3; public static String s() { return "s"; } public String i() { return "i"; } }
  public static class Z { } public static class A { } public static class B { } public static class C { }
  public static class R1 { public static int v = 5; } public static class R2 { } public static class R3 { } public static class R4 { }
  public interface F { String f(Y y); }
  public static class X implements Supplier<String> {
    public String get() { return "x"; }
    public static boolean is(Object o) { return o instanceof Y; }
    public static Object cast(Object o) { return (Z) o; }
    public static Object make() { return new Y(); }
    public static int field() { return Y.v + new Y().w; }
    public static String call() { return Y.s() + new Y().i(); }
    public static Object arr() { return new A[2]; }
    public static Object multi() { return new B[2][3]; }
    public static Object lit() { return C.class; }
    public static Object litArr() { return C[].class; }
    public static String lambda() { F f = y -> "l" + y.w; return f.f(new Y()); }
    public static boolean r1() { try { return "" instanceof Object && isR1("a"); } catch (LinkageError e) { return tell(e); } catch (RuntimeException e) { return tell(e); } }
    static boolean isR1(Object o) { return o instanceof R1; }
    public static boolean r1b() { try { return (R1) (Object) "a" == null; } catch (LinkageError e) { return tell(e); } catch (ClassCastException e) { return tell(e); } }
    public static Object r1c() { try { return R1.v; } catch (LinkageError e) { return tell(e); } }
    public static Object r2() { try { return new R2[1]; } catch (LinkageError e) { return tell(e); } catch (RuntimeException e) { return tell(e); } }
    public static Object r3() { try { return R3.class; } catch (LinkageError e) { return tell(e); } catch (RuntimeException e) { return tell(e); } }
    public static Object r4() { try { return R4.class; } catch (LinkageError e) { return tell(e); } catch (RuntimeException e) { return tell(e); } }
    static boolean tell(Throwable e) { System.out.println("  " + e + " / " + e.getCause()); return false; }
  }
  static Class<?> x;
  static void go(String m, Object... a) throws Exception {
    System.out.println(m);
    Object r = a.length == 0 ? x.getMethod(m).invoke(null) : x.getMethod(m, Object.class).invoke(null, a);
    System.out.println("  -> " + (r == null || r instanceof Class || r instanceof String || r instanceof Boolean || r instanceof Integer ? r : r.getClass().getName()));
  }
  public static void main(String[] args) throws Exception {
    L l = new L(); x = l.loadClass("lib.AskedLoader$X");
    for (int i = 0; i < 2; i++) {
      go("is", "a"); go("cast", new Object[] {null}); go("make"); go("field"); go("call"); go("arr"); go("multi"); go("lit"); go("litArr"); go("lambda");
    }
    refuse = true;
    for (int i = 0; i < 2; i++) { go("r1"); go("r1b"); go("r1c"); }
    how = new NoClassDefFoundError("mine"); go("r2"); go("r2");
    how = new IllegalStateException("once"); go("r3"); go("r3");
    how = new LinkageError("with", new RuntimeException("cause")); go("r4"); go("r4");
    refuse = false;
    l.loadClass("lib.AskedLoader$R1");
    go("r1"); go("r1b"); go("r1c"); go("r2"); go("r3"); go("r4");
  }
}
