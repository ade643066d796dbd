import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class OwnExceptions {
    static class Full extends Exception {
        Full(String message) {
            super(message);
        }
    }

    static class TooFull extends Full {
        TooFull() {
            super("too full");
        }
    }

    static class Box {
        int n;

        void put(int more) throws Full {
            if (more < 0 || more > 100) throw new TooFull();
            n += more;
            if (n > 100) throw new Full("full");
        }
    }

    public static void main(String[] args) {
        Box box = new Box();
        while (true) {
            try {
                box.put(Verifier.nondetInt());
            } catch (TooFull e) {
                System.out.println(e.getMessage());
            } catch (Full e) {
                box.n = 50;
            }
            assert box.n >= 0 && box.n <= 100;
        }
    }
}
