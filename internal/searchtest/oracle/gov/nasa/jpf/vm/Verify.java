package gov.nasa.jpf.vm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * Choices on a plain JVM, for the oracle: each run of a program follows a prescribed list of alternatives and takes the
 * first one beyond its end. Knows only what the programs use.
 */
public class Verify {

    /** Ends a path that is given up. */
    public static final class GivenUp extends Error {
        GivenUp() {
            super(null, null, false, false);
        }
    }

    private static final class Choice {
        final int alternatives;
        int taken;

        Choice(int alternatives) {
            this.alternatives = alternatives;
        }
    }

    private static final List<Choice> path = new ArrayList<>();
    private static int position;
    private static boolean givenUp;

    public static void reset() {
        path.clear();
        begin();
    }

    private static void begin() {
        position = 0;
        givenUp = false;
    }

    /** Goes to the next path; false when there is none. */
    public static boolean advance() {
        begin();
        for (int last = path.size() - 1; last >= 0; last--) {
            Choice choice = path.get(last);
            if (++choice.taken < choice.alternatives) {
                return true;
            }
            path.remove(last);
        }
        return false;
    }

    public static boolean wasGivenUp() {
        return givenUp;
    }

    private static synchronized int choose(int alternatives) {
        if (position == path.size()) {
            path.add(new Choice(alternatives));
        }
        return path.get(position++).taken;
    }

    public static void ignoreIf(boolean condition) {
        if (condition) {
            givenUp = true;
            throw new GivenUp();
        }
    }

    public static boolean getBoolean() {
        return choose(2) == 1;
    }

    public static int getInt(int min, int max) {
        return Math.min(min, max) + choose(Math.abs(max - min) + 1);
    }

    public static int random(int max) {
        return getInt(0, max);
    }

    public static int getIntFromList(int... values) {
        Object[] different = new LinkedHashSet<>(Arrays.stream(values).boxed().toList()).toArray();
        return (Integer) different[choose(different.length)];
    }

    public static long getLongFromList(long... values) {
        return values[choose(values.length)];
    }

    public static double getDoubleFromList(double... values) {
        return values[choose(values.length)];
    }

    public static void beginAtomic() {}

    public static void endAtomic() {}

    public static void breakTransition(String reason) {}
}
