package carriers;

import gov.nasa.jpf.symbc.Debug;
import java.io.*;
import java.lang.invoke.*;
import java.lang.ref.*;
import java.lang.reflect.*;
import java.math.*;
import java.nio.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.stream.*;
import org.sosy_lab.sv_benchmarks.Verifier;

/**
 * An unknown value is handed through something and back: arguments are its kind, the
 * name of the carrier, and "met", which asserts that what comes back is not a certain
 * value, or "same", which asserts that it is what went in. "list KIND" prints the
 * carriers of a kind.
 */
class Carriers {
    interface Carrier<T> {
        T carry(T x) throws Throwable;
    }

    /** What has values of all kinds. */
    static class Node implements Serializable, Cloneable {
        private static final long serialVersionUID = 1;
        int n;
        long l;
        double d;
        boolean b;
        char c;
        volatile int v;
        volatile long w;
        volatile Object o;
        static Object kept;
        static int number;

        Node() {}

        Node(int n) {
            this.n = n;
        }

        public Node(Object o) {
            this.o = o;
        }

        static int id(int x) {
            return x;
        }

        static long id(long x) {
            return x;
        }

        static double id(double x) {
            return x;
        }

        static Object id(Object x) {
            return x;
        }

        static Object last(Object... all) {
            return all[all.length - 1];
        }

        @Override
        public Node clone() throws CloneNotSupportedException {
            return (Node) super.clone();
        }
    }

    record Pair(Object a, int b) {}

    record Box<T>(T value) implements Serializable {}

    static final Map<String, Map<String, Carrier<?>>> ALL = new HashMap<>();
    static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    static <T> void add(String kind, String name, Carrier<T> c) {
        ALL.computeIfAbsent(kind, k -> new TreeMap<>()).put(name, c);
    }

    static void ints(String name, Carrier<Integer> c) {
        add("int", name, c);
    }

    static void texts(String name, Carrier<String> c) {
        add("text", name, c);
    }

    /** Carriers of any object; numbers are boxed. */
    static void any(String name, Carrier<Object> c) {
        for (String kind : List.of("int", "long", "double", "boolean", "char", "text", "ref")) {
            add(kind, name, c);
        }
    }

    static sun.misc.Unsafe unsafe() throws ReflectiveOperationException {
        Field f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        f.setAccessible(true);
        return (sun.misc.Unsafe) f.get(null);
    }

    static VarHandle var(String name, Class<?> type) throws ReflectiveOperationException {
        return LOOKUP.findVarHandle(Node.class, name, type);
    }

    static byte[] written(Carrier<ObjectOutputStream> c) throws Throwable {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        c.carry(out);
        out.flush();
        return bytes.toByteArray();
    }

    static ObjectInputStream read(byte[] bytes) throws IOException {
        return new ObjectInputStream(new ByteArrayInputStream(bytes));
    }

    static <T> T only(Iterable<T> all) {
        T last = null;
        for (T t : all) {
            last = t;
        }
        return last;
    }

    static class Thrown extends RuntimeException {
        private static final long serialVersionUID = 1;
        final transient Object value;

        Thrown(Object value) {
            this.value = value;
        }
    }

    static Object handedOver(Consumer<Object[]> c) {
        Object[] to = new Object[1];
        c.accept(to);
        return to[0];
    }

    static Object run(Supplier<Object> s) throws InterruptedException {
        Object[] to = new Object[1];
        Thread t = new Thread(() -> to[0] = s.get());
        t.start();
        t.join();
        return to[0];
    }

