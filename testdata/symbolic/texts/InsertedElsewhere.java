// verdict: violated
// error: java.lang.AssertionError
// Inserting at an unknown place may put the text at the end.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class InsertedElsewhere {
  public static void main(String[] args) {
    int at = Verifier.nondetInt();
    StringBuilder b = new StringBuilder("model");
    if (at < 0 || at > b.length()) {
      return;
    }
    b.insert(at, "er");
    assert !b.toString().equals("modeler");
  }
}
