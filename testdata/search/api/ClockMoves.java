// verdict: violated
// error: java.lang.AssertionError
// twin: ClockStands
// oracle: skip
// Any other clock has moved on behind a sleep.
package api;

class ClockMoves {
    public static void main(String[] args) throws InterruptedException {
        long began = System.nanoTime();
        Thread.sleep(1000);
        assert System.nanoTime() == began;
    }
}
