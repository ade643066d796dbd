import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Programs that use locks in ways that are wrong, or nearly. The argument says which. */
public class Locks {
    static final Object A = new Object(), B = new Object(), GATE = new Object();
    static final Lock L = new ReentrantLock(), M = new ReentrantLock();

    static Thread start(Runnable r) {
        Thread t = new Thread(r);
        t.start();
        return t;
    }

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) { }
        }
    }

    static void both(Lock first, Lock second) {
        first.lock();
        second.lock();
        second.unlock();
        first.unlock();
    }

    static void await(Object o) {
        synchronized (o) {
            try {
                o.wait();
            } catch (InterruptedException e) { }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        switch (args[0]) {
        case "crossed":
            start(() -> both(A, B));
            both(B, A);
            break;
        case "crossedLocks":
            start(() -> both(L, M));
            both(M, L);
            break;
        case "mixed":
            start(() -> {
                L.lock();
                synchronized (A) { }
                L.unlock();
            });
            synchronized (A) {
                L.lock();
                L.unlock();
            }
            break;
        case "same":
            start(() -> both(A, B));
            both(A, B);
            break;
        case "gated":
            start(() -> { synchronized (GATE) { both(A, B); } });
            synchronized (GATE) { both(B, A); }
            break;
        case "joined":
            start(() -> both(A, B)).join();
            both(B, A);
            break;
        case "oneThread":
            both(A, B);
            both(B, A);
            break;
        case "leaked":
            start(() -> L.lock());
            break;
        case "leakedByException":
            start(() -> {
                L.lock();
                try {
                    throw new IllegalStateException();
                } catch (IllegalStateException e) {
                    return;
                }
            });
            break;
        case "notLeaked":
            start(() -> {
                L.lock();
                try {
                    M.lock();
                } finally {
                    L.unlock();
                }
                M.unlock();
            });
            break;
        case "missed":
            start(() -> await(A));
            synchronized (A) { A.notify(); }
            break;
        case "missedCondition": {
            Condition c = L.newCondition();
            start(() -> {
                L.lock();
                c.awaitUninterruptibly();
                L.unlock();
            });
            L.lock();
            c.signalAll();
            L.unlock();
            break;
        }
        case "neverSignalled":
            await(A);
            break;
        case "nested":
            start(() -> { synchronized (A) { await(B); } });
            synchronized (A) {
                synchronized (B) { B.notify(); }
            }
            break;
        }
    }
}
