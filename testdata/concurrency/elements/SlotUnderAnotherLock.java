// verdict: violated
// error: java.lang.AssertionError
// twin: SlotsUnderOwnLocks
// One thread takes the lock of the next element for the last one that it counts.
package elements;

class SlotUnderAnotherLock {
    static final Object[] locks = {new Object(), new Object(), new Object()};
    static final int[] slots = new int[3];

    static void add(int i, int lock) {
        synchronized (locks[lock]) {
            slots[i]++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int k = i;
            threads[i] = new Thread(() -> {
                add(k, k);
                add((k + 1) % 3, k == 2 ? 1 : k + 1);
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        for (int s : slots) {
            assert s == 2;
        }
    }
}
