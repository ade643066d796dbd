// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.max_char=127
// A region that matches but for case.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RegionMatches {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.length() == 6 && s.regionMatches(true, 2, "test", 0, 4)) {
      assert s.contains("test");
    }
  }
}
