// verdict: safe
// Joining a thread that has ended never takes an interrupt.
package threads;

class JoinOfEndedAfterInterrupt {
    static String end;

    public static void main(String[] args) throws InterruptedException {
        Thread work = new Thread(() -> { });
        Thread waits = new Thread(() -> {
            Thread.currentThread().interrupt();
            try {
                work.join();
                end = "joined";
            } catch (InterruptedException e) {
                end = "gave up";
            }
        });
        work.start();
        work.join();
        waits.start();
        waits.join();
        assert end.equals("joined") : end;
    }
}
