/** Two threads that take two locks in opposite orders. */
public class Philosophers {
    static class Fork {
    }

    static class Free {
    }

    static void eat(Object first, Object second) {
        synchronized (first) {
            Thread.yield();
            synchronized (second) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Fork left = new Fork();
        Fork right = new Fork();
        synchronized (new Free()) {
            Thread.yield();
        }
        Thread other = new Thread(() -> eat(right, left), "other");
        other.start();
        eat(left, right);
        other.join();
    }
}
