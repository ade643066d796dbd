/** Main waits while daemons do what an input says: for ever, or until they let it go on. */
public class StuckInput {
    static volatile int turn, round;

    static void start(Runnable r) {
        Thread t = new Thread(r);
        t.setDaemon(true);
        t.start();
    }

    static void spin() {
        while (true) round = (round + 1) % 3;
    }

    static synchronized void free() {
        turn = 7;
        StuckInput.class.notifyAll();
    }

    static void run(int x, String mode) {
        int more = x > 0 ? 1 : 2; // so that the path has a condition
        switch (mode) {
            case "never" -> start(StuckInput::spin);
            case "always" -> start(() -> {
                turn = more;
                free();
            });
            case "sometimes" -> start(() -> {
                if (x == 3) free();
                spin();
            });
            case "beside" -> {
                start(StuckInput::spin);
                start(() -> {
                    turn = more;
                    free();
                });
            }
        }
        synchronized (StuckInput.class) {
            while (turn != 7) {
                try {
                    StuckInput.class.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
        }
    }

    public static void main(String[] args) {
        run(1, args[0]);
    }
}
