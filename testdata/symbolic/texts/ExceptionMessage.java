// verdict: violated
// error: java.lang.AssertionError
// The message of an exception is made of an unknown number, and looked at.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ExceptionMessage {
  static void check(int x) {
    if (x > 50) {
      throw new IllegalArgumentException("too great: " + x);
    }
  }

  public static void main(String[] args) {
    try {
      check(Verifier.nondetInt());
    } catch (IllegalArgumentException e) {
      assert !e.getMessage().equals("too great: 77");
    }
  }
}
