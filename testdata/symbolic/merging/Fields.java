// verdict: safe
// Fields of an object, and static ones.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Fields {
  static boolean bad;

  static class Counter {
    int all, positive;

    void add(int x) {
      all++;
      if (x > 0) positive++;
      else if (x < -1000) bad = true;
    }
  }

  public static void main(String[] args) {
    int[] v = new int[40];
    for (int i = 0; i < v.length; i++) v[i] = Verifier.nondetInt();
    Counter c = new Counter();
    for (int x : v) c.add(x);
    assert c.positive <= c.all && (bad || c.positive >= 0);
  }
}
