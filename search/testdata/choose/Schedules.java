/** Threads whose schedules can be counted by hand. */
public class Schedules {
    static volatile int x, y, z;
    static volatile boolean set;
    static int plain;
    static final Object lock = new Object();
    static final StringBuilder order = new StringBuilder();

    static void add(String name) {
        synchronized (lock) {
            order.append(name);
        }
    }

    /** Wrong only if the writer is preempted between its steps, and then the reader. */
    static void read() {
        int first = x, second = x;
        assert first != 1 || second != 2;
    }

    static void write() {
        x = 1;
        x = 2;
    }

    static final int[] steps = new int[3];
    static boolean met;

    static void late(int me) {
        for (int i = 0; i < 30; i++) {
            synchronized (lock) {
                steps[me]++;
                met |= steps[0] < 25 && steps[1] > 5 && steps[2] > 5;
            }
        }
        boolean go;
        synchronized (lock) {
            go = met;
        }
        for (int i = 0; go && i < 3; i++) {
            int before = plain;
            plain = before + 1;
        }
    }

    static void run(Runnable... bodies) throws InterruptedException {
        Thread[] threads = new Thread[bodies.length];
        for (int i = 0; i < bodies.length; i++) {
            threads[i] = new Thread(bodies[i], "T" + i);
        }
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        switch (args[0]) {
        case "preempted":
            run(Schedules::write, Schedules::read);
            break;
        case "priorities": {
            Thread high = new Thread(Schedules::write), low = new Thread(Schedules::read);
            high.setPriority(Thread.MAX_PRIORITY);
            low.setPriority(Thread.MIN_PRIORITY);
            low.start();
            high.start();
            low.join();
            high.join();
            break;
        }
        case "apart":
            run(() -> { x = 1; x = 2; }, () -> { y = 1; y = 2; }, () -> { z = 1; z = 2; });
            break;
        case "writers":
            run(() -> x = 1, () -> x = 2, () -> x = 3);
            break;
        case "readers":
            run(() -> x = 1, () -> y = x, () -> z = x, () -> plain = x);
            break;
        case "locks":
            run(() -> add("a"), () -> add("b"), () -> add("c"));
            break;
        case "locked": // the second can get the lock only before the first has waited in vain
            run(() -> { synchronized (lock) { try { lock.wait(); } catch (InterruptedException e) { } } },
                () -> { synchronized (lock) { lock.notify(); } });
            break;
        case "late": // what is not protected is met on few schedules, and not on those that depth first takes
            run(() -> late(0), () -> late(1), () -> late(2));
            assert !met || plain == 9 : plain;
            break;
        case "later": // and then it is nevertheless
            run(() -> late(0), () -> late(1), () -> late(2));
            assert plain <= 9 : plain;
            break;
        case "spins":
            run(() -> { while (!set) Thread.yield(); }, () -> set = true);
            break;
        case "exits": // the reader may be at any place when the program ends
            run(() -> { x = 1; System.exit(0); }, () -> { y = 1; assert x == 1 || y == 1; assert x == 0; });
            break;
        case "forever":
            run(() -> { while (!set) { } });
            break;
        default:
            throw new IllegalArgumentException(args[0]);
        }
    }
}
