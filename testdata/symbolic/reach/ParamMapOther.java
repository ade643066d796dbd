// verdict: safe
// The other value.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParamMapOther {
  static void page(String s) { if (s.contains("<bad/>")) assert false; }
  public static void main(String[] args) {
    java.util.Map<String, String> m = new java.util.HashMap<>();
    m.put("name", Verifier.nondetString()); m.put("other", "abc");
    page(m.get("other"));
  }
}
