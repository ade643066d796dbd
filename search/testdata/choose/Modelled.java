import java.util.HashSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** Meets one of the choices that Java leaves open, or none. */
class Modelled {
    static boolean set;

    public static void main(String[] args) throws Exception {
        switch (args[0]) {
        case "clock":
            assert System.nanoTime() != 0;
            break;
        case "waits": {
            Object lock = new Object();
            Thread other = new Thread(() -> {
                synchronized (lock) {
                    set = true;
                    lock.notify();
                }
            });
            other.start();
            synchronized (lock) {
                while (!set) lock.wait();
            }
            break;
        }
        case "parks":
            LockSupport.unpark(Thread.currentThread());
            LockSupport.park();
            LockSupport.parkNanos(1);
            break;
        case "weak":
            new AtomicInteger().weakCompareAndSetVolatile(0, 1);
            break;
        case "hashes":
            new HashSet<Object>().add(new Object());
            break;
        case "memory":
            assert Runtime.getRuntime().freeMemory() > 0;
            break;
        case "sleeps":
            Thread.sleep(1);
            break;
        default: { // what the JDK asks for itself
            ExecutorService pool = Executors.newFixedThreadPool(1);
            pool.submit(() -> new AtomicInteger().incrementAndGet()).get();
            pool.shutdown();
            new ConcurrentHashMap<String, Integer>().merge("a", 1, Integer::sum);
            Thread joined = new Thread(() -> { });
            joined.start();
            joined.join();
        }
        }
    }
}
