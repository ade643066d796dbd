package trusted;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;

/**
 * Two threads call methods of one object of java.util.concurrent, chosen by the
 * arguments: the class, then for each thread "method/arguments,method/arguments".
 * What each call returned, and what is left, is printed when both are done.
 */
class TrustedCalls {
    static Object object;
    static final Method[][] calls = new Method[2][];
    static final String[][] results = new String[2][];

    public static void main(String[] args) throws Exception {
        object = make(args[0]);
        for (int i = 0; i < 2; i++) {
            String[] names = args[1 + i].split(",");
            calls[i] = new Method[names.length];
            results[i] = new String[names.length];
            for (int k = 0; k < names.length; k++) {
                calls[i][k] = find(object.getClass(), names[k]);
            }
        }
        Object[][][] arguments = new Object[2][][];
        for (int i = 0; i < 2; i++) {
            arguments[i] = new Object[calls[i].length][];
            for (int k = 0; k < calls[i].length; k++) {
                arguments[i][k] = arguments(calls[i][k], i);
            }
        }
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int me = i;
            threads[i] = new Thread(() -> {
                for (int k = 0; k < calls[me].length; k++) {
                    results[me][k] = call(calls[me][k], arguments[me][k]);
                }
            });
        }
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println("END " + Arrays.toString(results[0]) + Arrays.toString(results[1]) + left());
    }

    static String call(Method m, Object[] args) {
        try {
            return text(m.invoke(object, args));
        } catch (InvocationTargetException e) {
            return e.getCause().getClass().getSimpleName();
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    static String text(Object o) {
        if (o instanceof String s && s.indexOf('@') >= 0) {
            return s.substring(s.indexOf('[')); // without an identity hash code
        }
        return o == null || o instanceof String || o instanceof Number || o instanceof Boolean ? String.valueOf(o)
            : o instanceof Object[] ? Arrays.toString((Object[]) o)
            : o instanceof Map.Entry ? o.toString()
            : o instanceof Token ? o.toString()
            : o.getClass().isEnum() ? o.toString() : "object";
    }

    /** The method of that name and number of parameters, "name/2". */
    static Method find(Class<?> c, String name) {
        for (Method m : c.getMethods()) {
            if (key(m).equals(name)) {
                m.setAccessible(c.getName().startsWith("trusted."));
                return m;
            }
        }
        throw new IllegalArgumentException(c + " has no " + name);
    }

    static String key(Method m) {
        StringBuilder b = new StringBuilder(m.getName());
        for (Class<?> p : m.getParameterTypes()) {
            b.append('/').append(p.getSimpleName());
        }
        return b.toString();
    }

    static Object[] arguments(Method m, int thread) {
        Class<?>[] types = m.getParameterTypes();
        Object[] list = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            list[i] = argument(types[i], thread + i);
        }
        return list;
    }

    static Object argument(Class<?> t, int n) {
        if (t == int.class) {
            return 1;
        }
        if (t == long.class) {
            return 1L;
        }
        if (t == double.class) {
            return 1.0;
        }
        if (t == boolean.class) {
            return n % 2 == 0;
        }
        if (t == TimeUnit.class) {
            return TimeUnit.MILLISECONDS;
        }
        if (t == Delayed.class) {
            return new Token(n);
        }
        if (t == Function.class) {
            return (Function<Object, Object>) k -> "made" + n;
        }
        if (t == BiFunction.class) {
            return (BiFunction<Object, Object, Object>) (a, b) -> b == null ? "new" + n : "both" + n;
        }
        if (t == Throwable.class) {
            return new IllegalStateException();
        }
        if (t == Object.class || t == Comparable.class) {
            return object instanceof DelayQueue ? new Token(n) : object instanceof Map ? "k" : (Object) ("e" + n);
        }
        throw new IllegalArgumentException(t.toString());
    }

    record Token(int n) implements Delayed {
        @Override
        public long getDelay(TimeUnit unit) {
            return 0;
        }

        @Override
        public int compareTo(Delayed o) {
            return Integer.compare(n, ((Token) o).n);
        }
    }

    static String left() {
        Object o = object;
        if (o instanceof Iterable<?> all) {
            List<String> list = new ArrayList<>();
            for (Object e : all) {
                list.add(text(e));
            }
            return list.toString();
        }
        if (o instanceof Map || o instanceof Number || o instanceof DoubleAccumulator) {
            return o.toString();
        }
        if (o instanceof Semaphore s) {
            return "" + s.availablePermits();
        }
        if (o instanceof CountDownLatch l) {
            return "" + l.getCount();
        }
        return "";
    }

    static Object make(String name) {
        return switch (name) {
            case "ReentrantLock" -> new ReentrantLock();
            case "FairLock" -> new ReentrantLock(true);
            case "Conditions" -> new Conditions();
            case "ReadWrite" -> new ReadWrite();
            case "Stamped" -> new Stamped();
            case "Semaphore" -> new Semaphore(1);
            case "CountDownLatch" -> new CountDownLatch(1);
            case "CyclicBarrier" -> new CyclicBarrier(2);
            case "Phaser" -> new Phaser(2);
            case "Exchanger" -> new Exchanger<Object>();
            case "ArrayBlockingQueue" -> new ArrayBlockingQueue<Object>(1);
            case "LinkedBlockingQueue" -> new LinkedBlockingQueue<Object>(1);
            case "LinkedBlockingDeque" -> new LinkedBlockingDeque<Object>(1);
            case "PriorityBlockingQueue" -> new PriorityBlockingQueue<Object>();
            case "DelayQueue" -> new DelayQueue<Token>();
            case "SynchronousQueue" -> new SynchronousQueue<Object>();
            case "LinkedTransferQueue" -> new LinkedTransferQueue<Object>();
            case "ConcurrentLinkedQueue" -> new ConcurrentLinkedQueue<Object>();
            case "ConcurrentLinkedDeque" -> new ConcurrentLinkedDeque<Object>();
            case "ConcurrentHashMap" -> new ConcurrentHashMap<Object, Object>();
            case "ConcurrentSkipListMap" -> new ConcurrentSkipListMap<Object, Object>();
            case "CopyOnWriteArrayList" -> new CopyOnWriteArrayList<Object>(List.of("a"));
            case "LongAdder" -> new LongAdder();
            case "DoubleAdder" -> new DoubleAdder();
            case "LongAccumulator" -> new LongAccumulator(Long::sum, 0);
            case "DoubleAccumulator" -> new DoubleAccumulator(Double::sum, 0);
            case "FutureTask" -> new FutureTask<Object>(() -> "done");
            case "CompletableFuture" -> new CompletableFuture<Object>();
            default -> throw new IllegalArgumentException(name);
        };
    }

    /** Conditions need their lock. */
    public static class Conditions {
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition condition = lock.newCondition();
        private boolean set;

        public boolean await() throws InterruptedException {
            lock.lock();
            try {
                while (!set) {
                    condition.await();
                }
                return set;
            } finally {
                lock.unlock();
            }
        }

        public boolean awaitNanos() throws InterruptedException {
            lock.lock();
            try {
                condition.awaitNanos(1000);
                return set;
            } finally {
                lock.unlock();
            }
        }

        public boolean awaitOnce() throws InterruptedException {
            lock.lock();
            try {
                condition.awaitUninterruptibly();
                return set;
            } finally {
                lock.unlock();
            }
        }

        public int waiters() {
            lock.lock();
            try {
                return lock.getWaitQueueLength(condition);
            } finally {
                lock.unlock();
            }
        }

        public void signal() {
            lock.lock();
            set = true;
            condition.signal();
            lock.unlock();
        }

        public boolean signalAll() {
            lock.lock();
            try {
                boolean waits = lock.hasWaiters(condition);
                condition.signalAll();
                return waits;
            } finally {
                lock.unlock();
            }
        }
    }

    /** The two locks of one ReentrantReadWriteLock. */
    public static class ReadWrite {
        private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

        public void readLock() {
            lock.readLock().lock();
        }

        public void readUnlock() {
            lock.readLock().unlock();
        }

        public boolean tryRead() {
            return lock.readLock().tryLock();
        }

        public void writeLock() {
            lock.writeLock().lock();
        }

        public void writeUnlock() {
            lock.writeLock().unlock();
        }

        public boolean tryWrite() {
            return lock.writeLock().tryLock();
        }

        public boolean tryWriteTimed() throws InterruptedException {
            return lock.writeLock().tryLock(1, TimeUnit.MILLISECONDS);
        }

        public int readHolds() {
            return lock.getReadHoldCount();
        }

        public int writeHolds() {
            return lock.getWriteHoldCount();
        }

        public boolean queued() {
            return lock.hasQueuedThreads();
        }

        public String text() {
            return lock.toString();
        }

        public String textOfRead() {
            return lock.readLock().toString();
        }

        public int readers() {
            return lock.getReadLockCount();
        }

        public boolean written() {
            return lock.isWriteLocked();
        }
    }

    /** Each thread remembers its last stamp. */
    public static class Stamped {
        private final StampedLock lock = new StampedLock();
        private final ThreadLocal<Long> stamp = ThreadLocal.withInitial(() -> 0L);

        private boolean keep(long s) {
            stamp.set(s);
            return s != 0;
        }

        public boolean write() {
            return keep(lock.writeLock());
        }

        public boolean tryWrite() {
            return keep(lock.tryWriteLock());
        }

        public boolean read() {
            return keep(lock.readLock());
        }

        public boolean tryRead() {
            return keep(lock.tryReadLock());
        }

        public boolean look() {
            return keep(lock.tryOptimisticRead());
        }

        public boolean validate() {
            return lock.validate(stamp.get());
        }

        public void unlock() {
            lock.unlock(stamp.get());
        }

        public boolean toWrite() {
            return keep(lock.tryConvertToWriteLock(stamp.get()));
        }

        public boolean toRead() {
            return keep(lock.tryConvertToReadLock(stamp.get()));
        }

        public boolean toLook() {
            return keep(lock.tryConvertToOptimisticRead(stamp.get()));
        }

        public boolean tryUnlockRead() {
            return lock.tryUnlockRead();
        }

        public boolean tryUnlockWrite() {
            return lock.tryUnlockWrite();
        }

        public boolean written() {
            return lock.isWriteLocked();
        }

        public boolean isRead() {
            return lock.isReadLocked();
        }

        public int readers() {
            return lock.getReadLockCount();
        }

        @Override
        public String toString() {
            return lock.toString();
        }
    }
}
