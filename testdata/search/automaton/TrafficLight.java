// verdict: safe
// ends: 0
// oracle: skip
// Two lights controlled by one phase; whatever the sensors say, never both green. Runs for ever in six states or less.
package automaton;

import gov.nasa.jpf.vm.Verify;

class TrafficLight {
    enum Colour { RED, YELLOW, GREEN }
    public static void main(String[] args) {
        Colour north = Colour.RED, east = Colour.RED;
        boolean turn = false;
        while (true) {
            boolean waiting = Verify.getBoolean();
            if (north == Colour.GREEN) { if (waiting) north = Colour.YELLOW; }
            else if (east == Colour.GREEN) { if (waiting) east = Colour.YELLOW; }
            else if (north == Colour.YELLOW) north = Colour.RED;
            else if (east == Colour.YELLOW) east = Colour.RED;
            else {
                if (turn) north = Colour.GREEN; else east = Colour.GREEN;
                turn = !turn;
            }
            assert north == Colour.RED || east == Colour.RED;
        }
    }
}
