import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class ShadowedWrong {
    static class Base {
        int x = 1;

        int base() {
            return x;
        }

        void set(int to) {
            x = to;
        }
    }

    static class Derived extends Base {
        int x = 2;

        int own() {
            return x;
        }
    }

    public static void main(String[] args) {
        Derived d = new Derived();
        for (int i = 0; Verifier.nondetBoolean(); i++) {
            d.set(5);
            assert d.own() == 5;
            assert d.base() == 5 && ((Base) d).x == 5;
        }
    }
}
