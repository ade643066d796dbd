// verdict: safe
// The last comma is taken away where there is one.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderCommaTrimmed {
  public static void main(String[] args) {
    StringBuilder b = new StringBuilder();
    int names = 0;
    for (int i = 0; i < 2; i++) {
      String name = Verifier.nondetString();
      if (!name.isEmpty()) {
        b.append(name).append(',');
        names++;
      }
    }
    if (names > 0) {
      b.deleteCharAt(b.length() - 1);
    }
    assert names == 0 ? b.length() == 0 : b.length() >= 2 * names - 1;
  }
}
