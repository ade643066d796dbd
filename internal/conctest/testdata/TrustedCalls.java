package trusted;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.Spliterator;
import java.util.TreeSet;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.BaseStream;
import trusted.TrustedObjects.*;

/**
 * Threads call methods of one object of java.util.concurrent, chosen by the arguments:
 * the name of the object, how it is done, then calls in front of all threads, then those
 * of each thread: "method/Parameter/Parameter:1,2;method:", "-" for none. What each call
 * returned and what is left is printed when all is done.
 *
 * How it is done: with "times" each call tells which others were over when it began, with
 * "rest" main waits until nobody can go on, also for calls that never return; with "park" each thread parks
 * behind its calls, and it is told which of them had a permit left.
 *
 * Beside those of the object there are "!interrupt/int", which interrupts a thread, and
 * "!interrupted". Functions, keys and comparators, the program's own code, may release a
 * semaphore: with "times" each call also tells how many permits that had when it began.
 *
 * "list NAME" prints the methods of the object.
 */
class TrustedCalls {
    static Object object;
    static Method[][] calls;
    static Object[][][] arguments;
    static Object[][] results;
    static int[][] times;
    static final AtomicInteger over = new AtomicInteger();
    static final Semaphore SIDE = new Semaphore(0);
    static Thread[] threads;
    static final ConcurrentSkipListSet<Integer> WENT = new ConcurrentSkipListSet<>();

    public static void main(String[] args) throws Exception {
        if (args[0].equals("list")) {
            list(args[1]);
            return;
        }
        object = make(args[0]);
        boolean timed = args[1].contains("times"), rests = args[1].contains("rest"), parks = args[1].contains("park");
        int n = args.length - 2;
        calls = new Method[n][];
        arguments = new Object[n][][];
        results = new Object[n][];
        times = new int[n][];
        for (int i = 0; i < n; i++) {
            String[] texts = args[2 + i].equals("-") ? new String[0] : args[2 + i].split(";");
            calls[i] = new Method[texts.length];
            arguments[i] = new Object[texts.length][];
            results[i] = new Object[texts.length];
            times[i] = new int[texts.length];
            for (int k = 0; k < texts.length; k++) {
                int colon = texts[k].indexOf(':');
                calls[i][k] = find(object.getClass(), texts[k].substring(0, colon));
                arguments[i][k] = arguments(calls[i][k], texts[k].substring(colon + 1));
            }
        }
        for (int k = 0; k < calls[0].length; k++) {
            results[0][k] = call(calls[0][k], arguments[0][k]);
        }
        threads = new Thread[n - 1];
        for (int i = 1, bits = 0; i < n; bits += calls[i].length, i++) {
            int me = i, first = bits;
            threads[i - 1] = new Thread(() -> {
                for (int k = 0; k < calls[me].length; k++) {
                    if (timed) {
                        times[me][k] = over.get() + 10_000 * SIDE.availablePermits();
                    }
                    results[me][k] = call(calls[me][k], arguments[me][k]);
                    if (timed) {
                        over.getAndAdd(1 << first + k);
                    }
                }
                if (parks) {
                    LockSupport.park();
                    WENT.add(me);
                }
            });
            threads[i - 1].setDaemon(rests);
        }
        for (Thread t : threads) {
            t.start();
        }
        if (rests) {
            Thread.sleep(1_000_000_000);
        } else {
            for (Thread t : threads) {
                t.join();
            }
        }
        StringBuilder b = new StringBuilder("END");
        for (int i = 0; i < n; i++) {
            b.append(i == 1 ? " | " : " ");
            for (int k = 0; k < results[i].length; k++) {
                b.append(timed && i > 0 ? times[i][k] + ":" : "").append(late(results[i][k])).append(k + 1 < results[i].length ? "; " : " |");
            }
        }
        System.out.println(b + (parks ? " went " + WENT : "") + (rests ? "" : " left " + left()));
    }

    static void list(String name) {
        object = make(name);
        Set<String> all = new TreeSet<>();
        for (Method m : object.getClass().getMethods()) {
            if (!Modifier.isStatic(m.getModifiers()) && drawn(m)) {
                all.add(key(m));
            }
        }
        System.out.println(String.join("\n", all));
    }

