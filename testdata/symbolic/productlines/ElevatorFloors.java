// verdict: safe
// An elevator of four floors with a symbolic set of features never leaves its shaft.
package productlines;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ElevatorFloors {
  static final int FLOORS = 4;

  static class Elevator {
    final boolean express;
    final boolean empties;
    int floor;
    int load;
    boolean up = true;
    final boolean[] calls = new boolean[FLOORS];

    Elevator(boolean express, boolean empties) {
      this.express = express;
      this.empties = empties;
    }

    void step() {
      if (calls[floor]) {
        calls[floor] = false;
        if (empties) {
          load = 0;
        }
        return;
      }
      boolean any = false;
      for (int i = floor; i >= 0 && i < FLOORS; i += up ? 1 : -1) {
        any |= calls[i];
      }
      if (!any) {
        up = !up;
        return;
      }
      int by = express && load == 0 && floor + (up ? 2 : -2) >= 0 && floor + (up ? 2 : -2) < FLOORS ? 2 : 1;
      if (by == 2 && calls[floor + (up ? 1 : -1)]) {
        by = 1;
      }
      floor += up ? by : -by;
    }
  }

  public static void main(String[] args) {
    Elevator e = new Elevator(Verifier.nondetBoolean(), Verifier.nondetBoolean());
    for (int i = 0; i < 4; i++) {
      int call = Verifier.nondetInt();
      if (call >= 0 && call < FLOORS) {
        e.calls[call] = true;
        e.load++;
      }
      e.step();
      assert e.floor >= 0 && e.floor < FLOORS;
    }
  }
}
