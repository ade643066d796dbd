// verdict: violated
// error: java.lang.AssertionError
// twin: PumpStops
// With the stop command the pump goes on running when it was switched off in time of methane.
package productlines;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PumpSwitchedOff {
  static boolean methane;
  static boolean running;
  static boolean active = true;
  static int water = 1;

  static void step() {
    if (running && water > 0) {
      water--;
    }
    if (!active) {
      return;
    }
    if (!running && water == 2 && !methane) {
      running = true;
    } else if (running && (water == 0 || methane)) {
      running = false;
    }
  }

  public static void main(String[] args) {
    for (int i = 0; i < 5; i++) {
      if (Verifier.nondetBoolean() && water < 2) {
        water++;
      }
      if (Verifier.nondetBoolean()) {
        methane = !methane;
      }
      if (Verifier.nondetBoolean()) {
        active = !active;
      }
      step();
      assert !(running && methane);
    }
  }
}
