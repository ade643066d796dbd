// verdict: violated
// error: java.lang.AssertionError
// twin: ClockNeverFalls
// set: +vm.time.steps=0s,1ms,1h
// A clock may have moved by any time when it is read again.
package choices;

class ClockJumps {
    public static void main(String[] args) {
        long start = System.nanoTime();
        assert System.nanoTime() - start < 1_000_000_000L;
    }
}
