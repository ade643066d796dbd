// verdict: safe
// oracle: skip
// The names of the two threads are Thread-0 and Thread-1, whichever is the second.
package threads;

class NamesDoNotMatter {
    static boolean one;

    static synchronized void pass() {
        if (one) {
            assert Thread.currentThread().getName().matches("Thread-[01]");
        }
        one = true;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            new Thread(NamesDoNotMatter::pass).start();
        }
    }
}
