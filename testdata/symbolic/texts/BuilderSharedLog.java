// verdict: violated
// error: java.lang.AssertionError
// twin: BuilderOwnLog
// Two objects write to one builder: what the one takes away was written by the other.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderSharedLog {
  final StringBuilder log;

  BuilderSharedLog(StringBuilder log) {
    this.log = log;
  }

  public static void main(String[] args) {
    StringBuilder both = new StringBuilder();
    BuilderSharedLog a = new BuilderSharedLog(both);
    BuilderSharedLog b = new BuilderSharedLog(both);
    String user = Verifier.nondetString();
    a.log.append("user=").append(user);
    b.log.delete(0, 5);
    assert a.log.toString().startsWith("user=");
  }
}
