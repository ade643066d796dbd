// verdict: violated
// error: java.lang.AssertionError
// twin: HandedOverByJoin
// The third thread is not waited for.
package monitors;

class HandedOverTooEarly {
    static int n;

    public static void main(String[] args) throws InterruptedException {
        Thread t = null;
        for (int i = 0; i < 3; i++) {
            t = new Thread(() -> n++);
            t.start();
            if (i < 2) t.join();
            n++;
        }
        t.join();
        assert n == 6;
    }
}
