import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class OverridingWrong {
    static class Base {
        private int secret() {
            return 1;
        }

        int open() {
            return 1;
        }

        int ask() {
            return secret() + open();
        }
    }

    static class Derived extends Base {
        int secret() {
            return 10;
        }

        @Override int open() {
            return 20;
        }
    }

    public static void main(String[] args) {
        Base b = new Derived();
        while (Verifier.nondetBoolean()) assert b.ask() == 2 || b.ask() == 30 || b.ask() == 11;
    }
}
