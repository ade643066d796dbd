// release: 21
// exit: 1
package java21;

/** A sealed type that got a subclass since: what the switch throws. */
public class MissingCase {
    record Broken(Object o) {
        public Object o() {
            throw new IllegalArgumentException("not today");
        }
    }

    static int count(Object o) {
        return switch (o) {
            case Broken(String s) -> s.length();
            case Broken b -> 1;
            default -> 2;
        };
    }

    public static void main(String[] args) {
        System.out.println(count("x"));
        System.out.println(count(new Broken("y")));
    }
}
