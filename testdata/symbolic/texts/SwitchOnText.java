// verdict: violated
// error: java.lang.AssertionError
// A switch over texts: the third command is the one that breaks.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SwitchOnText {
  static int run(String command, int state) {
    switch (command) {
      case "start":
        return 1;
      case "stop":
        return 0;
      case "restart":
        return state + 1;
      default:
        return state;
    }
  }

  public static void main(String[] args) {
    int state = run(Verifier.nondetString(), 1);
    assert state <= 1;
  }
}
