import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** Meets one of the choices that Java leaves open, or none. */
class Modelled {
    static boolean set;

    static class Finalized {
        @Override
        protected void finalize() {
            set = true;
        }
    }

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
        case "heap":
            assert Runtime.getRuntime().maxMemory() >= Runtime.getRuntime().totalMemory();
            break;
        case "sets":
            for (String each : Set.of("a", "b", "c")) each.length();
            break;
        case "maps":
            Map.of("a", 1, "b", 2).keySet().stream().findFirst();
            break;
        case "tasks":
            tasks();
            break;
        case "pairs":
            new HashSet<>(Set.of("a", "b"));
            break;
        case "lookups":
            assert Set.of("a", "b", "c").contains("a") && Map.of("a", 1, "b", 2).get("b") == 2 && Set.of(1, 2).size() == 2;
            break;
        case "text":
            ("" + new Object()).length();
            break;
        case "ids":
            Thread.currentThread().getId();
            break;
        case "processors":
            Runtime.getRuntime().availableProcessors();
            break;
        case "locale":
            Locale.getDefault();
            break;
        case "zone":
            java.time.ZoneId.systemDefault();
            break;
        case "environment":
            System.getenv("PATH");
            break;
        case "secrets":
            new java.security.SecureRandom().nextBytes(new byte[4]);
            break;
        case "folder":
            new java.io.File(".").list();
            break;
        case "finalizer":
            new Finalized();
            System.runFinalization();
            break;
        case "format":
            String.format("%d", 1).toUpperCase();
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

    /** Two threads enter a task each, which come into different queues, while the worker is busy. */
    private static void tasks() throws InterruptedException {
        java.util.concurrent.ForkJoinPool pool = new java.util.concurrent.ForkJoinPool(1);
        java.util.concurrent.CountDownLatch go = new java.util.concurrent.CountDownLatch(1);
        pool.execute(() -> {
            try {
                go.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        Thread other = new Thread(() -> pool.execute(() -> { }));
        other.start();
        other.join();
        pool.execute(() -> { });
        go.countDown();
    }
}
