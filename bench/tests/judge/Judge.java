import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Runs tests of a class on mutants of it, each in a class loader of its own, and compares those
 * that pass with the original by random sequences of calls. A line that it reads is a mutant,
 * "CLASS OFFSET BYTES"; lines that it writes are "begin N", what it does with mutant N, "tests"
 * or "random", and what has become of it: "invalid", "killed" by which test, "changed" or "same".
 * What does not end is "endless", and ends the process where the JDK does not stop threads any more.
 *
 * Arguments: the folder of classes, that of tests, the class, its tests, the number of the first
 * mutant, of random sequences, and numbers to call methods with.
 */
public final class Judge {
    private static final long ENDLESS = 1_000_000_000L; // nanoseconds of processor time
    private static final String ENDED = "endless";
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private static final Map<String, byte[]> CLASSES = new HashMap<>();
    private static String target;
    private static String tests;
    private static int sequences;
    private static int[] numbers;

    /** Has classes and tests of its own, one of them changed. */
    private static final class Loader extends ClassLoader {
        private final String changed;
        private final byte[] bytes;

        Loader(String changed, byte[] bytes) {
            super(Judge.class.getClassLoader());
            this.changed = changed;
            this.bytes = bytes;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            byte[] b = name.equals(changed) ? bytes : CLASSES.get(name);
            if (b == null) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> c = findLoadedClass(name);
                return c != null ? c : defineClass(name, b, 0, b.length);
            }
        }
    }

    private interface Work {
        String run() throws Exception;
    }

    public static void main(String[] args) throws Exception {
        read(Path.of(args[0]));
        read(Path.of(args[1]));
        target = args[2];
        tests = args[3];
        int first = Integer.parseInt(args[4]);
        sequences = Integer.parseInt(args[5]);
        numbers = Arrays.stream(args).skip(6).mapToInt(Integer::parseInt).toArray();
        List<String> mutants = new String(System.in.readAllBytes()).lines().toList();
        long[] took = new long[2];
        String wrong = limited(() -> {
            String w = killer(new Loader("", null));
            took[1] = CLOCK.getCurrentThreadCpuTime();
            return w;
        }, 60 * ENDLESS);
        if (wrong != null) {
            System.out.println("broken " + wrong);
            return;
        }
        long[][] original = new long[sequences][];
        wrong = limited(() -> {
            String w = differs(new Loader("", null), original, true);
            took[0] = CLOCK.getCurrentThreadCpuTime();
            return w;
        }, 60 * ENDLESS);
        if (wrong != null) {
            System.out.println("broken random calls: " + wrong);
            return;
        }
        for (int n = first; n < mutants.size(); n++) {
            String[] words = mutants.get(n).split(" ");
            byte[] bytes = CLASSES.get(words[0]).clone();
            int at = Integer.parseInt(words[1]);
            for (int k = 0; k < words[2].length(); k += 2) {
                bytes[at++] = (byte) Integer.parseInt(words[2].substring(k, k + 2), 16);
            }
            System.out.println("begin " + n);
            System.out.flush();
            System.out.println(judge(words[0], bytes, original, took));
            System.out.flush();
        }
    }

    private static String judge(String name, byte[] bytes, long[][] original, long[] took) throws InterruptedException {
        long testing = ENDLESS / 4 + 5 * took[1];
        String invalid = limited(() -> {
            try {
                Class.forName(name, true, new Loader(name, bytes));
                return null;
            } catch (VerifyError | ClassFormatError e) {
                return "invalid";
            } catch (LinkageError e) {
                return null; // the tests will tell
            }
        });
        if ("invalid".equals(invalid) || ENDED.equals(invalid)) {
            return invalid;
        }
        System.out.println("tests");
        System.out.flush();
        String killer = limited(() -> killer(new Loader(name, bytes)), testing);
        if (killer != null) {
            return killer.equals(ENDED) ? ENDED : "killed " + killer;
        }
        System.out.println("random");
        System.out.flush();
        return limited(() -> differs(new Loader(name, bytes), original, false), ENDLESS + 5 * took[0]) != null ? "changed" : "same";
    }

    private static void read(Path folder) throws Exception {
        try (var files = Files.walk(folder)) {
            for (Path p : files.filter(p -> p.toString().endsWith(".class")).toList()) {
                String name = folder.relativize(p).toString();
                CLASSES.put(name.substring(0, name.length() - 6).replace('/', '.'), Files.readAllBytes(p));
            }
        }
    }

    /** Does something that may run for ever, which ends the process with a word on it. */
    private static String limited(Work work) throws InterruptedException {
        return limited(work, ENDLESS);
    }

    private static String limited(Work work, long most) throws InterruptedException {
        String[] result = new String[1];
        Thread t = new Thread(null, () -> {
            try {
                result[0] = work.run();
            } catch (Throwable e) {
                result[0] = "throws " + e.getClass().getName();
            }
        }, "work", 1 << 20);
        t.start();
        for (int i = 0; t.isAlive(); i++) {
            t.join(20);
            long used = CLOCK.getThreadCpuTime(t.getId());
            if (t.isAlive() && (used > most || i > 6000)) {
                if (stopped(t)) {
                    return ENDED;
                }
                System.out.println(ENDED);
                System.out.flush();
                Runtime.getRuntime().halt(3);
            }
        }
        return result[0];
    }

    private static boolean stopped(Thread t) throws InterruptedException {
        try {
            Thread.class.getMethod("stop").invoke(t);
            t.join(5000);
        } catch (ReflectiveOperationException e) {
            return false; // since Java 20
        }
        return !t.isAlive();
    }

    /** The test that fails, null if none does. */
    private static String killer(Loader loader) throws Exception {
        Class<?> c = Class.forName(tests, true, loader);
        List<Method> list = new ArrayList<>();
        List<Method> before = new ArrayList<>();
        for (Method m : c.getDeclaredMethods()) {
            for (var a : m.getAnnotations()) {
                String name = a.annotationType().getSimpleName();
                if (name.equals("Test")) {
                    list.add(m);
                } else if (name.equals("BeforeEach")) {
                    before.add(m);
                }
            }
            m.setAccessible(true);
        }
        list.sort(Comparator.comparing(Method::getName));
        Constructor<?> make = c.getDeclaredConstructor();
        make.setAccessible(true);
        for (Method m : list) {
            try {
                Object o = make.newInstance();
                for (Method b : before) {
                    b.invoke(o);
                }
                m.invoke(o);
            } catch (InvocationTargetException e) {
                return m.getName();
            }
        }
        return null;
    }

    /** Notes what random calls do, or says where it is something else, null for nowhere. */
    private static String differs(Loader loader, long[][] original, boolean record) throws Exception {
        Class<?> c = Class.forName(target, true, loader);
        Calls calls = new Calls(c, numbers);
        for (int s = 0; s < sequences; s++) {
            long[] seen = calls.make(s, record ? null : original[s]);
            if (record) {
                original[s] = seen;
            } else if (seen == null) {
                return "sequence " + s;
            }
        }
        return null;
    }

    /** Random calls of a class's public members, the same for the same number. */
    private static final class Calls {
        private static final int MOST = 60;
        private final List<Constructor<?>> begins = new ArrayList<>();
        private final List<Method> methods = new ArrayList<>();
        private final Class<?> type;
        private final int[] numbers;
        private Random random;
        private int profile;

        Calls(Class<?> type, int[] numbers) {
            this.type = type;
            this.numbers = numbers;
            for (Constructor<?> k : type.getDeclaredConstructors()) {
                if (Modifier.isPublic(k.getModifiers())) {
                    begins.add(k);
                }
            }
            for (Method m : type.getDeclaredMethods()) {
                if (Modifier.isPublic(m.getModifiers()) && !m.isSynthetic() && !m.isBridge()
                        && (Modifier.isStatic(m.getModifiers()) || !begins.isEmpty())) {
                    methods.add(m);
                }
            }
            begins.sort(Comparator.comparing(Constructor::toString));
            methods.sort(Comparator.comparing(Method::toString));
        }

        /** The outcomes of a sequence; null where they are not those expected. */
        long[] make(int number, long[] expected) throws Exception {
            random = new Random(number * 7919L);
            profile = random.nextInt(6);
            long[] seen = new long[MOST + 1];
            int length = 1 + random.nextInt(MOST);
            Object receiver = null;
            if (!begins.isEmpty()) {
                Constructor<?> k = begins.get(random.nextInt(begins.size()));
                Object[] args = arguments(k.getParameterTypes(), 2);
                try {
                    receiver = k.newInstance(args);
                } catch (InvocationTargetException e) {
                    seen[0] = hash(e.getCause().getClass().getName());
                }
            }
            boolean constructed = receiver != null || begins.isEmpty();
            if (expected != null && seen[0] != expected[0]) {
                return null;
            }
            for (int i = 1; constructed && i <= length; i++) {
                Method m = methods.get(random.nextInt(methods.size()));
                Object[] args = arguments(m.getParameterTypes(), 2);
                String outcome;
                try {
                    Object result = m.invoke(receiver, args);
                    outcome = result == receiver && result != null ? "this" : text(result, 3);
                } catch (InvocationTargetException e) {
                    outcome = "throws " + e.getCause().getClass().getName();
                }
                for (Object a : args) {
                    if (a != null && a.getClass().isArray()) {
                        outcome += text(a, 3);
                    }
                }
                seen[i] = hash(outcome);
                if (expected != null && seen[i] != expected[i]) {
                    return null;
                }
            }
            return seen;
        }

        private static long hash(String s) {
            long h = 1125899906842597L;
            for (int i = 0; i < s.length(); i++) {
                h = 31 * h + s.charAt(i);
            }
            return h;
        }

        private Object[] arguments(Class<?>[] types, int depth) {
            Object[] args = new Object[types.length];
            for (int i = 0; i < args.length; i++) {
                args[i] = argument(types[i], depth);
            }
            return args;
        }

        private long integer() {
            if (numbers.length > 0 && random.nextInt(8) == 0) {
                return numbers[random.nextInt(numbers.length)] + random.nextInt(3) - 1;
            }
            return switch (profile) {
                case 0 -> random.nextInt(3);
                case 1 -> random.nextInt(7) - 1;
                case 2 -> random.nextInt(24) - 3;
                case 3 -> random.nextInt(201) - 100;
                case 4 -> random.nextInt(4) == 0 ? (random.nextBoolean() ? Integer.MIN_VALUE : Integer.MAX_VALUE) : random.nextInt(10);
                default -> random.nextInt(3) == 0 ? random.nextInt() : random.nextInt(10);
            };
        }

        private static final String[] TEXTS = {"", "a", "b", "ab", "ba", "1", "-12", "007", " x ", "A", "aab", "a b  c", "(a)", "3.5", "+", "zz9"};

        private Object argument(Class<?> t, int depth) {
            if (t == int.class || t == Integer.class) {
                return (int) integer();
            } else if (t == long.class) {
                return profile == 5 && random.nextBoolean() ? random.nextLong() : integer();
            } else if (t == short.class) {
                return (short) integer();
            } else if (t == byte.class) {
                return (byte) integer();
            } else if (t == char.class) {
                return random.nextInt(3) == 0 ? (char) random.nextInt(128) : (char) ('a' + random.nextInt(4));
            } else if (t == boolean.class) {
                return random.nextBoolean();
            } else if (t == double.class) {
                return random.nextInt(12) == 0 ? Double.NaN : integer() / (double) (1 + random.nextInt(4));
            } else if (t == float.class) {
                return integer() / (float) (1 + random.nextInt(4));
            } else if (random.nextInt(12) == 0) {
                return null;
            } else if (t == String.class || t == CharSequence.class) {
                return TEXTS[random.nextInt(profile == 0 ? 3 : TEXTS.length)];
            } else if (t == Object.class || t == Comparable.class) {
                return profile % 2 == 0 ? (Object) (int) integer() : TEXTS[random.nextInt(TEXTS.length)];
            } else if (t.isArray()) {
                Object a = Array.newInstance(t.getComponentType(), random.nextInt(6));
                for (int i = 0; i < Array.getLength(a); i++) {
                    Array.set(a, i, argument(t.getComponentType(), depth));
                }
                return a;
            } else if (t.isEnum()) {
                return t.getEnumConstants()[random.nextInt(t.getEnumConstants().length)];
            } else if (t == type && depth > 0 && !begins.isEmpty()) {
                return another(depth - 1);
            }
            return null;
        }

        private Object another(int depth) {
            Constructor<?> k = begins.get(random.nextInt(begins.size()));
            try {
                Object o = k.newInstance(arguments(k.getParameterTypes(), depth));
                for (int i = random.nextInt(6); i > 0; i--) {
                    Method m = methods.get(random.nextInt(methods.size()));
                    Object[] args = arguments(m.getParameterTypes(), depth);
                    try {
                        m.invoke(o, args);
                    } catch (InvocationTargetException e) {
                        continue; // it is what it is now
                    }
                }
                return o;
            } catch (ReflectiveOperationException e) {
                return null;
            }
        }

        /** What can be seen of a value. */
        private String text(Object o, int depth) {
            if (o == null || o instanceof String || o instanceof Number || o instanceof Boolean || o instanceof Character) {
                return o == null ? "null" : o.getClass().getSimpleName() + " " + o;
            } else if (o instanceof Enum<?> e) {
                return e.name();
            } else if (depth == 0) {
                return "...";
            }
            StringBuilder b = new StringBuilder(o.getClass().getName());
            if (o.getClass().isArray()) {
                b.setLength(0);
                for (int i = 0; i < Array.getLength(o); i++) {
                    b.append(text(Array.get(o, i), depth - 1)).append(',');
                }
            } else if (o instanceof Map<?, ?> m) {
                m.forEach((k, v) -> b.append(text(k, depth - 1)).append('=').append(text(v, depth - 1)).append(','));
            } else if (o instanceof Collection<?> c) {
                c.forEach(e -> b.append(text(e, depth - 1)).append(','));
            } else if (o instanceof Iterator<?> i) {
                for (int n = 0; n < 200 && i.hasNext(); n++) {
                    b.append(text(i.next(), depth - 1)).append(',');
                }
            } else if (overrides(o.getClass())) {
                b.append(o);
            }
            return b.toString();
        }

        private static boolean overrides(Class<?> c) {
            try {
                return c.getMethod("toString").getDeclaringClass() != Object.class;
            } catch (NoSuchMethodException e) {
                return false;
            }
        }
    }
}
