// verdict: violated
// error: java.lang.AssertionError
// twin: CopiedUnderAllLocks
// Elements have a lock each, and whoever copies them all holds one: the second may be ahead of the first.
package elements;

class CopiedInBetween {
    static final Object first = new Object(), second = new Object();
    static final int[] slots = new int[2];

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            synchronized (first) {
                slots[0] = 1;
            }
            synchronized (second) {
                slots[1] = 1;
            }
            synchronized (first) {
                slots[0] = 2;
            }
        });
        writer.start();
        int[] seen = new int[2];
        synchronized (first) {
            System.arraycopy(slots, 0, seen, 0, 2);
        }
        assert seen[0] != 1 || seen[1] != 1;
        writer.join();
    }
}
