// verdict: violated
// error: java.lang.AssertionError
// twin: AliveInItsMonitor
// It may end between the two questions.
package threads;

class AliveAskedTwice {
    public static void main(String[] args) {
        Thread worker = new Thread(() -> { });
        worker.start();
        boolean first = worker.isAlive();
        boolean second = worker.isAlive();
        assert first == second;
    }
}