    static void declareAny() {
        any("as it is", x -> x);
        any("Method.invoke", x -> Node.class.getDeclaredMethod("id", Object.class).invoke(null, x));
        any("Method.invoke varargs", x -> Node.class.getDeclaredMethod("last", Object[].class).invoke(null, (Object) new Object[] {1, x}));
        any("Constructor", x -> Node.class.getConstructor(Object.class).newInstance(x).o);
        any("Field.set", x -> {
            Node o = new Node();
            Field f = Node.class.getDeclaredField("o");
            f.set(o, x);
            return f.get(o);
        });
        any("Field.set static", x -> {
            Field f = Node.class.getDeclaredField("kept");
            f.set(null, x);
            return Node.kept;
        });
        any("MethodHandle", x -> (Object) LOOKUP.findStatic(Node.class, "id", MethodType.methodType(Object.class, Object.class)).invokeExact(x));
        any("MethodHandle with arguments", x -> LOOKUP.findStatic(Node.class, "id", MethodType.methodType(Object.class, Object.class)).invokeWithArguments(x));
        any("bindTo", x -> LOOKUP.findStatic(Node.class, "id", MethodType.methodType(Object.class, Object.class)).bindTo(x).invoke());
        any("insertArguments", x -> MethodHandles.insertArguments(MethodHandles.identity(Object.class), 0, x).invoke());
        any("constant", x -> MethodHandles.constant(Object.class, x).invoke());
        any("spreader", x -> MethodHandles.identity(Object.class).asSpreader(Object[].class, 1).invoke(new Object[] {x}));
        any("collector", x -> ((Object[]) MethodHandles.identity(Object[].class).asCollector(Object[].class, 2).invoke(1, x))[1]);
        any("guard", x -> MethodHandles.guardWithTest(MethodHandles.dropArguments(MethodHandles.constant(boolean.class, true), 0, Object.class),
            MethodHandles.identity(Object.class), MethodHandles.dropArguments(MethodHandles.constant(Object.class, null), 0, Object.class)).invoke(x));
        any("catcher", x -> MethodHandles.catchException(MethodHandles.identity(Object.class), Exception.class,
            MethodHandles.dropArguments(MethodHandles.identity(Object.class), 0, Exception.class)).invoke(x));
        any("setter and getter", x -> {
            Node o = new Node();
            LOOKUP.findSetter(Node.class, "o", Object.class).invoke(o, x);
            return LOOKUP.findGetter(Node.class, "o", Object.class).invoke(o);
        });
        any("VarHandle set", x -> {
            Node o = new Node();
            var("o", Object.class).setVolatile(o, x);
            return var("o", Object.class).getAcquire(o);
        });
        any("VarHandle getAndSet", x -> {
            Node o = new Node();
            var("o", Object.class).getAndSet(o, x);
            return var("o", Object.class).getAndSet(o, null);
        });
        any("VarHandle compareAndExchange", x -> {
            Node o = new Node();
            var("o", Object.class).compareAndExchange(o, null, x);
            return var("o", Object.class).compareAndExchange(o, "never", null);
        });
        any("VarHandle compareAndSet of it", x -> {
            Node o = new Node(x);
            return var("o", Object.class).compareAndSet(o, x, "was there") ? x : null;
        });
        any("VarHandle of elements", x -> {
            Object[] a = new Object[2];
            VarHandle v = MethodHandles.arrayElementVarHandle(Object[].class);
            v.setRelease(a, 1, x);
            return v.getAndSet(a, 1, null);
        });
        any("Unsafe", x -> {
            Node o = new Node();
            long at = unsafe().objectFieldOffset(Node.class.getDeclaredField("o"));
            unsafe().putObject(o, at, x);
            return unsafe().getAndSetObject(o, at, null);
        });
        any("Unsafe compareAndSwap", x -> {
            Object[] a = new Object[1];
            return unsafe().compareAndSwapObject(a, unsafe().arrayBaseOffset(Object[].class), null, x) ? unsafe().getObjectVolatile(a, unsafe().arrayBaseOffset(Object[].class)) : null;
        });
        any("AtomicReference", x -> {
            AtomicReference<Object> r = new AtomicReference<>();
            r.compareAndExchange(null, x);
            return r.getAndUpdate(v -> null);
        });
        any("AtomicReferenceArray", x -> {
            AtomicReferenceArray<Object> r = new AtomicReferenceArray<>(2);
            r.getAndSet(1, x);
            return r.accumulateAndGet(1, 0, (a, b) -> a);
        });
        any("AtomicReferenceFieldUpdater", x -> {
            Node o = new Node();
            AtomicReferenceFieldUpdater<Node, Object> u = AtomicReferenceFieldUpdater.newUpdater(Node.class, Object.class, "o");
            u.compareAndSet(o, null, x);
            return u.getAndSet(o, null);
        });
        any("AtomicMarkableReference", x -> new AtomicMarkableReference<>(x, true).get(new boolean[1]));
        any("Array.set", x -> {
            Object a = Array.newInstance(Object.class, 2);
            Array.set(a, 1, x);
            return Array.get(a, 1);
        });
        any("arraycopy", x -> {
            Object[] a = {x, null}, b = new Object[3];
            System.arraycopy(a, 0, b, 2, 1);
            System.arraycopy(b, 1, b, 0, 2);
            return b[1];
        });
        any("clone of an array", x -> new Object[] {x}.clone()[0]);
        any("clone of arrays", x -> ((Object[][]) new Object[][] {{x}}.clone())[0].clone()[0]);
        any("clone", x -> new Node(x).clone().o);
        any("copyOf", x -> Arrays.copyOfRange(Arrays.copyOf(new Object[] {x, x}, 4), 1, 3)[0]);
        any("fill", x -> {
            Object[] a = new Object[2];
            Arrays.fill(a, x);
            return Arrays.asList(a).get(1);
        });
        any("ThreadLocal", x -> {
            ThreadLocal<Object> t = new ThreadLocal<>();
            t.set(x);
            return t.get();
        });
        any("ThreadLocal withInitial", x -> ThreadLocal.withInitial(() -> x).get());
        any("ArrayList", x -> new ArrayList<>(new ArrayList<>(Collections.singletonList(x))).get(0));
        any("LinkedList", x -> new LinkedList<>(Collections.singletonList(x)).removeLast());
        any("ArrayDeque", x -> x == null ? x : new ArrayDeque<>(List.of(x)).pop());
        any("HashMap value", x -> {
            Map<String, Object> m = new HashMap<>();
            m.put("a", x);
            return only(new HashMap<>(m).entrySet()).getValue();
        });
        any("TreeMap value", x -> {
            TreeMap<String, Object> m = new TreeMap<>(Map.of("b", 1));
            m.put("a", x);
            return m.firstEntry().getValue();
        });
        any("IdentityHashMap value", x -> new IdentityHashMap<>(Collections.singletonMap("a", x)).values().iterator().next());
        any("ConcurrentHashMap value", x -> x == null ? x : only(new ConcurrentHashMap<>(Map.of("a", x)).values()));
        any("computeIfAbsent", x -> new ConcurrentHashMap<String, Object>().computeIfAbsent("a", k -> x));
        any("ConcurrentSkipListMap value", x -> x == null ? x : new ConcurrentSkipListMap<>(Map.of("a", x)).pollFirstEntry().getValue());
        any("WeakHashMap value", x -> new WeakHashMap<>(Collections.singletonMap("a", x)).get("a"));
        any("CopyOnWriteArrayList", x -> new CopyOnWriteArrayList<>(new Object[] {x}).get(0));
        any("queues", x -> {
            if (x == null) {
                return x;
            }
            BlockingQueue<Object> a = new ArrayBlockingQueue<>(1), b = new LinkedBlockingQueue<>();
            Queue<Object> c = new ConcurrentLinkedQueue<>(), d = new LinkedTransferQueue<>();
            a.put(x);
            b.put(a.take());
            c.add(b.poll());
            d.add(c.poll());
            return d.poll();
        });
        any("List.of", x -> x == null ? x : List.copyOf(Arrays.asList(x, 1)).get(0));
        any("Collections", x -> Collections.unmodifiableList(Collections.synchronizedList(Collections.nCopies(2, x))).subList(1, 2).get(0));
        any("Optional", x -> Optional.ofNullable(x).map(v -> v).orElse(null));
        any("stream", x -> x == null ? x : Stream.of(1, x).skip(1).map(v -> v).collect(Collectors.toList()).get(0));
        any("stream to map", x -> x == null ? x : Stream.of("a").collect(Collectors.toMap(k -> k, k -> x)).get("a"));
        any("stream array", x -> Arrays.stream(new Object[] {x}).toArray()[0]);
        any("record", x -> new Pair(x, 1).a());
        any("record by reflection", x -> Pair.class.getRecordComponents()[0].getAccessor().invoke(new Pair(x, 2)));
        any("lambda", x -> ((Supplier<Object>) () -> x).get());
        any("method reference", x -> ((Supplier<Object>) new Pair(x, 1)::a).get());
        any("composed", x -> Function.identity().andThen(v -> v).compose(v -> v).apply(x));
        any("inner class", x -> new Object() {
            Object value() {
                return x;
            }
        }.value());
        any("exception", x -> {
            try {
                throw new Thrown(x);
            } catch (Thrown e) {
                return e.value;
            }
        });
        any("InvocationTargetException", x -> {
            try {
                Carriers.class.getDeclaredMethod("fail", Object.class).invoke(null, x);
                return null;
            } catch (InvocationTargetException e) {
                return ((Thrown) e.getCause()).value;
            }
        });
        any("Proxy", x -> ((Function<?, ?>) Proxy.newProxyInstance(Carriers.class.getClassLoader(), new Class<?>[] {Function.class}, (p, m, a) -> a[0]))
            .getClass().getMethod("apply", Object.class).invoke(Proxy.newProxyInstance(Carriers.class.getClassLoader(), new Class<?>[] {Function.class}, (p, m, a) -> a[0]), x));
        any("thread", x -> run(() -> x));
        any("FutureTask", x -> {
            FutureTask<Object> f = new FutureTask<>(() -> x);
            f.run();
            return f.get();
        });
        any("CompletableFuture", x -> CompletableFuture.completedFuture(x).thenApply(v -> v).thenCombine(CompletableFuture.completedFuture(1), (a, b) -> a).get());
        any("executor", x -> {
            ExecutorService e = Executors.newSingleThreadExecutor();
            try {
                return e.submit(() -> x).get();
            } finally {
                e.shutdown();
            }
        });
        any("WeakReference", x -> {
            Object kept = x;
            Object got = new WeakReference<>(x).get();
            return got == null ? kept : got;
        });
        any("iterator", x -> Arrays.asList(x, x).listIterator(2).previous());
        any("Box", x -> new Box<>(x).value());
        any("MessageFormat-like array", x -> handedOver(to -> to[0] = x));
        any("serialization", x -> x instanceof Node ? x : ((Box<?>) read(written(out -> {
            out.writeObject(new Box<>(x));
            return out;
        })).readObject()).value());
        any("String.valueOf and equals", x -> String.valueOf(x).equals(String.valueOf(x)) ? x : null);
        any("switch on class", x -> x instanceof Integer i ? (Object) i : x instanceof String s ? s : x);
        any("Objects", x -> Objects.requireNonNullElse(Objects.requireNonNullElseGet(x, () -> "none"), 1) == x ? x : x);
        any("ClassValue", x -> new ClassValue<Object>() {
            @Override
            protected Object computeValue(Class<?> c) {
                return x;
            }
        }.get(Node.class));
        any("static field", x -> {
            Node.kept = x;
            return Node.kept;
        });
        any("checked cast", x -> x == null ? null : x.getClass().cast(x));
        any("Exchanger of itself", x -> Map.entry("k", x == null ? 1 : x).getValue().equals(1) && x == null ? null : x);
        any("PriorityQueue", x -> {
            PriorityQueue<Pair> q = new PriorityQueue<>(Comparator.comparingInt(Pair::b));
            q.add(new Pair(null, 2));
            q.add(new Pair(x, 1));
            return q.poll().a();
        });
        any("sorted", x -> {
            Pair[] all = {new Pair(null, 2), new Pair(x, 1)};
            Arrays.sort(all, Comparator.comparing(Pair::b));
            return all[0].a();
        });
    }

