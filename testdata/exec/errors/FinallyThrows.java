// exit: 1
package errors;

/** Exceptions replaced by finally blocks, by catch blocks, by constructors of exceptions. */
public class FinallyThrows {
    static class Bad extends RuntimeException {
        Bad(Object detail) {
            super("bad " + detail.toString());
        }
    }

    static String trail = "";

    static int replace(int mode) {
        try {
            trail += "t";
            if (mode > 0) {
                throw new IllegalStateException("first");
            }
            return 1;
        } catch (IllegalStateException e) {
            trail += "c";
            if (mode > 1) {
                throw new IllegalArgumentException("second", e);
            }
            return 2;
        } finally {
            trail += "f";
            if (mode > 2) {
                throw new UnsupportedOperationException("third");
            }
        }
    }

    static int counter;

    static int nestedFinally() {
        try {
            try {
                counter++;
                return counter;
            } finally {
                counter += 10;
                try {
                    counter += 100;
                    throw new RuntimeException("inner");
                } catch (RuntimeException e) {
                    counter += 1000;
                } finally {
                    counter += 10000;
                }
            }
        } finally {
            counter += 100000;
        }
    }

    static void constructing(Object detail) {
        throw new Bad(detail);
    }

    static Object loop() {
        int n = 0;
        while (true) {
            try {
                n++;
                if (n < 3) {
                    continue;
                }
                throw new Exception("n=" + n);
            } catch (Exception e) {
                if (n < 5) {
                    continue;
                }
                return e.getMessage();
            } finally {
                trail += n;
            }
        }
    }

    public static void main(String[] args) {
        for (int mode = 0; mode < 4; mode++) {
            try {
                System.out.println(mode + " returned " + replace(mode));
            } catch (RuntimeException e) {
                System.out.println(mode + " " + e.getMessage() + " cause " + e.getCause() + " suppressed " + e.getSuppressed().length);
            }
        }
        System.out.println(trail);
        System.out.println(nestedFinally() + " " + counter);
        System.out.println(loop() + " " + trail);
        for (Object o : new Object[] {"x", 5, null}) {
            try {
                constructing(o);
            } catch (Bad e) {
                System.out.println(e.getMessage());
            } catch (NullPointerException e) {
                System.out.println("exception's constructor failed: " + e.getMessage());
            }
        }
        try {
            replace(2);
        } finally {
            System.out.println("last words");
            trail = null;
        }
    }
}
