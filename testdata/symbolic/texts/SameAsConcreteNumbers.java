// verdict: safe
// Numbers are written, and read back, as each single number is.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SameAsConcreteNumbers {
  static String f(int n, long l) {
    StringBuilder b = new StringBuilder();
    b.append(n).append('/').append(l).append('/').append(Integer.toBinaryString(n & 3));
    String s = n + "," + l + ";" + (short) n;
    return b + s + Integer.parseInt("" + n) + Long.valueOf(l).toString().length();
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    long l = Verifier.nondetLong();
    Verifier.assume(n == 0 || n == -1 || n == 10 || n == -100 || n == Integer.MAX_VALUE || n == Integer.MIN_VALUE);
    Verifier.assume(l == 7 || l == Long.MIN_VALUE || l == 1234567890123L);
    String s = f(n, l);
    for (int k : new int[] {0, -1, 10, -100, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      for (long m : new long[] {7, Long.MIN_VALUE, 1234567890123L}) {
        if (n == k && l == m) {
          assert s.equals(f(k, m));
        }
      }
    }
  }
}
