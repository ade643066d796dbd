// verdict: violated
// error: java.lang.AssertionError
// Two lights with a button: a press in the wrong moment gives both green.
package controllers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class TrafficLights {
  static int a;
  static int b = 2;

  static void tick(boolean pressed) {
    if (a == 2 && !pressed) {
      a = 1;
    } else if (a == 1) {
      a = 0;
    } else if (a == 0 && b == 0) {
      b = 2;
    } else if (b == 2 && pressed) {
      b = 1;
    } else if (b == 1) {
      b = 0;
      if (pressed) {
        a = 2;
      }
    } else if (pressed && a == 0) {
      a = 2;
    }
    if (a == 0 && b == 0 && pressed) {
      a = 2;
      b = 2;
    }
  }

  public static void main(String[] args) {
    for (int i = 0; i < 6; i++) {
      tick(Verifier.nondetBoolean());
      assert a != 2 || b != 2;
    }
  }
}
