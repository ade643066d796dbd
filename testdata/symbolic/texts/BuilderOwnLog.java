// verdict: safe
// Each object writes to a builder of its own.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderOwnLog {
  final StringBuilder log = new StringBuilder();

  public static void main(String[] args) {
    BuilderOwnLog a = new BuilderOwnLog();
    BuilderOwnLog b = new BuilderOwnLog();
    String user = Verifier.nondetString();
    a.log.append("user=").append(user);
    b.log.append(a.log).delete(0, 5);
    assert a.log.toString().startsWith("user=");
    assert b.log.toString().equals(user);
  }
}