    static Object fail(Object x) {
        throw new Thrown(x);
    }

    static void declareInts() {
        ints("Method.invoke int", x -> (Integer) Node.class.getDeclaredMethod("id", int.class).invoke(null, x));
        ints("Constructor int", x -> Node.class.getDeclaredConstructor(int.class).newInstance(x).n);
        ints("Field.setInt", x -> {
            Node o = new Node();
            Field f = Node.class.getDeclaredField("n");
            f.setInt(o, x);
            return f.getInt(o);
        });
        ints("Field widening", x -> {
            Node o = new Node();
            Node.class.getDeclaredField("l").setInt(o, x);
            return (int) Node.class.getDeclaredField("l").getLong(o);
        });
        ints("Field.set static int", x -> {
            Node.class.getDeclaredField("number").set(null, x);
            return (Integer) Node.class.getDeclaredField("number").get(null);
        });
        ints("MethodHandle exact", x -> (int) LOOKUP.findStatic(Node.class, "id", MethodType.methodType(int.class, int.class)).invokeExact((int) x));
        ints("MethodHandle asType", x -> (int) (long) LOOKUP.findStatic(Node.class, "id", MethodType.methodType(long.class, long.class))
            .asType(MethodType.methodType(long.class, int.class)).invokeExact((int) x));
        ints("explicitCast", x -> (int) MethodHandles.explicitCastArguments(MethodHandles.identity(double.class), MethodType.methodType(int.class, int.class)).invokeExact((int) x));
        ints("filter and fold", x -> (int) MethodHandles.filterReturnValue(MethodHandles.identity(int.class),
            LOOKUP.findStatic(Integer.class, "reverseBytes", MethodType.methodType(int.class, int.class))).invoke(Integer.reverseBytes(x)));
        for (String mode : List.of("set", "setVolatile", "setOpaque", "setRelease", "getAndSet", "getAndSetAcquire", "getAndAdd", "getAndBitwiseOr", "getAndBitwiseXor", "compareAndSet", "compareAndExchange")) {
            ints("VarHandle " + mode, x -> {
                Node o = new Node();
                VarHandle v = var("v", int.class);
                switch (mode) {
                    case "set" -> v.set(o, (int) x);
                    case "setVolatile" -> v.setVolatile(o, (int) x);
                    case "setOpaque" -> v.setOpaque(o, (int) x);
                    case "setRelease" -> v.setRelease(o, (int) x);
                    case "getAndSet" -> v.getAndSet(o, (int) x);
                    case "getAndSetAcquire" -> v.getAndSetAcquire(o, (int) x);
                    case "getAndAdd" -> v.getAndAdd(o, (int) x);
                    case "getAndBitwiseOr" -> v.getAndBitwiseOr(o, (int) x);
                    case "getAndBitwiseXor" -> v.getAndBitwiseXor(o, (int) x);
                    case "compareAndSet" -> v.compareAndSet(o, 0, (int) x);
                    default -> v.compareAndExchange(o, 0, (int) x);
                }
                return o.v;
            });
        }
        for (String mode : List.of("get", "getVolatile", "getOpaque", "getAcquire", "getAndSet", "getAndAdd", "getAndBitwiseAnd", "compareAndExchange")) {
            ints("VarHandle then " + mode, x -> {
                Node o = new Node();
                o.v = x;
                VarHandle v = var("v", int.class);
                return switch (mode) {
                    case "get" -> (int) v.get(o);
                    case "getVolatile" -> (int) v.getVolatile(o);
                    case "getOpaque" -> (int) v.getOpaque(o);
                    case "getAcquire" -> (int) v.getAcquire(o);
                    case "getAndSet" -> (int) v.getAndSet(o, 7);
                    case "getAndAdd" -> (int) v.getAndAdd(o, 7);
                    case "getAndBitwiseAnd" -> (int) v.getAndBitwiseAnd(o, 7);
                    default -> (int) v.compareAndExchange(o, 3, 4) == 3 ? 3 : o.v;
                };
            });
        }
        ints("VarHandle elements", x -> {
            int[] a = new int[2];
            VarHandle v = MethodHandles.arrayElementVarHandle(int[].class);
            v.compareAndExchange(a, 1, 0, (int) x);
            return (int) v.getAndAdd(a, 1, 1);
        });
        ints("VarHandle of bytes", x -> {
            byte[] a = new byte[8];
            VarHandle v = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
            v.set(a, 3, (int) x);
            return (int) v.get(a, 3);
        });
        ints("Unsafe int", x -> {
            Node o = new Node();
            long at = unsafe().objectFieldOffset(Node.class.getDeclaredField("v"));
            unsafe().putInt(o, at, x);
            return unsafe().getInt(o, at);
        });
        ints("Unsafe getAndSetInt", x -> {
            Node o = new Node();
            long at = unsafe().objectFieldOffset(Node.class.getDeclaredField("v"));
            unsafe().getAndSetInt(o, at, x);
            return unsafe().getAndAddInt(o, at, 5);
        });
        ints("Unsafe memory", x -> {
            long at = unsafe().allocateMemory(8);
            unsafe().putInt(at, x);
            return unsafe().getInt(at);
        });
        ints("Unsafe copyMemory", x -> {
            int[] a = {x}, b = new int[1];
            unsafe().copyMemory(a, unsafe().arrayBaseOffset(int[].class), b, unsafe().arrayBaseOffset(int[].class), 4);
            return b[0];
        });
        ints("AtomicInteger", x -> {
            AtomicInteger a = new AtomicInteger();
            a.getAndSet(x);
            a.lazySet(a.accumulateAndGet(0, Integer::sum));
            return a.compareAndExchange(3, 3);
        });
        ints("AtomicInteger add", x -> new AtomicInteger(x).addAndGet(2) - 2);
        ints("AtomicInteger compareAndSet of it", x -> new AtomicInteger(x).compareAndSet(12345, 1) ? 12345 : x);
        ints("AtomicIntegerArray", x -> {
            AtomicIntegerArray a = new AtomicIntegerArray(new int[] {1, x});
            return a.getAndUpdate(1, v -> v + 1);
        });
        ints("AtomicIntegerFieldUpdater", x -> {
            Node o = new Node();
            AtomicIntegerFieldUpdater<Node> u = AtomicIntegerFieldUpdater.newUpdater(Node.class, "v");
            u.compareAndSet(o, 0, x);
            return u.getAndIncrement(o);
        });
        ints("LongAdder", x -> {
            LongAdder a = new LongAdder();
            a.add(x);
            return a.intValue();
        });
        ints("LongAccumulator", x -> {
            LongAccumulator a = new LongAccumulator(Long::sum, 0);
            a.accumulate(x);
            return (int) a.getThenReset();
        });
        ints("Array.setInt", x -> {
            Object a = Array.newInstance(int.class, 1);
            Array.setInt(a, 0, x);
            return Array.getInt(a, 0);
        });
        ints("Array.get of longs", x -> {
            long[] a = new long[1];
            Array.set(a, 0, x);
            return (int) (long) (Long) Array.get(a, 0);
        });
        ints("arraycopy ints", x -> {
            int[] a = {0, x}, b = new int[4];
            System.arraycopy(a, 1, b, 3, 1);
            System.arraycopy(b, 2, b, 1, 2);
            return b[2];
        });
        ints("clone of ints", x -> new int[] {x}.clone()[0]);
        ints("copyOf ints", x -> Arrays.copyOf(new int[] {x}, 3)[0]);
        ints("fill ints", x -> {
            int[] a = new int[2];
            Arrays.fill(a, x);
            return a[1];
        });
        ints("IntStream", x -> IntStream.of(1, x).skip(1).map(v -> v).sum());
        ints("boxed stream", x -> IntStream.of(x).boxed().map(Integer::longValue).mapToInt(Long::intValue).findFirst().getAsInt());
        ints("summary", x -> IntStream.of(x).summaryStatistics().getMax());
        ints("box", x -> Integer.valueOf((int) x).intValue());
        ints("box of long", x -> (int) Long.valueOf((int) x).longValue());
        ints("double", x -> (int) (double) (int) x);
        ints("long bits", x -> (int) Double.doubleToRawLongBits(Double.longBitsToDouble((int) x & 0xffffffffL)));
        ints("valueOf and parseInt", x -> Integer.parseInt(String.valueOf((int) x)));
        ints("concatenation", x -> Integer.parseInt("" + x));
        ints("StringBuilder", x -> Integer.valueOf(new StringBuilder().append((int) x).toString()));
        ints("hexadecimal", x -> Integer.parseUnsignedInt(Integer.toHexString(x), 16));
        ints("formatted", x -> Integer.decode(String.format("%d", x)));
        ints("BigInteger", x -> BigInteger.valueOf(x).add(BigInteger.ONE).subtract(BigInteger.ONE).intValue());
        ints("BigDecimal", x -> BigDecimal.valueOf(x).intValueExact());
        ints("reverse", x -> Integer.reverse(Integer.reverse(x)));
        ints("reverseBytes", x -> Integer.reverseBytes(Integer.reverseBytes(x)));
        ints("rotate", x -> Integer.rotateLeft(Integer.rotateRight(x, 5), 5));
        ints("DataOutputStream", x -> {
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            new DataOutputStream(b).writeInt(x);
            return new DataInputStream(new ByteArrayInputStream(b.toByteArray())).readInt();
        });
        ints("object stream", x -> read(written(out -> {
            out.writeInt(x);
            return out;
        })).readInt());
        ints("serialized field", x -> ((Node) read(written(out -> {
            out.writeObject(new Node((int) x));
            return out;
        })).readObject()).n);
        ints("ByteBuffer", x -> ByteBuffer.allocate(8).putInt(x).flip().getInt());
        ints("direct buffer", x -> ByteBuffer.allocateDirect(8).putInt(x).flip().getInt());
        ints("little endian", x -> ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putInt(0, x).getInt(0));
        ints("IntBuffer", x -> {
            int[] a = new int[2];
            IntBuffer.wrap(new int[] {1, x}).get(a);
            return a[1];
        });
        ints("view of a buffer", x -> {
            ByteBuffer b = ByteBuffer.allocate(8);
            b.asIntBuffer().put(1, x);
            return b.getInt(4);
        });
        ints("HashMap key", x -> only(new HashMap<>(Map.of((int) x, "v")).keySet()));
        ints("TreeSet", x -> new TreeSet<>(List.of((int) x, 3)).contains(x) ? x : null);
        ints("lookup by equal key", x -> new HashMap<>(Map.of(12345, 1)).containsKey(x) ? 12345 : x);
        ints("TreeMap lookup", x -> new TreeMap<>(Map.of(12345, 1)).containsKey(x) ? 12345 : x);
        ints("indexOf", x -> List.of(1, 12345).indexOf(x) == 1 ? 12345 : x);
        ints("equals", x -> x.equals(12345) ? 12345 : x);
        ints("switch", x -> switch (x) {
            case 12345 -> 12345;
            case 1 -> 1;
            default -> x;
        });
        ints("compare", x -> Integer.compare(x, 12345) == 0 ? 12345 : x);
        ints("compareTo", x -> x.compareTo(12345) == 0 ? 12345 : x);
        ints("hashCode", x -> x.hashCode());
        ints("Objects.hash", x -> Objects.hash(x) - 31);
        ints("hash of a record", x -> new Pair(0, x).hashCode());
        ints("hash of a list", x -> List.of(x).hashCode() - 31);
        ints("hash of an array", x -> Arrays.hashCode(new int[] {x}) - 31);
        ints("text of a record", x -> new Pair(0, x).toString().equals("Pair[a=0, b=12345]") ? 12345 : x);
        ints("text of a list", x -> List.of(x).toString().equals("[12345]") ? 12345 : x);
        ints("floorMod", x -> Math.floorDiv(x, 7) * 7 + Math.floorMod(x, 7));
        ints("exact", x -> Math.toIntExact(Math.multiplyFull(x, 1)));
        ints("BitSet", x -> BitSet.valueOf(new long[] {x & 0xffffffffL}).isEmpty() ? 0 : (int) BitSet.valueOf(new long[] {x & 0xffffffffL}).toLongArray()[0]);
        ints("IntFunction", x -> ((IntUnaryOperator) v -> v).andThen(v -> v).applyAsInt(x));
        ints("StringReader", x -> new Scanner(Integer.toString(x)).nextInt());
        ints("Properties", x -> {
            System.setProperty("carried", Integer.toString(x));
            return Integer.getInteger("carried");
        });
    }