    /** Methods that are not about the object, or that wait for the time of day. */
    static final Set<String> SKIPPED = Set.of("getClass", "hashCode", "equals", "notify", "notifyAll", "wait", "newCondition", "tryLock",
        "orTimeout", "completeOnTimeout", "scheduleAtFixedRate", "scheduleWithFixedDelay", "parallelStream", "newIncompleteFuture", "getParent", "getRoot", "defaultExecutor");

    static boolean drawn(Method m) {
        if (m.getDeclaringClass() == Object.class && !m.getName().equals("toString") || m.getName().endsWith("Async") && m.getParameterCount() < 2
            || SKIPPED.contains(m.getName()) && !(m.getName().equals("tryLock") && object instanceof Lock)) {
            return false;
        }
        for (Class<?> p : m.getParameterTypes()) {
            if (p.isInterface() && p != Executor.class && m.getName().endsWith("Async") && m.getParameterTypes()[m.getParameterCount() - 1] != Executor.class) {
                return false;
            }
            if (argument(p, 0) == null) {
                return false;
            }
        }
        return true;
    }

    /** What a call returned, where it must be seen at once. */
    static Object call(Method m, Object[] args) {
        try {
            Object o = m.invoke(object, args);
            return m.getReturnType() == void.class ? "done" : m.getName().equals("drainTo") ? text(args[0])
                : o instanceof Future || o instanceof Thread ? o : text(o);
        } catch (InvocationTargetException e) {
            return e.getCause().getClass().getSimpleName();
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    /** What has become of what a call returned. */
    static String late(Object o) {
        if (o == object) {
            return "this";
        }
        if (!(o instanceof Future<?> f)) {
            return o == null ? "waits" : text(o);
        }
        try {
            return f.isCancelled() ? "cancelled" : f.isDone() ? "done " + text(f.get()) : "open";
        } catch (Exception e) {
            return e.getClass().getSimpleName();
        }
    }

    static String text(Object o) {
        if (o instanceof String s) {
            int at = s.indexOf('@'), end = at < 0 ? -1 : s.indexOf('[', at);
            return at < 0 ? s : end < 0 ? "a text" : s.substring(end); // without an identity hash code
        }
        if (o instanceof Iterator<?> all) {
            StringBuilder b = new StringBuilder();
            for (int i = 0; i < 9 && all.hasNext(); i++) {
                b.append(b.length() == 0 ? "" : ",").append(text(all.next()));
            }
            return "(" + b + ")";
        }
        if (o instanceof Enumeration<?> all) {
            return text(all.asIterator());
        }
        if (o instanceof Spliterator<?> all) {
            List<Object> list = new ArrayList<>();
            all.forEachRemaining(list::add);
            return text(list.iterator());
        }
        if (o instanceof BaseStream<?, ?> all) {
            return text(all.iterator());
        }
        if (o instanceof Collection<?> all) {
            return text(all.iterator());
        }
        if (o instanceof Object[] all) {
            return text(List.of(all).iterator());
        }
        if (o instanceof Map<?, ?> all) {
            return text(all.entrySet().iterator());
        }
        if (o instanceof Map.Entry<?, ?> e) {
            return e.getKey() + "=" + e.getValue();
        }
        return o == null || o instanceof Number || o instanceof Boolean || o instanceof Token || o instanceof Key || o.getClass().isEnum() ? String.valueOf(o) : "object";
    }

    public static void interrupt(int n) {
        threads[n % threads.length].interrupt();
    }

    public static boolean interrupted() {
        return Thread.interrupted();
    }

    static Method find(Class<?> c, String name) {
        if (name.startsWith("!")) {
            return find(TrustedCalls.class, name.substring(1));
        }
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

    static Object[] arguments(Method m, String numbers) {
        Class<?>[] types = m.getParameterTypes();
        String[] texts = numbers.split(",");
        Object[] list = new Object[types.length];
        boolean limited = m.getName().contains("Nanos") || List.of(types).contains(TimeUnit.class);
        for (int i = 0; i < types.length; i++) {
            int number = Integer.parseInt(texts[i]);
            list[i] = limited && types[i] == long.class ? LIMITS[number % LIMITS.length] : argument(types[i], number);
        }
        return list;
    }

    /** How long calls wait: those that do not wait at all, that spin, that park, and that wait for ever. */
    static final long[] LIMITS = {0, 1, 700, 1000, -1, Long.MAX_VALUE};
    static final TimeUnit[] UNITS = {TimeUnit.NANOSECONDS, TimeUnit.MICROSECONDS, TimeUnit.MILLISECONDS};

    /** What the program's own code does within a call: nothing, something that others see, or it fails. */
    static int within(int n) {
        if (n >= 3) {
            SIDE.release();
        }
        if (n == 5) {
            throw new IllegalStateException();
        }
        return n;
    }

    /** An argument of the type, by number; null if there is none. The keys 0 and 2 are in one bin of a table. */
    static Object argument(Class<?> t, int n) {
        if (t == int.class || t == Integer.class) {
            return n % 3;
        }
        if (t == long.class) {
            return object instanceof ConcurrentHashMap ? Long.MAX_VALUE : (long) n % 3; // no bulk operation in a pool
        }
        if (t == double.class) {
            return n % 3 + 0.5;
        }
        if (t == boolean.class) {
            return n % 2 == 0;
        }
        if (t == TimeUnit.class) {
            return UNITS[n % 3];
        }
        if (t == Delayed.class) {
            return new Token(n % 3);
        }
        if (t == Object.class || t == Comparable.class) {
            return object instanceof DelayQueue ? new Token(n % 3) : object instanceof KeyedMap ? new Key(n % 3) : n % 3 == 2 ? 64 : n % 3;
        }
        if (t == String.class) {
            return "k" + n % 3;
        }
        if (t == Collection.class) {
            return object instanceof Executor ? List.of(argument(Callable.class, 0), argument(Callable.class, n))
                : new ArrayList<>(List.of(argument(Object.class, 0), argument(Object.class, n)));
        }
        if (t == Map.class) {
            return Map.of(1, "a" + n);
        }
        if (t == Throwable.class) {
            return new IllegalStateException();
        }
        if (t == Runnable.class) {
            return new Task(n % 3);
        }
        if (t == Callable.class) {
            return Executors.callable(new Task(n % 3), n);
        }
        if (t == Executor.class) {
            return (Executor) Runnable::run;
        }
        if (t == Function.class) {
            return (Function<Object, Object>) k -> within(n) % 3 == 2 ? null : "made" + n;
        }
        if (t == BiFunction.class) {
            return (BiFunction<Object, Object, Object>) (a, b) -> within(n) % 3 == 2 ? null : b == null ? "new" + n : "both" + n;
        }
        if (t == Predicate.class) {
            return (Predicate<Object>) k -> within(n) % 3 == 2 || k.hashCode() % 2 == 1;
        }
        if (t == UnaryOperator.class) {
            return (UnaryOperator<Object>) k -> within(n);
        }
        if (t == Consumer.class) {
            return (Consumer<Object>) k -> within(n);
        }
        if (t == BiConsumer.class) {
            return (BiConsumer<Object, Object>) (a, b) -> within(n);
        }
        if (t == Supplier.class) {
            return (Supplier<Object>) () -> within(n);
        }
        if (t == CompletionStage.class) {
            return CompletableFuture.completedFuture(n);
        }
        return null;
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

    /** What a pool is given: tasks of one number are equal. */
    record Task(int n) implements Runnable {
        static final AtomicInteger DONE = new AtomicInteger();

        @Override
        public void run() {
            DONE.getAndAdd(1 << 2 * n);
        }
    }

    /** A key that is compared by the program's own code. */
    record Key(int n) {
        @Override
        public boolean equals(Object o) {
            SIDE.release();
            return o instanceof Key k && k.n == n;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    /** Two phases of two parties, the ends of which are told. */
    static final class OwnPhaser extends Phaser {
        OwnPhaser() {
            super(2);
        }

        @Override
        protected boolean onAdvance(int phase, int parties) {
            SIDE.release();
            return phase == 1 || parties == 0;
        }
    }

    static int compare(int a, int b) {
        SIDE.release();
        return Integer.compare(a, b);
    }

    static String left() {
        Object o = object;
        if (o instanceof GrownMap m) {
            return text(m.grow());
        }
        if (o instanceof Iterable || o instanceof Map) {
            return text(o);
        }
        if (o instanceof CompletableFuture<?> f && f.isDone() && calls[0].length == 0) { // a question that has an end, too
            return text(o.toString()) + f.getNumberOfDependents();
        }
        if (o instanceof Number || o instanceof DoubleAccumulator || o instanceof CountDownLatch || o instanceof Semaphore
            || o instanceof CompletableFuture || o instanceof FutureTask) {
            return text(o.toString());
        }
        return "" + Task.DONE.get();
    }

    static Object make(String name) {
        return switch (name) {
            case "ReentrantLock" -> new ReentrantLock();
            case "FairLock" -> new ReentrantLock(true);
            case "Conditions" -> new Conditions();
            case "Synchronizer" -> new Synchronizer();
            case "LongSynchronizer" -> new LongSynchronizer();
            case "ReadWrite" -> new ReadWrite(false);
            case "FairReadWrite" -> new ReadWrite(true);
            case "Stamped" -> new Stamped();
            case "Semaphore" -> new Semaphore(1);
            case "FairSemaphore" -> new Semaphore(1, true);
            case "CountDownLatch" -> new CountDownLatch(2);
            case "CyclicBarrier" -> new CyclicBarrier(2);
            case "Phaser" -> new Phaser(2);
            case "SolePhaser" -> new Phaser(1);
            case "OwnPhaser" -> new OwnPhaser();
            case "PhaserTree" -> new Phaser(new Phaser(1), 1);
            case "PhaserRoot" -> new PhaserRoot();
            case "Exchanger" -> new Exchanger<Object>();
            case "ArrayBlockingQueue" -> new ArrayBlockingQueue<Object>(2);
            case "LinkedBlockingQueue" -> new LinkedBlockingQueue<Object>(2);
            case "LinkedBlockingDeque" -> new LinkedBlockingDeque<Object>(2);
            case "PriorityBlockingQueue" -> new PriorityBlockingQueue<Object>(1);
            case "DelayQueue" -> new DelayQueue<Token>();
            case "SynchronousQueue" -> new SynchronousQueue<Object>();
            case "FairSynchronousQueue" -> new SynchronousQueue<Object>(true);
            case "LinkedTransferQueue" -> new LinkedTransferQueue<Object>();
            case "ConcurrentLinkedQueue" -> new ConcurrentLinkedQueue<Object>();
            case "ConcurrentLinkedDeque" -> new ConcurrentLinkedDeque<Object>();
            case "ConcurrentHashMap" -> new ConcurrentHashMap<Object, Object>();
            case "ConcurrentHashMap1" -> new ConcurrentHashMap<Object, Object>(1);
            case "GrownMap" -> new GrownMap();
            case "KeySet" -> ConcurrentHashMap.newKeySet();
            case "ConcurrentSkipListMap" -> new ConcurrentSkipListMap<Object, Object>();
            case "ConcurrentSkipListSet" -> new ConcurrentSkipListSet<Object>();
            case "CopyOnWriteArrayList" -> new CopyOnWriteArrayList<Object>(List.of(1));
            case "CopyOnWriteArraySet" -> new CopyOnWriteArraySet<Object>(List.of(1));
            case "KeyedMap" -> new KeyedMap();
            case "ComparedQueue" -> new PriorityBlockingQueue<Integer>(2, TrustedCalls::compare);
            case "ComparedMap" -> new ConcurrentSkipListMap<Integer, Object>(TrustedCalls::compare);
            case "Lists" -> new Lists();
            case "LongAdder" -> new LongAdder();
            case "DoubleAdder" -> new DoubleAdder();
            case "LongAccumulator" -> new LongAccumulator(Long::sum, 0);
            case "DoubleAccumulator" -> new DoubleAccumulator(Double::sum, 0);
            case "FutureTask" -> new FutureTask<Object>(() -> "done");
            case "CompletableFuture" -> new CompletableFuture<Object>();
            case "Pool" -> new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
            case "PoolOfNone" -> new TrustedWorkers(0, 2, new LinkedBlockingQueue<>(), false);
            case "PoolOfMore" -> new TrustedWorkers(1, 2, new ArrayBlockingQueue<>(1), false);
            case "PoolThatEnds" -> new TrustedWorkers(2, 2, new LinkedBlockingQueue<>(), true);
            case "PerTask" -> new PerTask();
            case "Scheduled" -> new ScheduledThreadPoolExecutor(1);
            case "Fork" -> new ForkJoinPool(1);
            case "Properties" -> new Properties();
            case "Values" -> new Values();
            case "Random" -> new Numbers();
            default -> throw new IllegalArgumentException(name);
        };
    }
}
