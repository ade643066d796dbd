// verdict: safe
// ends: 0
// oracle: skip
// Three floors, calls at any time: the cabin never moves with open doors and never leaves the shaft.
package automaton;

import gov.nasa.jpf.vm.Verify;

class Elevator {
    int floor; boolean open;
    final boolean[] called = new boolean[3];
    void step() {
        if (called[floor]) { open = true; called[floor] = false; return; }
        int to = floor;
        for (int f = 2; f >= 0; f--) if (called[f]) to = f;
        if (open && to != floor) { open = false; return; }
        if (to != floor) { assert !open; floor += to > floor ? 1 : -1; }
    }
    public static void main(String[] args) {
        Elevator e = new Elevator();
        while (true) {
            int call = Verify.getInt(-1, 2);
            if (call >= 0) e.called[call] = true;
            e.step();
            assert e.floor >= 0 && e.floor < 3;
        }
    }
}
