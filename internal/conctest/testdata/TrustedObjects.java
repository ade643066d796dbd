package trusted;

import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import trusted.TrustedCalls.*;

/** Objects whose methods make calls that are trusted, where no class of the JDK has them as methods of one object. */
class TrustedObjects {
    private TrustedObjects() {}

    /** A synchronizer of the program's own, exclusive and shared. */
    public static class Synchronizer extends AbstractQueuedSynchronizer {
        private final ConditionObject condition = new ConditionObject();

        @Override
        protected boolean tryAcquire(int n) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int n) {
            setState(0);
            return true;
        }

        @Override
        protected int tryAcquireShared(int n) {
            return getState() == 0 ? 1 : -1;
        }

        @Override
        protected boolean tryReleaseShared(int n) {
            return compareAndSetState(1, 0);
        }

        @Override
        protected boolean isHeldExclusively() {
            return getState() == 1;
        }

        public int state() {
            return getState();
        }

        public boolean first() {
            return getFirstQueuedThread() == null;
        }

        public boolean await() throws InterruptedException {
            acquire(1);
            try {
                condition.await();
                return true;
            } finally {
                release(1);
            }
        }

        public boolean awaitTimed(long time, TimeUnit unit) throws InterruptedException {
            acquire(1);
            try {
                return condition.await(time, unit);
            } finally {
                release(1);
            }
        }

        public boolean signal() {
            acquire(1);
            boolean waits = hasWaiters(condition);
            condition.signal();
            release(1);
            return waits;
        }

