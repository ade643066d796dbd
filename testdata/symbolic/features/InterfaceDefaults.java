// verdict: safe
// A class's own method wins over the default, and the more special interface over the general.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class InterfaceDefaults {
  interface A { default int f(int x) { return x + 1; } }
  interface B extends A { default int f(int x) { return A.super.f(x) * 2; } }
  static class C implements A, B { }
  static class D extends C { public int f(int x) { return super.f(x) - 2; } }

  public static void main(String[] args) {
    int x = Verifier.nondetShort();
    A a = x % 2 == 0 ? new C() : new D();
    int want = x % 2 == 0 ? 2 * x + 2 : 2 * x;
    assert a.f(x) == want;
  }
}
