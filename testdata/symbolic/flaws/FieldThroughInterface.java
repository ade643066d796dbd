// verdict: safe
// Data flows through a field, an array and an interface, and is bounded at the end.
package flaws;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FieldThroughInterface {
  interface Sink {
    int accept(int data);
  }

  static class Holder {
    int data;
  }

  public static void main(String[] args) {
    Holder h = new Holder();
    h.data = Verifier.nondetInt();
    Holder[] hs = {null, h, new Holder()};
    Sink s = d -> d > 100 ? 100 : Math.max(d, 0);
    int out = s.accept(hs[1].data);
    int[] table = new int[101];
    table[out]++;
    assert table[out] == 1 && hs[2].data == 0;
  }
}
