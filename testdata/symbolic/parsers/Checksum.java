// verdict: violated
// error: java.lang.AssertionError
// A checksum of three digits does not see every exchange of two.
package parsers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Checksum {
  static int sum(int[] d) {
    int s = 0;
    for (int i = 0; i < d.length; i++) {
      s += d[i] * (i % 2 == 0 ? 1 : 3);
    }
    return (10 - s % 10) % 10;
  }

  public static void main(String[] args) {
    int[] d = new int[3];
    for (int i = 0; i < d.length; i++) {
      d[i] = Verifier.nondetInt();
      Verifier.assume(d[i] >= 0 && d[i] <= 9);
    }
    int before = sum(d);
    Verifier.assume(d[0] != d[1]);
    int t = d[0];
    d[0] = d[1];
    d[1] = t;
    assert sum(d) != before;
  }
}
