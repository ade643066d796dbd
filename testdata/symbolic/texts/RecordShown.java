// verdict: safe
// The text of a record shows its components.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RecordShown {
  record Pair(String name, int value) {}

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    String s = new Pair("n", x).toString();
    assert s.startsWith("Pair[name=n, value=");
    assert s.equals("Pair[name=n, value=3]") == (x == 3);
  }
}
