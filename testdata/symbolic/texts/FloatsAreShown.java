// verdict: incomplete
// The characters of floating-point numbers are tried for one example.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FloatsAreShown {
  public static void main(String[] args) {
    double d = Verifier.nondetDouble();
    String s = "d=" + d;
    assert s.startsWith("d=") && s.length() > 4;
    assert s.indexOf("..") < 0;
  }
}
