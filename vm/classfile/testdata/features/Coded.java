package features;

import java.io.IOException;
import java.util.List;
import java.util.Map;

abstract class Coded<T extends Comparable<T> & Runnable> implements Runnable, java.io.Serializable {
    static final int INT = -7;
    static final boolean YES = true;
    static final char CHAR = '\uffff';
    static final long LONG = Long.MAX_VALUE;
    static final float FLOAT = 0.1f;
    static final double DOUBLE = 1e300;
    static final String TEXT = "nul \0, e acute \u00e9, euro \u20ac, smile \ud83d\ude00, lone \ud800";
    final int instance = 3;
    transient volatile int[][] grid;
    Map<String, ? extends List<T>> generic;

    abstract int abstractMethod(int i, long l, double d, T[] ts) throws IOException, IllegalStateException;

    native void nativeMethod();

    static synchronized strictfp long choose(int key, String word) {
        switch (key) {
            case 1: return 1;
            case 2: return 2;
            case 1000000: return 3;
        }
        switch (word) {
            case "a": return 4;
            default: return 5;
        }
    }

    void handlers(Object lock, String... more) {
        List<T> typed = null;
        long wide = 1;
        try {
            synchronized (lock) {
                run();
            }
        } catch (IllegalStateException | IllegalArgumentException e) {
            wide++;
        } finally {
            wide--;
        }
    }
}
