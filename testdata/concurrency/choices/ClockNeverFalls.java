// verdict: safe
// set: +vm.time.steps=0s,1ms,1h
// It never goes back, however it moves.
package choices;

class ClockNeverFalls {
    public static void main(String[] args) {
        long start = System.nanoTime();
        long next = System.nanoTime();
        assert next - start >= 0 && System.nanoTime() - next >= 0;
    }
}
