// verdict: safe
// No two threads have the same number.
package threads;

class NumbersDiffer {
    static int passed;
    static long third;

    static synchronized void pass() {
        if (++passed == 3) {
            third = Thread.currentThread().getId();
        }
        if (passed == 4) {
            assert Thread.currentThread().getId() != third;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) {
            new Thread(NumbersDiffer::pass).start();
        }
    }
}
