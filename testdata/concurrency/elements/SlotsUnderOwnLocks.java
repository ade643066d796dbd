// verdict: safe
// Each element of an array has a lock of its own.
package elements;

class SlotsUnderOwnLocks {
    static final Object[] locks = {new Object(), new Object(), new Object()};
    static final int[] slots = new int[3];

    static void add(int i) {
        synchronized (locks[i]) {
            slots[i]++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int k = i;
            threads[i] = new Thread(() -> {
                add(k);
                add((k + 1) % 3);
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
