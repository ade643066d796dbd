// release: 21
package java21;

/** Stack traces out of pattern switches, records and virtual threads. */
public class SwitchTraces {
    sealed interface S permits A, B {}
    record A(int n) implements S {}
    record B(String s) implements S {}

    static int work(S s) {
        return switch (s) {
            case A(int n) when 10 / n > 3 -> n;
            case A a -> throw new IllegalStateException("A " + a);
            case B(String t) -> t.length();
        };
    }

    static void trace(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e);
            for (StackTraceElement f : e.getStackTrace()) {
                System.out.println("  " + f.getMethodName().replaceAll("\\d+", "#") + ":" + f.getLineNumber());
            }
        }
    }

    public static void main(String[] args) {
        trace(() -> work(new A(0)));
        trace(() -> work(new A(5)));
        trace(() -> work(new B(null)));
        trace(() -> work(null));
        trace(() -> System.out.println(work(new A(2))));
    }
}
