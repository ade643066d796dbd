// verdict: violated
// error: java.lang.AssertionError
// A switch over hash codes that is no switch over texts: other texts have the same hash code.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class HashByHand {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() == 2);
    switch (s.hashCode()) {
      case 2112:
        assert s.equals("BB");
        break;
      default:
        assert !s.equals("BB");
    }
  }
}
