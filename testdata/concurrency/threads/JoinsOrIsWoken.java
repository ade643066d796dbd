// verdict: safe
// A thread that joins without a limit never waits for a time.
package threads;

class JoinsOrIsWoken {
    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> { });
        Thread joiner = new Thread(() -> {
            try {
                first.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        first.start();
        joiner.start();
        Thread.State before = joiner.getState();
        boolean alive = first.isAlive();
        Thread.State after = joiner.getState();
        joiner.join();
        assert before != Thread.State.RUNNABLE || !alive || after != Thread.State.TIMED_WAITING;
    }
}
