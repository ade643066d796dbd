// verdict: safe
// Nobody sees in which order numbers are added under a lock.
package owned;

class SumsInAnyOrder {
    static final Object LOCK = new Object();
    static int sum;
    static long[] parts = new long[2];

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            synchronized (LOCK) {
                sum += 2;
                parts[1]++;
            }
        });
        Thread b = new Thread(() -> {
            synchronized (LOCK) {
                sum += 3;
                parts[1] += 4;
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert sum == 5 && parts[1] == 5;
    }
}
