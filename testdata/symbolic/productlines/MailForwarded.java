// verdict: violated
// error: java.lang.AssertionError
// Of the features encrypt and forward, both together send a text in the open.
package productlines;

import org.sosy_lab.sv_benchmarks.Verifier;

public class MailForwarded {
  static boolean encrypts;
  static boolean forwards;

  static class Mail {
    boolean encrypted;
    boolean secret;
    int to;
    Mail(boolean secret, int to) {
      this.secret = secret;
      this.to = to;
    }
  }

  static final int[] keys = {11, 0, 13};
  static final int[] next = {-1, 0, 1};

  static void deliver(Mail m, int hops) {
    if (m.secret && encrypts) {
      assert m.encrypted || hops == 0;
    }
    if (forwards && next[m.to] >= 0) {
      Mail again = new Mail(m.secret, next[m.to]);
      again.encrypted = m.encrypted && keys[again.to] != 0;
      deliver(again, hops + 1);
    }
  }

  public static void main(String[] args) {
    encrypts = Verifier.nondetBoolean();
    forwards = Verifier.nondetBoolean();
    int to = Verifier.nondetInt();
    Verifier.assume(to >= 0 && to < 3);
    Mail m = new Mail(Verifier.nondetBoolean(), to);
    if (encrypts && keys[to] != 0) {
      m.encrypted = true;
    }
    deliver(m, 0);
  }
}
