// verdict: safe
// As CopiedInBetween, under both locks, and all is written under both.
package elements;

class CopiedUnderAllLocks {
    static final Object first = new Object(), second = new Object();
    static final int[] slots = new int[2];

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            synchronized (first) {
                slots[0] = 1;
                synchronized (second) {
                    slots[1] = 1;
                    slots[0] = 2;
                }
            }
        });
        writer.start();
        int[] seen = new int[2];
        synchronized (first) {
            synchronized (second) {
                System.arraycopy(slots, 0, seen, 0, 2);
            }
        }
        assert seen[0] != 1;
        writer.join();
    }
}
