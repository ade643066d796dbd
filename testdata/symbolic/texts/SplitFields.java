// verdict: violated
// error: java.lang.AssertionError
// Empty fields at the end are dropped: two commas do not make three fields.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SplitFields {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() == 4);
    int commas = 0;
    for (int i = 0; i < 4; i++) {
      if (s.charAt(i) == ',') {
        commas++;
      }
    }
    assert s.split(",").length == commas + 1;
  }
}
