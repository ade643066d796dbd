// release: 21
package java21;

/** An accessor that throws inside a pattern makes a MatchException. */
public class AccessorThrows {
    record Angry(int value) {
        public int value() {
            if (value < 0) {
                throw new IllegalStateException("negative " + value);
            }
            return value;
        }
    }
    record Worse(String text) {
        public String text() { throw new StackOverflowError("no"); }
    }

    static String tell(Object o) {
        try {
            return switch (o) {
                case Angry(int v) -> "value " + v;
                case Worse(String s) -> s;
                default -> "none";
            };
        } catch (MatchException e) {
            return e + " / " + e.getCause() + " / " + e.getStackTrace()[0].getMethodName();
        }
    }

    public static void main(String[] args) {
        System.out.println(tell(new Angry(3)));
        System.out.println(tell(new Angry(-3)));
        System.out.println(tell(new Worse("x")));
        System.out.println(tell("x"));
        Object o = new Angry(-1);
        try {
            System.out.println(o instanceof Angry(int v) ? v : 0);
        } catch (MatchException e) {
            System.out.println(e.getMessage());
        }
    }
}
