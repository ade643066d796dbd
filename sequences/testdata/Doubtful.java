package p;

import java.util.*;

/** What depends on the world or on the schedule, and what does not. */
public class Doubtful {
    private final Object identity = new Object();
    private final Random random = new Random();
    private int raced;
    private int sum;

    public int hash() { return identity.hashCode(); }

    public long nanos() { return System.nanoTime(); }

    public String drawn() { return UUID.randomUUID().toString(); }

    public String folder() { return System.getProperty("user.dir"); }

    public int processors() { return Runtime.getRuntime().availableProcessors(); }

    public String form() { return String.format("%.1f", sum / 2.0); }

    public Set<Object> mixed() { return new HashSet<>(List.of(identity, random)); }

    public String lonely() { return "x" + (char) ('\ud800' + sum); }

    public int sum() { return sum; }

    public int add(int k) { return sum += k; }

    /** Throws in one of two worlds, or in both, or in none. */
    public void gamble() {
        if (random.nextBoolean()) throw new IllegalStateException();
    }

    public int race() throws InterruptedException {
        Thread t = new Thread(() -> raced++);
        t.start();
        int seen = raced;
        t.join();
        return seen;
    }

    public int joined() throws InterruptedException {
        Thread t = new Thread(() -> sum++);
        t.start();
        t.join();
        return sum;
    }
}
