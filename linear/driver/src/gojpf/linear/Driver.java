package gojpf.linear;

import java.util.Arrays;

/** Runs scenarios: operations of one object by several threads, see linear/hook.go. */
final class Driver extends Thread {
    /** What the operations are called on. */
    static Object subject;

    /** Arguments that are references. */
    static Object[] values;

    /** Whose turn it is where one operation runs at a time. */
    private static volatile int turn;

    private final int number;
    private final int operations;
    private final boolean inTurn;

    private Driver(int number, int operations, boolean inTurn) {
        super(name(number));
        this.number = number;
        this.operations = operations;
        this.inTurn = inTurn;
    }

    public static void main(String[] args) throws Exception {
        for (String type : args) {
            Class.forName(type);
        }
        String[] types = types();
        String[] texts = texts();
        values = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            values[i] = value(types[i], texts[i]);
        }
        end();
        int[] counts = counts();
        subject = create();
        if (subject != null && inTurn()) {
            alone(counts);
        } else if (subject != null) {
            together(counts);
        }
        if (subject != null && complete()) {
            for (int i = checks(); --i >= 0; ) {
                check(i);
            }
        }
        end();
    }

    /** The first thread of a scenario runs before the others, the last one after them. */
    private static void together(int[] counts) {
        int last = counts.length - 1;
        for (int first = 0; first <= last; ) {
            int next = first == 0 ? 1 : first < last ? last : last + 1;
            int started = 0;
            for (int i = first; i < next; i++) {
                if (counts[i] > 0) {
                    if (started++ == 0) {
                        atomic(1); // what threads do before all of them are there they can do later
                    }
                    new Driver(i, counts[i], false).start();
                }
            }
            if (started > 0) {
                atomic(-1);
                still();
                if (!complete()) {
                    return;
                }
            }
            first = next;
        }
    }

    private static void alone(int[] counts) {
        Driver[] threads = new Driver[counts.length];
        for (int next = next(); next >= 0; next = next()) {
            if (threads[next] == null) {
                turn = next;
                threads[next] = new Driver(next, counts[next], true);
                threads[next].start();
            } else {
                threads[next].go();
            }
            still();
        }
    }

    /** Has the thread make its next operation. */
    private synchronized void go() {
        turn = number;
        notify();
    }

    /** Not by park, whose permits are for the operations. */
    private synchronized void await() {
        boolean interrupted = false;
        while (turn != number) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        turn = -1;
        if (interrupted) {
            interrupt(); // the next operation finds it
        }
    }

    @Override
    public void run() {
        for (int i = 0; i < operations; i++) {
            if (inTurn) {
                await();
            }
            String result = call(number);
            if (result != null) {
                ended(number, result);
            }
        }
    }

    private static Object value(String type, String text) throws Exception {
        if (text == null) {
            return null;
        }
        switch (type) {
            case "java.lang.Boolean":
                return Boolean.valueOf(text);
            case "java.lang.Byte":
                return Byte.valueOf(text);
            case "java.lang.Short":
                return Short.valueOf(text);
            case "java.lang.Character":
                return Character.valueOf(text.charAt(0));
            case "java.lang.Integer":
                return Integer.valueOf(text);
            case "java.lang.Long":
                return Long.valueOf(text);
            case "java.lang.Float":
                return Float.valueOf(text);
            case "java.lang.Double":
                return Double.valueOf(text);
            case "java.lang.String":
                return text;
            default: // a constant of an enumeration
                for (Object constant : Class.forName(type).getEnumConstants()) {
                    if (((Enum<?>) constant).name().equals(text)) {
                        return constant;
                    }
                }
                throw new IllegalArgumentException(type + " has no constant " + text);
        }
    }

    /** Describes what an operation has returned and what is no simple value. */
    static String text(Object o) {
        if (o instanceof Object[]) {
            return Arrays.deepToString((Object[]) o);
        }
        return o.toString();
    }

    /** The classes and the texts of arguments that are references. */
    private static native String[] types();

    private static native String[] texts();

    private static native String name(int thread);

    /** How many operations each thread has; they go on together, or in turn. */
    private static native int[] counts();

    private static native boolean inTurn();

    /** Makes the object, null where its constructor throws. */
    private static native Object create();

    /** Who is to run its next operation, where they run in turn; -1 at the end. */
    private static native int next();

    /** Runs the next operation of a thread. Returns its result where it matters when it ends. */
    private static native String call(int thread);

    /** Ends the present operation of a thread. */
    private static native void ended(int thread, String result);

    /** Enters a section in which no other thread goes on, or leaves it. */
    private static native void atomic(int by);

    /** Waits until no other thread can go on. */
    private static native void still();

    /** Whether all operations that were begun have ended. */
    private static native boolean complete();

    /** How many methods look at the object in the end. */
    private static native int checks();

    private static native void check(int i);

    /** Ends the stage. */
    private static native void end();
}
