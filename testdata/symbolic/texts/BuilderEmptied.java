// verdict: safe
// The JDK has one empty String, and builders return that.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderEmptied {
  public static void main(String[] args) {
    StringBuilder b = new StringBuilder(Verifier.nondetString());
    b.setLength(0);
    assert b.toString() == "";
    b.append("a");
    assert b.toString() != b.toString();
  }
}
