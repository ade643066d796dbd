package gov.nasa.jpf.vm;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;

/**
 * What a program can ask of the model checker that runs it.
 *
 * The bodies here are for a plain JVM, where a choice is one random value, a condition on the search has no effect, and
 * counters are those of the last run that {@link gov.nasa.jpf.util.test.TestJPF} has started. Inside gojpf every
 * method that has a meaning for the search is implemented by the machine.
 */
public class Verify {

    /** What {@link #getValue} returns for a key that has none. */
    public static final int NO_VALUE = -1;

    /** Levels of {@link #log}. */
    public static final int SEVERE = 1;
    public static final int WARNING = 2;
    public static final int INFO = 3;
    public static final int FINE = 4;
    public static final int FINER = 5;
    public static final int FINEST = 6;

    private static final Map<Integer, Integer> counters = new HashMap<>();
    private static final Map<String, Integer> values = new HashMap<>();
    private static final Map<Integer, BitSet> bitSets = new HashMap<>();
    private static final Random random = new Random(42);

    // ---- counters, values and bits: they survive backtracking and the end of a run

    public static synchronized int getCounter(int id) {
        return counters.getOrDefault(id, 0);
    }

    public static synchronized void resetCounter(int id) {
        counters.remove(id);
    }

    public static synchronized void setCounter(int id, int value) {
        if (id >= 0) {
            counters.put(id, value);
        }
    }

    /** Adds one to a counter and returns its new value. */
    public static synchronized int incrementCounter(int id) {
        return id < 0 ? 0 : counters.merge(id, 1, Integer::sum);
    }

    public static synchronized void putValue(String key, int value) {
        values.put(key, value);
    }

    public static synchronized int getValue(String key) {
        return values.getOrDefault(key, NO_VALUE);
    }

    public static synchronized void setBitInBitSet(int id, int bit, boolean value) {
        bitSets.computeIfAbsent(id, k -> new BitSet()).set(bit, value);
    }

    public static synchronized boolean getBitInBitSet(int id, int bit) {
        BitSet set = bitSets.get(id);
        return set != null && set.get(bit);
    }

    /** Forgets all counters, values and bits: what a run starts with. */
    public static synchronized void resetAll() {
        counters.clear();
        values.clear();
        bitSets.clear();
    }

    /** There are no Java peers in gojpf; the method lets programs link. */
    public static void setPeerClass(Class<?> peer) {}

    // ---- assertions and marks

    /** @deprecated use the assert statement */
    @Deprecated
    public static void assertTrue(String message, boolean condition) {
        if (!condition) {
            System.out.println(message);
            assertTrue(false);
        }
    }

    /** @deprecated use the assert statement */
    @Deprecated
    public static void assertTrue(boolean condition) {
        if (!condition) {
            throw new AssertionError("Verify.assertTrue failed");
        }
    }

    /** Adds a comment to the present transition of the trace. */
    public static void addComment(String comment) {}

    public static void atLabel(String label) {}

    public static void atLabel(int label) {}

    public static void instrumentPoint(String label) {}

    public static void instrumentPointDeep(String label) {}

    public static void instrumentPointDeepRecur(String label, int depth) {}

    /** Tells heuristics that the state is not worth following, if the condition holds. */
    public static void boring(boolean condition) {}

    /** Tells heuristics that the state is worth following, if the condition holds. */
    public static void interesting(boolean condition) {}

    // ---- the search

    /** From here to {@link #endAtomic} no other thread is scheduled. */
    public static void beginAtomic() {}

    public static void endAtomic() {}

    /** Waits by doing nothing; inside the machine no time passes. */
    public static void busyWait(long duration) {
        for (long left = duration; left > 0; left--) {
            Thread.onSpinWait();
        }
    }

    /** Gives up the present path if the condition holds. */
    public static void ignoreIf(boolean condition) {}

    /** Ends the transition, so that the state here is stored and matched. */
    public static void breakTransition(String reason) {}

