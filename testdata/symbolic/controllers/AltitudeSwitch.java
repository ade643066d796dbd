// verdict: safe
// A device below a threshold is switched on once, unless it is inhibited.
package controllers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AltitudeSwitch {
  private boolean on;
  private boolean wasAbove = true;
  private int commands;

  void step(int altitude, boolean known, boolean inhibit, boolean reset) {
    if (reset) {
      wasAbove = true;
      on = false;
    }
    if (!known) {
      return;
    }
    if (altitude > 2000 + (wasAbove ? 0 : 200)) {
      wasAbove = true;
      on = false;
    } else if (altitude < 2000) {
      if (wasAbove && !inhibit && !on) {
        commands++;
        on = true;
      }
      wasAbove = false;
    }
  }

  public static void main(String[] args) {
    AltitudeSwitch s = new AltitudeSwitch();
    for (int i = 0; i < 3; i++) {
      int altitude = Verifier.nondetInt();
      boolean known = Verifier.nondetBoolean();
      s.step(altitude, known, Verifier.nondetBoolean(), Verifier.nondetBoolean());
      assert !(s.on && known && altitude > 2200);
      assert s.commands <= i + 1;
    }
  }
}
