// verdict: safe
// A brake system's meter: pressures stay within their ranges over three steps.
package controllers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Brakes {
  int mode;
  int pressure;
  int accumulator = 100;

  void update(int pedal, boolean autobrake, boolean skid) {
    int command;
    if (skid) {
      command = 0;
    } else if (pedal == 0) {
      command = autobrake ? 50 : 0;
    } else if (pedal == 1) {
      command = 25;
    } else if (pedal == 2) {
      command = 50;
    } else if (pedal == 3) {
      command = 75;
    } else if (pedal == 4) {
      command = 100;
    } else {
      command = mode == 2 ? 10 : 0;
    }
    if (mode == 0) {
      if (command > 75 && !autobrake) {
        mode = 1;
      }
    } else if (mode == 1) {
      if (accumulator < 50) {
        mode = 2;
      }
      accumulator -= 20;
    } else if (command == 0) {
      mode = 0;
    }
    pressure = mode == 2 ? command / 2 : command;
  }

  public static void main(String[] args) {
    Brakes b = new Brakes();
    for (int i = 0; i < 3; i++) {
      b.update(Verifier.nondetInt(), Verifier.nondetBoolean(), Verifier.nondetBoolean());
      assert b.pressure >= 0 && b.pressure <= 100;
      assert b.accumulator >= 60;
    }
  }
}
