// verdict: violated
// error: java.lang.AssertionError
// twin: CapitalsOfFew
// One character becomes two small ones.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SmallOfThree {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.length() == 3) {
      assert s.toLowerCase().length() == 3;
    }
  }
}
