package gojpf.tests;

/** What a driver tells the search, see tests/hook.go. */
final class Hook {
    private Hook() {}

    /** There is a test, or what several tests will stand for. */
    static native void planned(String name, String type, String method, String display);

    /** Has a method have these annotations, whatever its class file says. */
    static native void annotate(java.lang.reflect.Method m, java.util.Map<?, ?> annotations);

    /** A test begins. */
    static native void started(String name, String type, String method, String display);

    /** It has ended: passed, failed or aborted. */
    static native void finished(String name, String outcome, Throwable thrown, String text);

    /** A test does not run. */
    static native void skipped(String name, String type, String method, String why);

    /** What comes before the tests of a class begins, or a class goes on behind one that is nested in it. */
    static native void entered(String type);

    /** A class has ended, or failed outside of its tests: passed, failed or aborted. */
    static native void left(String type, String outcome, Throwable thrown, String text);

    /** A new stage has begun. */
    static native void next();

    /** The stage is over. The next one begins when all that it has begun is over. */
    static native void end();

    /** There are no more tests. */
    static native void done();

    /** Whether a test, by its class and method, is one to run. */
    static native boolean wanted(String type, String method, String display);

    /** Whether a test ran before, in another run of the program, and did not pass. */
    static native boolean lost(String name);

    static void finish(String name, String outcome, Throwable thrown) {
        finished(name, outcome, thrown, text(thrown));
        end();
        next();
    }

    static void leave(String type, String outcome, Throwable thrown) {
        left(type, outcome, thrown, text(thrown));
        end();
        next();
    }

    static void fail(String type, Throwable thrown) {
        leave(type, "failed", thrown);
    }

    static void over() {
        done();
        end();
    }

    private static String text(Throwable thrown) {
        if (thrown == null) {
            return null;
        }
        try {
            return thrown.getMessage();
        } catch (Throwable t) {
            return null;
        }
    }
}
