// verdict: violated
// error: java.lang.AssertionError
// Regions of two texts.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RegionsMatch {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.regionMatches(true, 2, "World", 0, 5)) assert s.startsWith("World", 2);
  }
}
