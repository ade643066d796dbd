// verdict: violated
// error: java.lang.AssertionError
// twin: ClockNeverFalls
// set: +vm.time.steps=0s,1ms,1h
// Two looks at the clock may show the same time.
package choices;

class ClockStands {
    public static void main(String[] args) {
        assert System.currentTimeMillis() != System.currentTimeMillis();
    }
}
