import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class MinePumpStartWrong {
    static class Mine {
        int water;
        boolean methane;

        void step() {
            methane = Verifier.nondetBoolean();
            water = Math.max(0, Math.min(2, water + (Verifier.nondetBoolean() ? 1 : -1)));
        }
    }

    static class Pump {
        Mine mine;
        boolean on;

        void step() {
            on = water() == 2 ;
        }

        int water() {
            return mine.water;
        }
    }

    public static void main(String[] args) {
        Pump pump = new Pump();
        pump.mine = new Mine();
        for (int i = Verifier.nondetInt(); i > 0; i--) {
            pump.mine.step();
            pump.step();
            assert !pump.on || !pump.mine.methane;
        }
    }
}
