// verdict: violated
// error: java.lang.AssertionError
// twin: Joined
// main can read before the thread has written.
package threads;

class NotJoined {
    static int n;

    public static void main(String[] args) {
        new Thread(() -> n = 1).start();
        assert n == 1;
    }
}
