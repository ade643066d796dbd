// verdict: violated
// error: java.lang.AssertionError
// paths: 3
// Values stay unknown in fields and statics: a is set to b + 1, which is 1000 or not; another path
// returns.
package objects;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Fields {
  static long total;
  int a;
  public static void main(String[] args) {
    Fields o = new Fields();
    int b = Verifier.nondetInt();
    o.a = b + 1;
    total = o.a;
    if (b < 0) return;
    assert total != 1000;
  }
}
