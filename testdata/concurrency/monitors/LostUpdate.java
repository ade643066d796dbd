// verdict: violated
// error: java.lang.AssertionError
// twin: LostUpdateSynchronized
// Both threads can read 0 before either writes 1.
package monitors;

class LostUpdate {
    static int n;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> n++);
        t.start();
        n++;
        t.join();
        assert n == 2;
    }
}
