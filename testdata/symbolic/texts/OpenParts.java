// verdict: safe
// Parts of texts of any length are texts of any length.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenParts {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.startsWith("http://") && s.length() > 7) {
      String host = s.substring(7);
      assert !host.isEmpty() && host.length() == s.length() - 7;
      assert !host.equals("xy") || s.length() == 9 && s.charAt(8) == 'y';
      String most = s.substring(0, s.length() - 1);
      assert most.startsWith("http") && most.length() == s.length() - 1;
      assert s.substring(1, 3).equals("tt");
    }
  }
}
