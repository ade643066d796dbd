// verdict: violated
// error: java.lang.AssertionError
// twin: LongArrayIsLocked
// An array that is too long to be looked at element by element, beside a short one that is.
package elements;

class LongArrayIsShared {
    static final int[] many = new int[1000], few = new int[2];

    static void count(int k) {
        few[k]++;
        many[500]++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> count(0));
        t.start();
        count(1);
        t.join();
        assert many[500] == 2;
    }
}
