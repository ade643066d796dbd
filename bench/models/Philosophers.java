/**
 * Dining philosophers: each takes its left fork, then its right one, eats once and leaves. With "ordered" the last one
 * begins with its right fork, and no deadlock is left.
 */
public class Philosophers {
    private static final class Fork { }

    private static final class Philosopher extends Thread {
        private final Fork first;
        private final Fork second;

        Philosopher(Fork first, Fork second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public void run() {
            synchronized (first) {
                synchronized (second) {
                }
            }
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 4;
        boolean ordered = args.length > 1 && args[1].equals("ordered");
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new Fork();
        }
        for (int i = 0; i < n; i++) {
            Fork left = forks[i];
            Fork right = forks[(i + 1) % n];
            boolean swapped = ordered && i == n - 1;
            new Philosopher(swapped ? right : left, swapped ? left : right).start();
        }
    }
}
