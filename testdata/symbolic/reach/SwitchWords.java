// verdict: safe
// A switch over texts.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SwitchWords {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int r;
    switch (s) { case "one": r = 1; break; case "two": r = 2; break; default: r = 0; }
    if (r == 1) assert s.length() == 3 && s.charAt(0) == 'o';
  }
}