    /** Ends the transition with a choice from min to max, even if that is only one value. */
    public static int breakTransition(String reason, int min, int max) {
        return -1;
    }

    public static void terminateSearch() {}

    public static void setHeuristicSearchValue(int value) {}

    public static void resetHeuristicSearchValue() {}

    public static int getHeuristicSearchValue() {
        return 0;
    }

    public static boolean vmIsMatchingStates() {
        return false;
    }

    public static boolean isTraceReplay() {
        return false;
    }

    public static void storeTrace(String fileName, String comment) {}

    public static void storeTraceIf(boolean condition, String fileName, String comment) {
        if (condition) {
            storeTrace(fileName, comment);
        }
    }

    public static void storeTraceAndTerminate(String fileName, String comment) {
        storeTrace(fileName, comment);
        terminateSearch();
    }

    public static void storeTraceAndTerminateIf(boolean condition, String fileName, String comment) {
        if (condition) {
            storeTraceAndTerminate(fileName, comment);
        }
    }

    public static boolean isShared(Object object) {
        return false;
    }

    public static void setShared(Object object, boolean shared) {}

    public static void freezeSharedness(Object object, boolean freeze) {}

    // ---- choices

    public static boolean getBoolean() {
        return random.nextBoolean();
    }

    public static boolean getBoolean(boolean falseFirst) {
        return getBoolean();
    }

    /** A value from min to max, both included. */
    public static int getInt(int min, int max) {
        long low = Math.min(min, max);
        return (int) (low + random.nextLong(Math.max(min, max) - low + 1));
    }

    /** A value of the choice generator that the configuration describes under the key. */
    public static int getInt(String key) {
        return random.nextInt();
    }

    public static int getIntFromList(int... values) {
        return empty(values == null ? 0 : values.length) ? random.nextInt() : values[random.nextInt(values.length)];
    }

    public static double getDouble(String key) {
        return random.nextDouble();
    }

    public static double getDoubleFromList(double... values) {
        return empty(values == null ? 0 : values.length) ? random.nextDouble() : values[random.nextInt(values.length)];
    }

    public static long getLongFromList(long... values) {
        return empty(values == null ? 0 : values.length) ? random.nextLong() : values[random.nextInt(values.length)];
    }

    public static float getFloatFromList(float... values) {
        return empty(values == null ? 0 : values.length) ? random.nextFloat() : values[random.nextInt(values.length)];
    }

    private static boolean empty(int length) {
        return length == 0;
    }

    /** An object of the choice generator that the configuration describes under the key. */
    public static Object getObject(String key) {
        return "?";
    }

    /** A live object of the type, or null. */
    public static Object randomObject(String type) {
        return null;
    }

    /** A value from 0 to max, both included. */
    public static int random(int max) {
        return getInt(0, max);
    }

    public static boolean randomBool() {
        return getBoolean();
    }

    /** The value with some choice of bits, of the lowest ones, flipped. */
    public static long getBitFlip(long value, int bits, int length) {
        return value;
    }

    public static long getBitFlip(long value, int bits) {
        return getBitFlip(value, bits, 64);
    }

    public static int getBitFlip(int value, int bits) {
        return (int) getBitFlip((long) value, bits, 32);
    }

    public static short getBitFlip(short value, int bits) {
        return (short) getBitFlip((long) value, bits, 16);
    }

    public static char getBitFlip(char value, int bits) {
        return (char) getBitFlip((long) value, bits, 16);
    }

    public static byte getBitFlip(byte value, int bits) {
        return (byte) getBitFlip((long) value, bits, 8);
    }

    public static double getBitFlip(double value, int bits) {
        return Double.longBitsToDouble(getBitFlip(Double.doubleToRawLongBits(value), bits, 64));
    }

    public static float getBitFlip(float value, int bits) {
        return Float.intBitsToFloat(getBitFlip(Float.floatToRawIntBits(value), bits));
    }

    public static boolean getBitFlip(boolean value) {
        return getBitFlip(value ? 1L : 0L, 1, 1) != 0;
    }

