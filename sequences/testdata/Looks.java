package p;

/** What tests look at: numbers, arrays, boxes, constants, texts, and the object itself. */
public class Looks {
    public enum Kind { NONE, SOME }

    private int n;
    private int asked;

    public void add(int k) {
        if (k > 0) {
            n += k;
        }
    }

    public int sum() {
        return n;
    }

    /** Changes what it returns. */
    public int ask() {
        return ++asked;
    }

    public int over() {
        return 6 / n;
    }

    public int[] parts() {
        return new int[] {n, n + 1};
    }

    public Looks itself() {
        return this;
    }

    public Integer box() {
        return n;
    }

    public Kind kind() {
        return n == 0 ? Kind.NONE : Kind.SOME;
    }

    public String text() {
        return Integer.toString(n);
    }

    public java.util.List<Integer> list() {
        return java.util.List.of(n);
    }

    public Object plain() {
        return new Object();
    }

    /** In an order that depends on identities. */
    public java.util.Set<Object> set() {
        return new java.util.HashSet<>(java.util.List.of(Kind.NONE, Kind.SOME));
    }
}
