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

    public static void main(String[] args) throws InterruptedException {
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
