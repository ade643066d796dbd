// verdict: violated
// error: java.lang.AssertionError
// twin: ReactorForever
// The pump goes on though it becomes hot, in a round in which nothing is commanded.
package control;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ReactorMelts {
  static int level = 1;
  static boolean hot;
  static boolean pumping;

  static void round(boolean inflow, boolean heat, int command) {
    if (inflow && level < 5) {
      level++;
    }
    if (heat) {
      hot = !hot;
    }
    if (command > 100) {
      pumping = level == 5 && !hot;
    } else if (hot && level < 4) {
      pumping = false;
    }
    if (pumping) {
      level -= 1;
      pumping = level > 1;
    }
  }

  public static void main(String[] args) {
    while (true) {
      round(Verifier.nondetBoolean(), Verifier.nondetBoolean(), Verifier.nondetInt());
      assert !(pumping && hot);
    }
  }
}
