// verdict: safe
// A key that a user gave.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParamKey {
  static void page(String s) { if (s.contains("<bad/>")) assert false; }
  public static void main(String[] args) {
    java.util.Map<String, String> m = new java.util.HashMap<>();
    m.put(Verifier.nondetString(), "x"); m.put("other", "abc");
    page(m.get("other"));
    assert m.size() >= 1;
  }
}
