// verdict: safe
// A controller without end, of three inputs a round. It forgets them, so its states are finite: subsumption begins by
// itself on the long path, and ends it.
package control;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ReactorForever {
  static int level = 1;
  static boolean hot;
  static boolean pumping;

  static void round(boolean inflow, boolean heat, int command) {
    if (inflow && level < 3) {
      level++;
    }
    if (heat) {
      hot = !hot;
    }
    if (command > 100) {
      pumping = level == 3 && !hot;
    } else if (hot) {
      pumping = false;
    }
    if (pumping) {
      level -= 2;
      pumping = level > 1;
    }
  }

  public static void main(String[] args) {
    while (true) {
      round(Verifier.nondetBoolean(), Verifier.nondetBoolean(), Verifier.nondetInt());
      assert level > 0 && level <= 3 : level;
      assert !(pumping && hot);
    }
  }
}
