// verdict: safe
// Of a thread that was interrupted join takes the interrupt, or leaves it where the other thread has ended before.
package threads;

class JoinAfterInterruptEither {
    static int done;

    public static void main(String[] args) {
        Thread.currentThread().interrupt();
        Thread t = new Thread(() -> done = 1);
        t.start();
        try {
            t.join();
            assert done == 1 && Thread.interrupted() : "joined too early, or without a trace";
        } catch (InterruptedException e) {
            assert !Thread.interrupted() : "interrupted twice";
        }
    }
}
