// exit: 7
package lib;

import java.lang.invoke.*;
import java.net.*;
import java.security.*;
import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.logging.*;

/** Digests, handles, stack walks, URIs, bundles, logging, small collections, hooks, exit status. */
public class LibraryTour {
    static int sx;
    int ix;
    volatile long vol;
    static String cat(String a, int b) {
        return a + b;
    }
    private String pv() {
        return "pv" + ix;
    }
    static class Node<T> implements Iterable<T> {
        T v;
        Node<T> n;
        Node(T v, Node<T> n) {
            this.v = v;
            this.n = n;
        }
        public Iterator<T> iterator() {
            return new Iterator<>() {
                Node<T> c = Node.this;
                public boolean hasNext() {
                    return c != null;
                }
                public T next() {
                    if (c == null) throw new NoSuchElementException();
                    T r = c.v;
                    c = c.n;
                    return r;
                }
            };
        }
    }
    public static void main(String[] args) throws Throwable {
        for (String alg : new String[]{"MD5", "SHA-1", "SHA-256", "SHA-512", "SHA3-256",
                "SHA-224"}) System.out.println(alg + " "
                + HexFormat.of().formatHex(MessageDigest.getInstance(alg).digest("hello".getBytes())));
        try {
            MessageDigest.getInstance("NOPE");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        javax.crypto.Mac mac = javax.crypto.Mac.getInstance("HmacSHA256");
        mac.init(new javax.crypto.spec.SecretKeySpec("k".getBytes(), "HmacSHA256"));
        System.out.println(Base64.getEncoder().encodeToString(mac.doFinal("d".getBytes())));
        javax.crypto.Cipher ci = javax.crypto.Cipher.getInstance("AES/CBC/PKCS5Padding");
        ci.init(1, new javax.crypto.spec.SecretKeySpec(new byte[16], "AES"),
                new javax.crypto.spec.IvParameterSpec(new byte[16]));
        System.out.println(HexFormat.of().formatHex(ci.doFinal("secret text here".getBytes())));
        System.out.println(Base64.getUrlEncoder().withoutPadding().encodeToString(new byte[]{-1, -2, -3, 4})
                + new String(Base64.getMimeDecoder().decode("aGVs\r\nbG8=")));
        try {
            Base64.getDecoder().decode("a$b");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(UUID.nameUUIDFromBytes("x".getBytes()) + " " + new UUID(1, 2) + " "
                + UUID.fromString("123e4567-e89b-12d3-a456-426614174000").version()
                + UUID.randomUUID().toString().length());
        Random r = new Random(1);
        System.out.println(r.nextInt() + " " + r.nextInt(10) + " " + r.nextLong() + " " + r.nextDouble() + " "
                + r.nextGaussian() + " " + r.nextBoolean() + " " + r.nextFloat() + " " + r.nextInt(5, 9));
        SplittableRandom sr = new SplittableRandom(7);
        System.out.println(sr.nextInt(100) + " " + sr.split().nextLong());
        System.out.println(java.util.random.RandomGenerator.of("L64X128MixRandom").getClass().getSimpleName());
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle h = l.findStatic(LibraryTour.class, "cat", MethodType.methodType(String.class, String.class,
                int.class));
        System.out.println((String) h.invokeExact("a", 1) + h.invoke("b", (short) 2) + h.bindTo("c").invoke(3)
                + MethodHandles.insertArguments(h, 1, 9).invoke("d") + MethodHandles.permuteArguments(h,
                MethodType.methodType(String.class, int.class, String.class), 1, 0).invoke(4, "e")
                + MethodHandles.filterReturnValue(h, l.findVirtual(String.class, "length",
                MethodType.methodType(int.class))).invoke("ff", 10) + h.asSpreader(Object[].class,
                2).invoke(new Object[]{"g", 5}) + h.type());
        try {
            String s = (String) h.invokeExact("a", (Integer) 1);
        } catch (WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        MethodHandle g = MethodHandles.guardWithTest(l.findVirtual(String.class, "isEmpty",
                MethodType.methodType(boolean.class)),
                MethodHandles.dropArguments(MethodHandles.constant(String.class, "empty"), 0, String.class),
                MethodHandles.identity(String.class));
        System.out.println((String) g.invokeExact("") + (String) g.invokeExact("full"));
        System.out.println(MethodHandles.catchException(l.findStatic(Integer.class, "parseInt",
                MethodType.methodType(int.class, String.class)), NumberFormatException.class,
                MethodHandles.dropArguments(MethodHandles.constant(int.class, -1), 0,
                NumberFormatException.class)).invoke("zz"));
        MethodHandle lp = MethodHandles.countedLoop(MethodHandles.constant(int.class, 5),
                MethodHandles.constant(int.class, 1), l.findStatic(LibraryTour.class, "step",
                MethodType.methodType(int.class, int.class, int.class)));
        System.out.println(lp.invoke());
        System.out.println(l.findSpecial(LibraryTour.class, "pv", MethodType.methodType(String.class),
                LibraryTour.class).invoke(new LibraryTour()) + ""
                + l.unreflect(LibraryTour.class.getDeclaredMethod("pv")).invoke(new LibraryTour())
                + l.findConstructor(StringBuilder.class, MethodType.methodType(void.class,
                String.class)).invoke("sb") + MethodHandles.arrayElementGetter(int[].class).invoke(new int[]{7, 8},
                1));
        try {
            l.findVirtual(String.class, "nope", MethodType.methodType(void.class));
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        try {
            MethodHandles.publicLookup().findVirtual(LibraryTour.class, "pv", MethodType.methodType(String.class));
        } catch (IllegalAccessException e) {
            System.out.println(e.getMessage());
        }
        VarHandle vh = l.findVarHandle(LibraryTour.class, "vol", long.class);
        LibraryTour o = new LibraryTour();
        System.out.println(vh.compareAndSet(o, 0L, 5L) + " " + vh.getAndAdd(o, 3L) + " " + vh.getVolatile(o) + " "
                + vh.getAndBitwiseOr(o, 16L) + vh.getAcquire(o) + vh.varType() + vh.coordinateTypes());
        VarHandle ah = MethodHandles.arrayElementVarHandle(int[].class);
        int[] ar = {1, 2};
        ah.setRelease(ar, 1, 9);
        System.out.println(ar[1] + " " + ah.getAndSet(ar, 0, 4));
        try {
            vh.set(o, "x");
        } catch (WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        VarHandle bv = MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.BIG_ENDIAN);
        System.out.println(bv.get(new byte[]{1, 2, 3, 4, 5}, 1));
        CallSite cs = new MutableCallSite(MethodHandles.constant(int.class, 3));
        System.out.println(cs.dynamicInvoker().invoke());
        System.out.println(AtomicIntegerFieldUpdater.newUpdater(Upd.class, "x").incrementAndGet(new Upd()));
        StackWalker.getInstance().forEach(f -> System.out.println(f.getMethodName() + " " + f.getLineNumber()));
        System.out.println(StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).walk(s ->
                s.map(StackWalker.StackFrame::getDeclaringClass).findFirst().get()) + " " + caller());
        System.out.println(Thread.currentThread().getStackTrace()[1].getMethodName() + Thread.currentThread()
                + Thread.currentThread().getThreadGroup().getParent());
        URI u = new URI("http://user@host:80/a/../b?q=1#f");
        System.out.println(u.normalize() + u.getPath() + u.getQuery() + u.resolve("c/d") + " "
                + URLEncoder.encode("a b&ü", "UTF-8") + URLDecoder.decode("a+b%26", "UTF-8") + " "
                + new URL("https://x.y/z?w").getHost());
        try {
            new URI("ht tp:");
        } catch (URISyntaxException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(InetAddress.getByName("127.0.0.1").isLoopbackAddress() + " "
                + InetAddress.getByAddress(new byte[]{1, 2, 3, 4}).getHostAddress());
        ResourceBundle rb = new ListResourceBundle() {
            protected Object[][] getContents() {
                return new Object[][]{{"k", "v"}};
            }
        };
        System.out.println(rb.getString("k"));
        try {
            rb.getString("zz");
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage());
        }
        try {
            ResourceBundle.getBundle("nobundle");
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage());
        }
        Logger lg = Logger.getLogger("t");
        lg.setUseParentHandlers(false);
        lg.addHandler(new Handler() {
            public void publish(LogRecord x) {
                System.out.println(x.getLevel() + " " + x.getMessage() + " " + x.getSourceMethodName());
            }
            public void flush() {}
            public void close() {}
        });
        lg.warning("careful");
        lg.fine("hidden");
        lg.log(Level.SEVERE, "x {0}", 1);
        for (String s : new Node<>("a", new Node<>("b", null))) System.out.print(s);
        System.out.println();
        BitSet bs = new BitSet();
        bs.set(1, 5);
        bs.flip(3);
        System.out.println(bs + " " + bs.cardinality() + bs.nextClearBit(1) + Arrays.toString(bs.toLongArray()));
        StringJoiner sj = new StringJoiner(",", "{", "}");
        sj.setEmptyValue("E");
        System.out.println(sj);
        sj.add("a").add("b");
        System.out.println(sj);
        Scanner sc = new Scanner("12 3,5 x\nline two\n0x1F true 1e3");
        System.out.println(sc.nextInt() + sc.next() + sc.next() + sc.nextLine() + sc.nextLine() + sc.hasNextInt()
                + sc.next() + sc.nextBoolean() + sc.nextDouble() + sc.hasNext());
        StringTokenizer st = new StringTokenizer("a b,c", " ,", true);
        while (st.hasMoreTokens()) System.out.print(st.nextToken() + "|");
        System.out.println();
        WeakHashMap<Object, String> wh = new WeakHashMap<>();
        Object key = new Object();
        wh.put(key, "v");
        System.out.println(wh.size() + wh.get(key));
        IdentityHashMap<String, Integer> im = new IdentityHashMap<>();
        im.put(new String("a"), 1);
        im.put(new String("a"), 2);
        System.out.println(im.size());
        LinkedHashMap<Integer, Integer> lru = new LinkedHashMap<>(4, .75f, true) {
            protected boolean removeEldestEntry(Map.Entry<Integer, Integer> e) {
                return size() > 2;
            }
        };
        lru.put(1, 1);
        lru.put(2, 2);
        lru.get(1);
        lru.put(3, 3);
        System.out.println(lru);
        Spliterator<Integer> sp = List.of(1, 2, 3, 4, 5).spliterator();
        Spliterator<Integer> half = sp.trySplit();
        half.forEachRemaining(x -> System.out.print(x));
        System.out.println(" " + sp.estimateSize() + sp.hasCharacteristics(Spliterator.SIZED));
        Currency cu = Currency.getInstance("EUR");
        System.out.println(cu.getSymbol(Locale.FRANCE) + cu.getDefaultFractionDigits()
                + Locale.forLanguageTag("zh-Hant-TW").getScript() + new Locale("de",
                "AT").getDisplayCountry(Locale.ENGLISH) + "TITLE".toLowerCase(new Locale("tr"))
                + "straße".toUpperCase() + "ǅ".toLowerCase());
        Object[] oa = {3, "x", null, 2.5};
        System.out.println(Objects.hash(oa) + Arrays.asList(oa).toString() + Objects.toString(null, "d")
                + Arrays.hashCode(new double[]{1.5}) + List.of(1, 2).hashCode() + Map.of("a", 1).hashCode()
                + "hello".hashCode() + Boolean.hashCode(true) + Double.hashCode(1.1) + Long.hashCode(1L << 33)
                + new HashSet<>(List.of("b", "a", "zz")) + Arrays.compare(new int[]{1}, new int[]{1, 2})
                + Arrays.mismatch(new int[]{1, 2}, new int[]{1, 3}));
        int[] big = new Random(3).ints(2000).toArray();
        int[] c2 = big.clone();
        Arrays.sort(big);
        Arrays.parallelSort(c2);
        System.out.println(Arrays.equals(big, c2) + " " + Arrays.binarySearch(big, big[77]));
        Integer[] ints = {5, 3, 9};
        Arrays.sort(ints, Collections.reverseOrder());
        System.out.println(Arrays.toString(ints));
        List<Integer> sh = new ArrayList<>(List.of(1, 2, 3, 4, 5));
        Collections.shuffle(sh, new Random(5));
        Collections.rotate(sh, 2);
        System.out.println(sh + "" + Collections.frequency(sh, 3) + Collections.nCopies(2, "z") + Collections.max(sh)
                + Collections.disjoint(sh, List.of(9)));
        String isoStr = "caf\u00e9";
        System.out.println(isoStr + "\uD83D\uDE00".codePointAt(0) + "a\tb".translateEscapes() + "  x ".strip()
                + "ab".compareTo("abc") + "x".isBlank() + "Ab".equalsIgnoreCase("aB") + "a-b".indexOf('-')
                + String.join("/", List.of("p", "q")) + "%s!".formatted("f") + "abc".chars().sum() + "A".repeat(3)
                + "x\ny".lines().toList() + "  i".indent(2) + String.valueOf((Object) null)
                + new StringBuilder("abc").reverse().insert(1, 2.5f).replace(0, 1, "ZZ"));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        Thread t = new Thread(() -> {
            throw new IllegalStateException("in thread");
        }, "worker");
        t.setUncaughtExceptionHandler((th, e) -> System.out.println(th.getName() + " died " + e));
        t.start();
        t.join();
        System.out.println(System.getProperty("java.version").startsWith("17") + System.getProperty("no.such", "def")
                + System.lineSeparator().length() + Runtime.version().feature() + System.getenv("NOSUCH"));
        System.exit(sx + 7);
    }
    static int step(int a, int b) {
        return a * 2 + b;
    }
    static Class<?> caller() {
        return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass();
    }
    static class Upd {
        volatile int x = 4;
    }
}
