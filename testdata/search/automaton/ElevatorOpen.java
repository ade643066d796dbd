// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// This one forgets to close its doors.
package automaton;

import gov.nasa.jpf.vm.Verify;

class ElevatorOpen {
    public static void main(String[] args) {
        int floor = 0;
        boolean open = false;
        while (true) {
            int call = Verify.getInt(0, 2);
            if (call == floor) { open = true; continue; }
            assert !open;
            floor += call > floor ? 1 : -1;
        }
    }
}
