// verdict: safe
// An exception leaves the monitors of two methods, while somebody asks for states.
package threads;

class FailsInTwoMonitors {
    synchronized void fail() {
        throw new IllegalStateException();
    }

    static synchronized void failWith(FailsInTwoMonitors other) {
        other.fail();
    }

    public static void main(String[] args) throws Exception {
        FailsInTwoMonitors shared = new FailsInTwoMonitors();
        Thread worker = new Thread(() -> {
            try {
                failWith(shared);
            } catch (IllegalStateException e) {
                return;
            }
            throw new AssertionError();
        });
        worker.start();
        synchronized (shared) {
            assert worker.getState() != Thread.State.WAITING;
        }
        worker.join();
    }
}
