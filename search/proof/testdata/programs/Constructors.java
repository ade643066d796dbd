import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class Constructors {
    static class Base {
        int seen;

        Base() {
            seen = size();
        }

        int size() {
            return 1;
        }
    }

    static class Derived extends Base {
        int n = 4;

        @Override int size() {
            return n;
        }
    }

    public static void main(String[] args) {
        Derived d = new Derived();
        while (Verifier.nondetBoolean()) {
            assert d.seen == 0 && d.size() == 4;
        }
    }
}
