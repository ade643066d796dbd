// verdict: safe
// set: +vm.time.model=ConstantZero
// oracle: skip
// The clock always shows the same, whatever the program does.
package api;

class ClockStands {
    public static void main(String[] args) throws InterruptedException {
        long began = System.nanoTime();
        Thread.sleep(1000);
        assert System.currentTimeMillis() == 0 && System.nanoTime() == began;
        assert java.time.Instant.now().getEpochSecond() == 0;
    }
}
