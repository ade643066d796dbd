// verdict: safe
// Texts that neither begin nor end with each other are not the same.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenNeither {
  public static void main(String[] args) {
    String a = Verifier.nondetString();
    String b = Verifier.nondetString();
    boolean begins = a.startsWith(b);
    boolean ends = a.endsWith(b);
    if (a.equals("ba") && b.equals("ba")) {
      assert begins && ends;
    }
  }
}
