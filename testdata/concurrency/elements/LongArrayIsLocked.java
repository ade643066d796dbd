// verdict: safe
// As LongArrayIsShared, with a lock for the long one.
package elements;

class LongArrayIsLocked {
    static final int[] many = new int[1000], few = new int[2];

    static void count(int k) {
        few[k]++;
        synchronized (many) {
            many[500]++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> count(0));
        t.start();
        count(1);
        t.join();
        assert many[500] == 2;
    }
}
