/** Two threads that take two locks, in the same order or not. */
public class Locks {
    static final Object first = new Object(), second = new Object();
    static int taken;

    static void take(Object a, Object b) {
        synchronized (a) {
            synchronized (b) {
                taken++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        boolean ordered = args[0].equals("ordered");
        Thread one = new Thread(() -> take(first, second), "one");
        Thread two = new Thread(() -> take(ordered ? first : second, ordered ? second : first), "two");
        one.start();
        two.start();
        one.join();
        two.join();
        assert taken == 2;
    }
}
