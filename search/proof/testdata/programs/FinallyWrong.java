import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class FinallyWrong {
    static class Door {
        boolean locked;
        int opened;

        void lock() {
            if (locked) throw new IllegalStateException("locked");
            locked = true;
        }

        void use(int n) {
            lock();
            try {
                if (n == 3) throw new UnsupportedOperationException();
                opened = 60 / n;
            } finally {
                if (n != 3) locked = false;
            }
        }
    }

    public static void main(String[] args) {
        Door door = new Door();
        while (true) {
            try {
                door.use(Verifier.nondetInt());
            } catch (ArithmeticException | UnsupportedOperationException e) {
                door.opened = 0;
            }
            assert !door.locked && door.opened <= 60;
        }
    }
}
