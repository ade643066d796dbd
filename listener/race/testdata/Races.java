import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Two accesses of each kind, ordered in one way or in none. The argument says which. */
public class Races {
    static int total;
    static volatile boolean ready;
    static volatile int unrelated;
    int value;
    final int[] cells = new int[2];
    static final VarHandle VALUE;

    static {
        try {
            VALUE = MethodHandles.lookup().findVarHandle(Races.class, "value", int.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    static class Lazy {
        static int made = 1;
    }

    static Thread start(Runnable r) {
        Thread t = new Thread(r);
        t.start();
        return t;
    }

    public static void main(String[] args) throws Exception {
        Races r = new Races();
        switch (args[0]) {
        case "field":
            start(() -> r.value = 1);
            r.value = 2;
            break;
        case "static":
            start(() -> total = 1);
            int seen = total;
            break;
        case "element":
            start(() -> r.cells[1] = 1);
            r.cells[1]++;
            break;
        case "elementsApart":
            start(() -> r.cells[1] = 1);
            r.cells[0]++;
            break;
        case "readers":
            start(() -> { int v = r.value; });
            int v = r.value;
            break;
        case "beforeStart":
            r.value = 1;
            start(() -> r.value = 2);
            break;
        case "joined":
            start(() -> r.value = 1).join();
            r.value = 2;
            break;
        case "locked":
            start(() -> { synchronized (r) { r.value = 1; } });
            synchronized (r) { r.value = 2; }
            break;
        case "twoLocks":
            start(() -> { synchronized (r.cells) { r.value = 1; } });
            synchronized (r) { r.value = 2; }
            break;
        case "reentrantLock": {
            ReentrantLock lock = new ReentrantLock();
            start(() -> { lock.lock(); r.value = 1; lock.unlock(); });
            lock.lock();
            r.value = 2;
            lock.unlock();
            break;
        }
        case "volatile":
            start(() -> { r.value = 1; ready = true; });
            if (ready) r.value = 2;
            break;
        case "volatileTooEarly":
            start(() -> { ready = true; r.value = 1; });
            if (ready) r.value = 2;
            break;
        case "otherVolatile":
            start(() -> { r.value = 1; ready = true; });
            if (unrelated == 0) r.value = 2;
            break;
        case "atomic": {
            AtomicBoolean taken = new AtomicBoolean();
            start(() -> { if (taken.compareAndSet(false, true)) r.value = 1; });
            if (taken.compareAndSet(false, true)) r.value = 2;
            break;
        }
        case "plainHandle":
            start(() -> VALUE.set(r, 1));
            int got = (int) VALUE.get(r);
            break;
        case "volatileHandle":
            start(() -> VALUE.setVolatile(r, 1));
            int had = (int) VALUE.getVolatile(r);
            break;
        case "park": {
            Thread main = Thread.currentThread();
            start(() -> { r.value = 1; LockSupport.unpark(main); });
            LockSupport.park();
            r.value = 2;
            break;
        }
        case "latch": {
            CountDownLatch latch = new CountDownLatch(1);
            start(() -> { r.value = 1; latch.countDown(); });
            latch.await();
            r.value = 2;
            break;
        }
        case "queue": {
            ArrayBlockingQueue<Races> queue = new ArrayBlockingQueue<>(1);
            start(() -> { r.value = 1; queue.add(r); });
            queue.take().value = 2;
            break;
        }
        case "interrupt": {
            Thread main = Thread.currentThread();
            start(() -> { r.value = 1; main.interrupt(); });
            try {
                Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException e) {
                r.value = 2;
            }
            break;
        }
        case "initialised":
            start(() -> { int m = Lazy.made; });
            Lazy.made++;
            break;
        case "initialisedOnly":
            start(() -> { int m = Lazy.made; });
            int m = Lazy.made;
            break;
        case "farApart": // the other thread is done before main goes on, but only by chance
            start(() -> total = 1);
            Thread.sleep(1000);
            total = 2;
            break;
        case "library":
            StringBuilder b = new StringBuilder();
            start(() -> b.append('a'));
            b.append('b');
            break;
        }
    }
}
