// verdict: violated
// error: java.lang.AssertionError
// A switch over small letters.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SwitchLower {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    switch (s.toLowerCase()) { case "yes": assert s.equals("yes"); break; default: }
  }
}
