// verdict: safe
// paths: 3
// What is assumed leaves two keys and the default possible: 10, 20, and what is between.
package switches;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LookupRanges {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x >= 10);
    Verifier.assume(x <= 20);
    int r = 0;
    switch (x) {
      case 0: r = -1; break;
      case 10: r = 1; break;
      case 20: r = 2; break;
      case 1000: r = -1; break;
    }
    assert r >= 0;
  }
}
