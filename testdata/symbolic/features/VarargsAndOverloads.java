// verdict: safe
// The most specific overload is chosen by the compiler, and varargs count.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class VarargsAndOverloads {
  static int f(long x) { return 1; }
  static int f(Integer x) { return 2; }
  static int f(Object x) { return 3; }
  static int f(int... x) { return 10 + x.length; }

  static int sum(int... xs) {
    int s = 0;
    for (int x : xs) {
      s += x;
    }
    return s;
  }

  public static void main(String[] args) {
    int i = Verifier.nondetInt();
    char c = Verifier.nondetChar();
    assert f(i) == 1 && f(Integer.valueOf(i)) == 2 && f("" + c) == 3 && f(i, i) == 12 && f() == 10 && f(c) == 1;
    assert sum(i, -i, c) == c;
    assert sum() == 0;
  }
}
