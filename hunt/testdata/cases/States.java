package cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/** Objects of the program's own classes: states that callers can and cannot build. */
public class States {
    public enum Kind { // bug: IllegalArgumentException 1
        SMALL(1), LARGE(10), NONE(0);

        final int size;

        Kind(int size) {
            this.size = size;
        }
    }

    public record Pair(Integer left, Integer right) {
        public int difference() {
            return left - right; // bug: NullPointerException 3
        }
    }

    public record Range(int from, int to) {
        public Range {
            if (from > to) {
                throw new IllegalArgumentException("from > to"); // bug: IllegalArgumentException 4
            }
        }
    }

    public static class Node {
        int value;
        Node next;

        public Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }

        public void setNext(Node next) {
            this.next = next;
        }

        public Node getNext() {
            return next;
        }
    }

    public static class Account {
        private int balance;
        private boolean open;
        private Node history;

        public void open() {
            open = true;
        }

        public void deposit(int amount) {
            if (!open) {
                throw new IllegalStateException("closed"); // bug: IllegalStateException 1
            }
            if (amount > 0) {
                balance += amount;
            }
        }

        public int share(int people) {
            if (people <= 0) {
                return 0;
            }
            return balance / people;
        }

        public int history() {
            return history.value; // bug: NullPointerException 1
        }

        public int shareOf(int other) {
            return other / balance; // bug: ArithmeticException 1
        }
    }

    public static class Percent {
        private final int value;

        private Percent(int value) {
            this.value = value;
        }

        public static Percent of(int value) {
            if (value < 1 || value > 100) {
                throw new IllegalArgumentException("not a percentage"); // bug: IllegalArgumentException 4
            }
            return new Percent(value);
        }

        public int of100() {
            return 100 / value;
        }

        public int rest() {
            return 100 / (100 - value); // bug: ArithmeticException 1
        }
    }

    public static class Builder {
        private String host;
        private int port = 80;

        public Builder host(String host) {
            this.host = host;
            return this;
        }

        public Builder port(int port) {
            this.port = port;
            return this;
        }

        public String build() {
            return host.trim() + ":" + port; // bug: NullPointerException 1
        }
    }

    public static int size(Kind k) {
        return k == null ? 0 : 10 / k.size; // bug: ArithmeticException 1
    }

    public static int sizeClean(Kind k) {
        return k == null || k == Kind.NONE ? 0 : 10 / k.size;
    }

    public static int named(String name) {
        return name == null ? 0 : Kind.valueOf(name).size;
    }

    public static int switched(Kind k) {
        switch (k) { // bug: NullPointerException 3
            case SMALL:
                return 1;
            case LARGE:
                return 2;
            default:
                return 3;
        }
    }

    public static int third(Node n) {
        if (n == null || n.next == null) {
            return 0;
        }
        return n.next.next.value; // bug: NullPointerException 3
    }

    public static int thirdClean(Node n) {
        if (n == null || n.next == null || n.next.next == null) {
            return 0;
        }
        return n.next.next.value;
    }

    public static int same(Node a, Node b) {
        if (a == null || b == null) {
            return 0;
        }
        a.value = 3;
        b.value = 0;
        return 12 / a.value; // bug: ArithmeticException 2
    }

    public static int width(Range r) {
        if (r == null) {
            return 0;
        }
        if (r.to() < r.from()) {
            throw new AssertionError("impossible");
        }
        return r.from() == r.to() ? 1 : 100 / (r.to() - r.from());
    }

    public static int widthBug(Range r) {
        return r == null ? 0 : 100 / (r.to() - r.from()); // bug: ArithmeticException 2
    }

    public static int percent(Percent p) {
        return p == null ? 1 : p.of100();
    }

    public static int cast(Object o) {
        if (o instanceof Node) {
            return ((Node) o).value;
        }
        return o == null ? 0 : ((Percent) o).value; // bug: ClassCastException 1
    }

    public static int castClean(Object o) {
        return o instanceof Node n ? n.value : o instanceof Percent p ? p.value : 0;
    }

    public static int required(String s) {
        Objects.requireNonNull(s, "s"); // bug: NullPointerException 4
        return s.length();
    }

    public static int wrongly(int n) {
        return required(n == 3 ? null : "x");
    }

    public static String optional(Optional<String> o) {
        return o == null ? "" : o.get(); // bug: NoSuchElementException 2
    }

    public static String optionalClean(Optional<String> o) {
        return o == null ? "" : o.orElse("");
    }

    public static int boxes(Integer a, Integer b) {
        if (a == null || b == null) {
            return 0;
        }
        if (a != b && a.equals(b)) {
            throw new IllegalStateException("equal, but not the same"); // bug: IllegalStateException 1
        }
        return 1;
    }

    public static int lambda(Supplier<Node> s) {
        if (s == null) {
            return 0;
        }
        return s.get().value; // bug: NullPointerException 3
    }

    public static int depthClean(int n) {
        return n <= 0 || n > 100 ? 0 : 1 + depthClean(n - 1);
    }

    public static int factorial(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("negative"); // bug: IllegalArgumentException 4
        }
        return n == 0 ? 1 : n * factorial(n - 1);
    }

    public static int made(int n) {
        List<Node> list = new ArrayList<>();
        for (int i = 0; i < n && i < 3; i++) {
            list.add(i == 1 ? null : new Node(i, null));
        }
        int sum = 0;
        for (Node x : list) {
            sum += x.value; // bug: NullPointerException 1
        }
        return sum;
    }

    static int level;

    public static void setLevel(int n) {
        level = n;
    }

    public static int perLevel() {
        return 100 / level; // bug: ArithmeticException 1
    }
}