    static boolean secret(Object y) {
        return y instanceof Integer i ? i == 12345 : y instanceof Long l ? l == 1L << 40 : y instanceof Double d ? d == 2.5
            : y instanceof Boolean b ? b : y instanceof Character c ? c == 'q' : y instanceof String s ? s.equals("sesame")
            : y instanceof Node n && n.n == 12345;
    }

    static boolean same(Object x, Object y) {
        return x instanceof Integer i ? y instanceof Integer j && i.intValue() == j : x instanceof Long l ? y instanceof Long m && l.longValue() == m
            : x instanceof Double d ? y instanceof Double e && (d.doubleValue() == e || d.isNaN() && e.isNaN()) : x instanceof Boolean b ? y instanceof Boolean c && b.booleanValue() == c
            : x instanceof Character c ? y instanceof Character e && c.charValue() == e : x instanceof String s ? s.equals(y) : x == y;
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) throws Throwable {
        declareAny();
        declareInts();
        Texts.declare();
        if (args[0].equals("list")) {
            ALL.get(args[1]).keySet().forEach(System.out::println);
            return;
        }
        Object x = switch (args[0]) {
            case "int" -> Verifier.nondetInt();
            case "long" -> Verifier.nondetLong();
            case "double" -> Verifier.nondetDouble();
            case "boolean" -> Verifier.nondetBoolean();
            case "char" -> Verifier.nondetChar();
            case "text" -> Verifier.nondetString();
            default -> Debug.makeSymbolicRef("r", new Node());
        };
        if (x instanceof String s) {
            Verifier.assume(s.length() < 10);
        }
        Object y = ((Carrier<Object>) ALL.get(args[0]).get(args[1])).carry(x);
        if (args[2].equals("met")) {
            assert !secret(y) : "met";
        } else {
            assert same(x, y) : "not the same";
        }
    }
}
