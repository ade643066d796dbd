package cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Objects that are not built by one public constructor alone. */
public class Receivers {
    private int limit;

    public Receivers(int limit) {
        this.limit = limit;
    }

    /** Belongs to one of the others. */
    public class Inner {
        private final int step;

        public Inner(int step) {
            this.step = step;
        }

        public int steps() {
            return limit / step; // bug: ArithmeticException 2
        }

        public int stepsClean() {
            return step == 0 ? 0 : limit / step;
        }
    }

    public static int ofInner(Inner i) {
        return i == null ? 0 : 7 / i.step; // bug: ArithmeticException 2
    }

    /** It has a setter, but no constructor without parameters. */
    public static class Tank {
        private final String name;
        private int size = 10;
        private String label;

        public Tank(String name) {
            this.name = name;
        }

        public void setSize(int size) {
            this.size = size;
        }

        public void setLabel(String label) {
            this.label = label;
        }

        public int share(int n) {
            return n / size; // bug: ArithmeticException 1
        }

        public int shareClean(int n) {
            return size == 0 ? 0 : n / size;
        }

        public int labelled() {
            return label.length(); // bug: NullPointerException 1
        }

        public int named() {
            return name == null || label == null ? 0 : 1 / (label.length() - name.length() - 2); // bug: ArithmeticException 1
        }
    }

    public static int tank(Tank t) {
        return t == null ? 0 : 50 / (t.size - 3); // bug: ArithmeticException 2
    }

    /** Only calls that are no setters bring it into the state. */
    public static class Turnstile {
        private int passed;
        private boolean locked = true;

        public void coin() {
            locked = false;
        }

        public void push() {
            if (!locked) {
                passed++;
                locked = true;
            }
        }

        public int rate(int total) {
            if (passed == 1) {
                return total / (passed - 1); // bug: ArithmeticException 1
            }
            return 0;
        }
    }

    /** It is filled by calls. */
    public static class Basket {
        private final List<String> all = new ArrayList<>();
        private int sum;

        public void add(String name, int price) {
            all.add(name);
            sum += price;
        }

        public int average() {
            return sum / all.size(); // bug: ArithmeticException 1
        }

        public int averageClean() {
            return all.isEmpty() ? 0 : sum / all.size();
        }

        public String second() {
            return all.size() == 1 ? all.get(1) : ""; // bug: IndexOutOfBoundsException 1
        }

        public int cheap() {
            if (all.isEmpty()) {
                return 0;
            }
            return 100 / sum; // bug: ArithmeticException 1
        }
    }

    /** Its builder is the only way. */
    public static final class Mail {
        private final String to;
        private final int copies;

        private Mail(Builder b) {
            to = b.to;
            copies = b.copies;
        }

        public static Builder builder() {
            return new Builder();
        }

        public static final class Builder {
            private String to;
            private int copies = 1;

            public Builder to(String to) {
                this.to = to;
                return this;
            }

            public Builder copies(int copies) {
                this.copies = copies;
                return this;
            }

            public Mail build() {
                return new Mail(this);
            }
        }

        public int length() {
            return to.length(); // bug: NullPointerException 1
        }

        public int each(int cost) {
            return cost / copies; // bug: ArithmeticException 1
        }
    }

    public static int mail(Mail m) {
        return m == null ? 0 : 9 / (m.copies - 4); // bug: ArithmeticException 2
    }

    /** There is one. */
    public static final class Single {
        private static final Single INSTANCE = new Single();
        private int level;

        private Single() {
        }

        public static Single getInstance() {
            return INSTANCE;
        }

        public void setLevel(int level) {
            this.level = level;
        }

        public int per() {
            return 60 / level; // bug: ArithmeticException 1
        }
    }

    interface Visitor {
        int visit(Leaf l);

        int visit(Fork f);
    }

    /** Trees of two kinds. */
    public abstract static class Tree {
        abstract int accept(Visitor v);
    }

    public static final class Leaf extends Tree {
        final int value;

        public Leaf(int value) {
            this.value = value;
        }

        @Override
        int accept(Visitor v) {
            return v.visit(this);
        }
    }

    public static final class Fork extends Tree {
        final Tree left;
        final Tree right;

        public Fork(Tree left, Tree right) {
            this.left = left;
            this.right = right;
        }

        @Override
        int accept(Visitor v) {
            return v.visit(this);
        }
    }

    public static int quotient(Tree t) {
        return t == null ? 0 : t.accept(new Visitor() {
            @Override
            public int visit(Leaf l) {
                return 100 / l.value; // bug: ArithmeticException 2
            }

            @Override
            public int visit(Fork f) {
                return f.left == null || f.right == null ? 0 : 1 + f.left.accept(this);
            }
        });
    }

    public sealed interface Shape permits Square, Circle {
    }

    public record Square(int side) implements Shape {
    }

    public record Circle(int radius) implements Shape {
    }

    public static int area(Shape s) {
        if (s instanceof Square q) {
            return 10 / q.side(); // bug: ArithmeticException 2
        }
        return s instanceof Circle c && c.radius() != 0 ? 10 / c.radius() : 0;
    }

    public static int grouped(Map<String, List<Integer>> groups, String name) {
        if (groups == null || name == null) {
            return 0;
        }
        List<Integer> group = groups.get(name);
        return group.size(); // bug: NullPointerException 2
    }

    public static int groupedFirst(Map<String, List<Integer>> groups) {
        if (groups == null) {
            return 0;
        }
        for (List<Integer> group : groups.values()) {
            if (group != null) {
                return group.get(0) == null ? 0 : 1; // bug: IndexOutOfBoundsException 2
            }
        }
        return 0;
    }

    public static int tanks(List<Tank> list) {
        int n = 0;
        if (list != null) {
            for (Tank t : list) {
                n += t == null ? 0 : 10 / t.size; // bug: ArithmeticException 2
            }
        }
        return n;
    }

    /** Reads the object that it belongs to as it is made: there always is one. */
    public class Reader {
        private final int seen;

        public Reader() {
            this.seen = limit;
        }

        public int seenClean() {
            return seen;
        }
    }
}
