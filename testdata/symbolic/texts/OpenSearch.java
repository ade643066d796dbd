// verdict: safe
// Where something is found it is, and in front of that it is not.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenSearch {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int i = s.indexOf(',');
    if (i >= 0) {
      assert s.charAt(i) == ',' && i < s.length();
      assert i == 0 || s.charAt(0) != ',';
    } else {
      assert !s.equals(",") && !s.startsWith("a,") && !s.endsWith(",");
    }
    assert !s.contains("bug") || s.length() >= 3;
  }
}
