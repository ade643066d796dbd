package lang;

/** Static initialisers that fail: ExceptionInInitializerError, then NoClassDefFoundError. */
public class InitFailures {
    static class Bad {
        static int x = 1 / Integer.parseInt("0");

        static void call() {
        }
    }

    static class BadError {
        static int y;
        static { if (true) throw new StackOverflowError("pretend"); }
    }

    static class SubOfBad extends Bad2 {
        static int z = 5;
    }

    static class Bad2 {
        static Object o = fail("bad2");

        static Object fail(String s) {
            throw new IllegalStateException(s, new RuntimeException("root of " + s));
        }
    }

    interface BadIface {
        Object O = Bad2.fail("iface");
        int K = 7;
    }

    enum BadEnum {
        A, B;
        static { Object[] v = values(); v[2] = null; }
    }

    static class Depends {
        static int d;
        static { d = Chained.v; }
    }

    static class Chained {
        static int v = Integer.parseInt("nope");
    }

    interface Action {
        Object run() throws Throwable;
    }

    static void attempt(String what, Action a) {
        try {
            System.out.println(what + " -> " + a.run());
        } catch (Throwable t) {
            StringBuilder sb = new StringBuilder(what + " threw ");
            for (Throwable c = t; c != null; c = c.getCause()) {
                sb.append(c.getClass().getName()).append(": ").append(c.getMessage()).append(" <- ");
            }
            System.out.println(sb);
            if (t instanceof ExceptionInInitializerError) {
                Throwable inner = ((ExceptionInInitializerError) t).getException();
                StackTraceElement top = inner.getStackTrace()[inner.getStackTrace().length - 1];
                System.out.println("   inner " + inner.getClass().getSimpleName() + " last frame " + top.getMethodName());
                for (StackTraceElement e : inner.getStackTrace()) {
                    if (e.getMethodName().equals("<clinit>")) {
                        System.out.println("   clinit of " + e.getClassName() + ":" + e.getLineNumber());
                    }
                }
            }
        }
    }

    public static void main(String[] args) {
        attempt("Bad.x", () -> Bad.x);
        attempt("Bad.x again", () -> Bad.x);
        attempt("Bad.call", () -> { Bad.call(); return null; });
        attempt("new Bad", Bad::new);
        attempt("Bad.class", () -> Bad.class.getSimpleName());
        attempt("Bad array", () -> new Bad[3].length);
        attempt("forName Bad", () -> Class.forName("lang.InitFailures$Bad"));
        attempt("BadError", () -> BadError.y);
        attempt("BadError again", () -> BadError.y);
        attempt("SubOfBad", () -> SubOfBad.z);
        attempt("SubOfBad again", () -> SubOfBad.z);
        attempt("Bad2", () -> Bad2.o);
        attempt("BadIface.K", () -> BadIface.K);
        attempt("BadIface.O", () -> BadIface.O);
        attempt("BadIface.O again", () -> BadIface.O);
        attempt("BadEnum", () -> BadEnum.A);
        attempt("BadEnum valueOf", () -> BadEnum.valueOf("A"));
        attempt("Depends", () -> Depends.d);
        attempt("Chained", () -> Chained.v);
        attempt("Depends again", () -> Depends.d);
        attempt("forName missing", () -> Class.forName("lang.NoSuchClassAnywhere"));
        attempt("newInstance of Bad", () -> Bad.class.getDeclaredConstructor().newInstance());
        attempt("newInstance of Fresh", () -> Fresh.class.getDeclaredConstructor().newInstance());
        attempt("newInstance of Thrower", () -> Thrower.class.getDeclaredConstructor().newInstance());
        attempt("field of Late", () -> Late.class.getDeclaredField("f").getInt(null));
        attempt("field of Late again", () -> Late.class.getDeclaredField("f").getInt(null));
    }

    static class Fresh {
        static int[] a = new int[-1];
    }

    static class Thrower {
        Thrower() throws Exception {
            throw new Exception("in constructor");
        }
    }

    static class Late {
        static int f = Bad2.o.hashCode();
    }
}
