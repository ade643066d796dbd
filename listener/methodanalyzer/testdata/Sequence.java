import gov.nasa.jpf.vm.Verify;

/** A sequence of calls that ends in a failure on one path. */
public class Sequence {
    static final Sequence first = make();

    static Sequence make() {
        return new Sequence();
    }

    void outer(int n) {
        inner(n);
        try {
            fails();
        } catch (IllegalArgumentException e) {
            inner(0);
        }
    }

    void inner(int n) {
    }

    void fails() {
        throw new IllegalArgumentException();
    }

    public static void main(String[] args) {
        int n = Verify.getInt(0, 2);
        if (n > 0) {
            first.outer(n);
        }
        if (n == 1) {
            throw new IllegalStateException();
        }
    }
}
