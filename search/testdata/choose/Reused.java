/**
 * Threads that come and go, one after the other, beside one that stays: the
 * objects of those that have ended are freed, and their places used again.
 */
public class Reused {
    static volatile int count;
    static volatile int[] made;

    static void one() throws InterruptedException {
        Thread t = new Thread(() -> { count = count + 1; });
        t.start();
        t.join();
    }

    /** main ends long before the others; the hook runs when nothing is left of it. */
    static void endFirst() {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> { count = -1; }));
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                count = 1;
                made = new int[count];
            }).start();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        if (args.length > 0) {
            endFirst();
            return;
        }
        new Thread(() -> {
            for (int i = 0; i < 3; i++) {
                made = new int[i];
            }
        }).start();
        for (int i = 1; i <= 3; i++) {
            one();
            int seen = count;
            assert seen == i : "thread " + i + " was not joined";
        }
    }
}
