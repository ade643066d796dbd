// verdict: violated
// error: java.lang.AssertionError
// Behind the end of a text nothing is found, which says nothing of what is in front: a position too great must not
// overflow when it is counted from the beginning of the whole.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenIndexBeyond {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() > 1);
    if (s.substring(1).indexOf('a', Integer.MAX_VALUE) == -1) {
      assert s.charAt(1) != 'a';
    }
  }
}
