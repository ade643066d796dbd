// verdict: incomplete
// oracle: skip
// How much room a builder has that was given an open text is not known.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderCapacity {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() == 3);
    StringBuilder b = new StringBuilder(s);
    assert b.capacity() > 0;
  }
}
