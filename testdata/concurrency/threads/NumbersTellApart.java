// verdict: violated
// error: java.lang.AssertionError
// twin: NumbersDiffer
// The thread that was started last has the greatest number, and may be the first to take the lock.
package threads;

class NumbersTellApart {
    static int passed;
    static long greatest;

    static synchronized void pass() {
        if (++passed == 3) {
            greatest = Thread.currentThread().getId();
        }
        if (passed == 4) {
            assert Thread.currentThread().getId() > greatest;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) {
            new Thread(NumbersTellApart::pass).start();
        }
    }
}
