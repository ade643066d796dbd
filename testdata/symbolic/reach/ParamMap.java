// verdict: violated
// error: java.lang.AssertionError
// A value of a map of what a user gave.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParamMap {
  static void page(String s) { if (s.contains("<bad/>")) assert false; }
  public static void main(String[] args) {
    java.util.Map<String, String> m = new java.util.HashMap<>();
    m.put("name", Verifier.nondetString()); m.put("other", "abc");
    page(m.get("name"));
  }
}
