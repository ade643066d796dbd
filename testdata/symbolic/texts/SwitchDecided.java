// verdict: safe
// paths: 4
// A switch over a text of any length has a way for each case, also where two texts share a hash code.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SwitchDecided {
  static int number(String s) {
    switch (s) {
      case "Aa":
        return 1;
      case "BB":
        return 2;
      case "two":
        return 3;
      default:
        return 0;
    }
  }

  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int n = number(s);
    assert (n == 0) == !(s.equals("Aa") || s.equals("BB") || s.equals("two"));
    assert n != 2 || s.charAt(0) == 'B';
  }
}
