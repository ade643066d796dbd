// verdict: violated
// error: java.lang.AssertionError
// twin: FoundInEither
// What is found far behind lies in the second part.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FoundInSecond {
  public static void main(String[] args) {
    String t = Verifier.nondetString(), u = Verifier.nondetString();
    int at = ("ab" + t + "cd" + u).lastIndexOf('d');
    if (t.length() == 3 && at > 8) {
      assert u.charAt(at - 7) == 'd' && u.length() > at - 6;
    }
  }
}
