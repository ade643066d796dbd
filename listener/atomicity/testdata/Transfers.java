import gov.nasa.jpf.annotation.Atomic;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Methods that are marked atomic, rightly or not. The argument says which. */
public class Transfers {
    static int n;
    static volatile int v;
    static int other;
    static final AtomicInteger counter = new AtomicInteger();
    static final ReentrantLock lock = new ReentrantLock();

    @Atomic static void plain() { n++; }

    @Atomic static void volatileIncrement() { v++; }

    @Atomic static synchronized void locked() {
        n++;
        n++;
    }

    @Atomic static void lockedTwice() {
        int seen;
        synchronized (Transfers.class) { seen = n; }
        synchronized (Transfers.class) { n = seen + 1; }
    }

    @Atomic static void reentrantLock() {
        lock.lock();
        try {
            n++;
        } finally {
            lock.unlock();
        }
    }

    @Atomic static void atomicOnce() { counter.incrementAndGet(); }

    @Atomic static void atomicTwice() {
        if (counter.get() < 1) counter.incrementAndGet();
    }

    static synchronized void get() { int seen = n; }

    static synchronized void put(int x) { n = x; }

    @Atomic static void unrelated() {
        synchronized (Transfers.class) { n++; }
        other++; // nobody else has it
    }

    static void both(Runnable r) throws InterruptedException {
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
    }

    public static void main(String[] args) throws InterruptedException {
        switch (args[0]) {
        case "plain": both(Transfers::plain); break;
        case "volatile": both(Transfers::volatileIncrement); break;
        case "locked": both(Transfers::locked); break;
        case "lockedTwice": both(Transfers::lockedTwice); break;
        case "reentrantLock": both(Transfers::reentrantLock); break;
        case "atomicOnce": both(Transfers::atomicOnce); break;
        case "atomicTwice": both(Transfers::atomicTwice); break;
        case "unmarked": both(() -> { get(); put(1); }); break;
        case "oneReader": { // what is read once does not show a half
            Thread t = new Thread(Transfers::get);
            t.start();
            lockedTwice();
            break;
        }
        case "inBetween": { // what is put in between is overwritten
            Thread t = new Thread(() -> put(5));
            t.start();
            lockedTwice();
            break;
        }
        case "unrelated": {
            Thread t = new Thread(() -> put(5));
            t.start();
            unrelated();
            break;
        }
        case "nested": both(() -> outer()); break;
        }
    }

    @Atomic static void outer() {
        locked(); // each is atomic, both are not
        locked();
    }
}
