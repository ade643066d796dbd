// verdict: safe
// The region with its case.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RegionsMatchSafe {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.regionMatches(2, "World", 0, 5)) assert s.startsWith("World", 2) && s.length() >= 7;
  }
}
