import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class EnumBodies {
    enum Gear {
        BACK(-1), IDLE(0) {
            @Override int speed(int gas) {
                return 0;
            }
        }, FORTH(2);

        private final int by;

        Gear(int by) {
            this.by = by;
        }

        int speed(int gas) {
            return by * gas;
        }
    }

    public static void main(String[] args) {
        Gear gear = Gear.IDLE;
        while (true) {
            if (Verifier.nondetBoolean()) gear = Gear.FORTH;
            else if (Verifier.nondetBoolean()) gear = Gear.BACK;
            else gear = Gear.IDLE;
            int speed = gear.speed(10);
            assert speed >= -10 && speed <= 20;
        }
    }
}
