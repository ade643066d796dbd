// exit: 1
package errors;

import java.util.List;

/** Assertions with all kinds of details; the last one is uncaught with a cause as its detail. */
public class AssertUncaught {
    static int evaluated;

    static boolean check(int n) {
        evaluated++;
        return n < 10;
    }

    static String detail(int n) {
        evaluated += 100;
        return "detail " + n;
    }

    interface Law {
        int LIMIT = 5;

        static void hold(int n) {
            assert n <= LIMIT : n;
        }

        default void keep(int n) {
            assert n >= 0 : "negative " + n;
        }
    }

    static class Impl implements Law {
        class Deep {
            void go() {
                assert false;
            }
        }
    }

    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("held");
        } catch (AssertionError e) {
            System.out.println(e + " cause " + e.getCause() + " in " + e.getStackTrace()[0].getMethodName().replaceAll("lambda.*", "lambda"));
        }
    }

    public static void main(String[] args) {
        boolean on = false;
        assert on = true;
        System.out.println("assertions " + on + " " + AssertUncaught.class.desiredAssertionStatus());
        attempt(() -> { assert check(5) : detail(5); });
        attempt(() -> { assert check(15) : detail(15); });
        attempt(() -> { assert check(15); });
        attempt(() -> { assert false : 3; });
        attempt(() -> { assert false : 'c'; });
        attempt(() -> { assert false : 1.5; });
        attempt(() -> { assert false : 1L << 40; });
        attempt(() -> { assert false : 2.5f; });
        attempt(() -> { assert false : true; });
        attempt(() -> { assert false : List.of(1, 2); });
        attempt(() -> { assert false : null; });
        attempt(() -> { assert false : new RuntimeException("as detail"); });
        attempt(() -> Law.hold(5));
        attempt(() -> Law.hold(6));
        attempt(() -> new Impl().keep(-1));
        attempt(() -> new Impl().new Deep().go());
        System.out.println(evaluated);
        try {
            assert evaluated == 0 : new Object() {
                @Override
                public String toString() {
                    throw new IllegalArgumentException("detail fails");
                }
            };
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        assert evaluated == 0 : new IllegalStateException("evaluated " + evaluated, new Exception("root"));
        System.out.println("unreachable");
    }
}
