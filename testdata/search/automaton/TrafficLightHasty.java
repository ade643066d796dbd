// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// The other light does not wait for the end of yellow.
package automaton;

import gov.nasa.jpf.vm.Verify;

class TrafficLightHasty {
    public static void main(String[] args) {
        int north = 2, east = 0; // 0 red, 1 yellow, 2 green
        while (true) {
            if (Verify.getBoolean()) {
                if (north == 2) { north = 1; east = 2; }
                else if (north == 1) north = 0;
            }
            assert north == 0 || east == 0;
        }
    }
}