    // ---- output: straight to the console, without the state of System.out

    public static void print(String text) {
        System.out.print(text);
    }

    public static void print(String text, int value) {
        System.out.print(text + " : " + value);
    }

    public static void print(String text, boolean value) {
        System.out.print(text + " : " + value);
    }

    public static void print(String... texts) {
        for (String text : texts) {
            System.out.print(text);
        }
    }

    public static void println() {
        System.out.println();
    }

    public static void println(String text) {
        System.out.println(text);
    }

    public static void threadPrint(String text) {
        System.out.print(Thread.currentThread().getName() + ": " + text);
    }

    public static void threadPrintln(String text) {
        threadPrint(text);
        System.out.println();
    }

    /** Prints what the program has printed on the present path. */
    public static void printPathOutput(String message) {}

    public static void printPathOutput(boolean condition, String message) {}

    public static void log(String logger, int level, String message) {
        System.err.println(message);
    }

    public static void log(String logger, int level, String message, String argument) {
        System.err.println(message + argument);
    }

    public static void log(String logger, int level, String format, Object... arguments) {
        System.err.println(String.format(format, arguments));
    }

    // ---- attributes: values beside a field, variable, element or object, that only the machine sees

    public static void setFieldAttribute(Object object, String field, int attribute) {}

    public static int getFieldAttribute(Object object, String field) {
        return 0;
    }

    public static void addFieldAttribute(Object object, String field, int attribute) {}

    public static int[] getFieldAttributes(Object object, String field) {
        return new int[0];
    }

    public static void setLocalAttribute(String variable, int attribute) {}

    public static int getLocalAttribute(String variable) {
        return 0;
    }

    public static void addLocalAttribute(String variable, int attribute) {}

    public static int[] getLocalAttributes(String variable) {
        return new int[0];
    }

    public static void setElementAttribute(Object array, int index, int attribute) {}

    public static int getElementAttribute(Object array, int index) {
        return 0;
    }

    public static void addElementAttribute(Object array, int index, int attribute) {}

    public static int[] getElementAttributes(Object array, int index) {
        return new int[0];
    }

    public static void setObjectAttribute(Object object, int attribute) {}

    public static int getObjectAttribute(Object object) {
        return 0;
    }

    public static void addObjectAttribute(Object object, int attribute) {}

    public static int[] getObjectAttributes(Object object) {
        return new int[0];
    }

    // ---- the rest

    public static boolean isRunningInJPF() {
        return false;
    }

    /** Whether the method that calls this one was called from a method of the class or of a subclass. */
    public static boolean isCalledFromClass(String className) {
        return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).walk(frames ->
                frames.skip(2).findFirst().map(frame -> isSubclass(frame.getDeclaringClass(), className)).orElse(false));
    }

    private static boolean isSubclass(Class<?> c, String name) {
        if (c == null) {
            return false;
        }
        return c.getName().equals(name) || isSubclass(c.getSuperclass(), name)
                || Arrays.stream(c.getInterfaces()).anyMatch(i -> isSubclass(i, name));
    }

    /** The time of the host. */
    public static long currentTimeMillis() {
        return System.currentTimeMillis();
    }

    /** Changes the configuration: each argument is key=value. */
    public static void setProperties(String... settings) {}

    public static String getProperty(String key) {
        return null;
    }

    /** An object of the class with fields from a JSON text, in which values may be choices. */
    public static <T> T createFromJSON(Class<T> type, String json) {
        return null;
    }

    public static void writeObjectToFile(Object object, String fileName) {
        try (ObjectOutputStream out = new ObjectOutputStream(new FileOutputStream(fileName))) {
            out.writeObject(object);
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    public static <T> T readObjectFromFile(Class<T> type, String fileName) {
        try (ObjectInputStream in = new ObjectInputStream(new FileInputStream(fileName))) {
            return type.cast(in.readObject());
        } catch (IOException | ClassNotFoundException e) {
            throw new RuntimeException(e);
        }
    }
}
