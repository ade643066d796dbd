// verdict: violated
// error: java.lang.AssertionError
// twin: JoinsOrIsWoken
// A thread that joins may begin to wait, and be woken, between two questions.
package threads;

class JoinsAndIsWoken {
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
        assert before != Thread.State.RUNNABLE || !alive || after != Thread.State.BLOCKED;
    }
}