        public int signalAll() {
            acquire(1);
            int waits = getWaitQueueLength(condition);
            condition.signalAll();
            release(1);
            return waits;
        }
    }

    /** The same with long numbers. */
    public static class LongSynchronizer extends AbstractQueuedLongSynchronizer {
        private final ConditionObject condition = new ConditionObject();

        @Override
        protected boolean tryAcquire(long n) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(long n) {
            setState(0);
            return true;
        }

        @Override
        protected long tryAcquireShared(long n) {
            return getState() == 0 ? 1 : -1;
        }

        @Override
        protected boolean tryReleaseShared(long n) {
            return compareAndSetState(1, 0);
        }

        @Override
        protected boolean isHeldExclusively() {
            return getState() == 1;
        }

        public long state() {
            return getState();
        }

        public boolean await() throws InterruptedException {
            acquire(1);
            try {
                condition.await();
                return true;
            } finally {
                release(1);
            }
        }

        public boolean awaitTimed(long time, TimeUnit unit) throws InterruptedException {
            acquire(1);
            try {
                return condition.await(time, unit);
            } finally {
                release(1);
            }
        }

        public void signal() {
            acquire(1);
            condition.signal();
            release(1);
        }

        public void signalAll() {
            acquire(1);
            condition.signalAll();
            release(1);
        }
    }

    /** Properties of the system. */
    public static class Properties {
        public String get(String key) {
            return System.getProperty(key);
        }

        public String get(String key, String otherwise) {
            return System.getProperty(key, otherwise);
        }

        public String set(String key, String value) {
            return System.setProperty(key, value);
        }

        public String clear(String key) {
            return System.clearProperty(key);
        }
    }

    /** Values of classes, which are numbered as they are computed. */
    public static class Values extends ClassValue<Integer> {
        private final AtomicInteger computed = new AtomicInteger();

        @Override
        protected Integer computeValue(Class<?> c) {
            return computed.incrementAndGet();
        }

        public int get() {
            return get(Token.class);
        }

        public int other() {
            return get(Task.class);
        }

        public void remove() {
            remove(Token.class);
        }
    }

    /** Numbers from a seed. */
    public static class Numbers {
        private final Random random = new Random(7);

        public int next() {
            return random.nextInt();
        }

        public long nextLong() {
            return random.nextLong();
        }

        public int below(int n) {
            return random.nextInt(n + 7);
        }

        public void setSeed(long seed) {
            random.setSeed(seed);
        }

        public double gaussian() {
            return random.nextGaussian();
        }
    }

    /** A map whose keys the program's own code compares. */
    public static class KeyedMap extends ConcurrentHashMap<Object, Object> {
        private static final long serialVersionUID = 1;
    }

    /** A map whose table grows when the threads have ended: the order of its keys tells how they were counted. */
    public static class GrownMap {
        private final ConcurrentHashMap<Object, Object> map = new ConcurrentHashMap<>();

        public Object put(Object key, Object value) {
            return map.put(key, value);
        }

        public Object putIfAbsent(Object key, Object value) {
            return map.putIfAbsent(key, value);
        }

        public Object remove(Object key) {
            return map.remove(key);
        }

        public boolean containsKey(Object key) {
            return map.containsKey(key);
        }

        Object grow() {
            for (int i = 2; i < 13; i++) {
                map.put(i, i);
            }
            map.put(16, 16);
            return map.keySet();
        }
    }

    /** A phaser that is entered into another one with its first party. Whoever arrives need not be one. */
    public static class PhaserRoot {
        private final Phaser root = new Phaser(1), leaf = new Phaser(root);

        public int registerLeaf() {
            return leaf.register();
        }

        public int registerLeaves(int n) {
            return leaf.bulkRegister(n);
        }

        public int registerRoot() {
            return root.register();
        }

        public int arriveAtLeaf() {
            return leaf.arrive();
        }

        public int arriveAtRoot() {
            return root.arrive();
        }

        public int leaveLeaf() {
            return leaf.arriveAndDeregister();
        }

        public int leaveRoot() {
            return root.arriveAndDeregister();
        }

        public int awaitLeaf(int phase) {
            return leaf.awaitAdvance(phase);
        }

        public int awaitRoot(int phase) {
            return root.awaitAdvance(phase);
        }

        public void endLeaf() {
            leaf.forceTermination();
        }

        public boolean ended() {
            return root.isTerminated();
        }

        public int phaseOfLeaf() {
            return leaf.getPhase();
        }

        public int phaseOfRoot() {
            return root.getPhase();
        }

        public int parties() {
            return leaf.getRegisteredParties() + 10 * root.getUnarrivedParties();
        }
    }

    /** Queues whose elements the JDK's own code compares, while they change. */
    public static class Lists {
        private final CopyOnWriteArrayList<Integer> first = new CopyOnWriteArrayList<>(), second = new CopyOnWriteArrayList<>(List.of(1));
        private final LinkedBlockingQueue<Object> queue = new LinkedBlockingQueue<>(List.of(first, second));
        private final ConcurrentHashMap<Object, Object> map = new ConcurrentHashMap<>(Map.of(1, first, 2, second));

        public boolean contains() {
            return queue.contains(List.of(1));
        }

        public boolean remove() {
            return queue.remove(List.of(1));
        }

        public boolean replace() {
            return map.replace(1, List.of(), List.of(1));
        }

        public boolean removeValue() {
            return map.remove(2, List.of(1));
        }

        public boolean toFirst() {
            return first.add(1);
        }

        public void fromFirst() {
            first.clear();
        }

        public boolean toSecond() {
            return second.add(1);
        }

        public void fromSecond() {
            second.clear();
        }

        public int size() {
            return queue.size();
        }

        public boolean mapped() {
            return map.containsKey(2);
        }
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

        public boolean awaitNanos(long nanos) throws InterruptedException {
            lock.lock();
            try {
                condition.awaitNanos(nanos);
                return set;
            } finally {
                lock.unlock();
            }
        }

        public boolean awaitSignal(long time, TimeUnit unit) throws InterruptedException {
            lock.lock();
            try {
                return condition.await(time, unit);
            } finally {
                lock.unlock();
            }
        }

        public boolean awaitThePast() throws InterruptedException {
            lock.lock();
            try {
                return condition.awaitUntil(new Date(0));
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
        private final ReentrantReadWriteLock lock;

        ReadWrite(boolean fair) {
            lock = new ReentrantReadWriteLock(fair);
        }

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

        public boolean tryWriteTimed(long time, TimeUnit unit) throws InterruptedException {
            return lock.writeLock().tryLock(time, unit);
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

        public boolean tryReadTimed(long time, TimeUnit unit) throws InterruptedException {
            return lock.readLock().tryLock(time, unit);
        }

        public void readLockInterruptibly() throws InterruptedException {
            lock.readLock().lockInterruptibly();
        }

        public boolean writeLockInterruptibly() throws InterruptedException {
            lock.writeLock().lockInterruptibly();
            return lock.isWriteLockedByCurrentThread() && lock.writeLock().isHeldByCurrentThread() && lock.writeLock().getHoldCount() == 1;
        }

        public int queueLength() {
            return lock.getQueueLength();
        }

        public void readThenGiveUp() {
            lock.readLock().lock();
            lock.readLock().unlock();
        }

        public void writeThenGiveUp() {
            lock.writeLock().lock();
            lock.writeLock().unlock();
        }

        public int downgrade() {
            lock.writeLock().lock();
            lock.readLock().lock();
            lock.writeLock().unlock();
            int n = lock.getReadLockCount();
            lock.readLock().unlock();
            return n;
        }
    }

    /** An executor with a virtual thread for each task, which JDK 17 has not. */
    public static class PerTask {
        private final ExecutorService executor;

        public PerTask() {
            try {
                executor = (ExecutorService) Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }

        public void execute(Runnable task) {
            executor.execute(task);
        }

        public Future<?> submit(Runnable task) {
            return executor.submit(task);
        }

        public Object get(Callable<?> task) throws Exception {
            return executor.submit(task).get() == null;
        }

        public Object all(Callable<?> one, Callable<?> other) throws Exception {
            return executor.invokeAll(List.<Callable<Object>>of(() -> one.call(), () -> other.call())).size();
        }

        public void shutdown() {
            executor.shutdown();
        }

        public int shutdownNow() {
            return executor.shutdownNow().size();
        }

        public void close() throws Exception {
            ((AutoCloseable) executor).close();
        }

        public boolean isShutdown() {
            return executor.isShutdown();
        }

        public boolean isTerminated() {
            return executor.isTerminated();
        }

        public boolean awaitTimed(long time, TimeUnit unit) throws InterruptedException {
            return executor.awaitTermination(time, unit);
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

        public boolean tryWriteTimed(long time, TimeUnit unit) throws InterruptedException {
            return keep(lock.tryWriteLock(time, unit));
        }

        public boolean tryReadTimed(long time, TimeUnit unit) throws InterruptedException {
            return keep(lock.tryReadLock(time, unit));
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
