// verdict: safe
// Polling with sleep: the same states again until the flag is seen.
package threads;

class SleepLoop {
    static volatile boolean done;
    static int result;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            result = 7;
            done = true;
        }).start();
        while (!done) Thread.sleep(1);
        assert result == 7;
    }
}
