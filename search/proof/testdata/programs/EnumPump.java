import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class EnumPump {
    static class Mine {
        enum Water { LOW, NORMAL, HIGH }

        private Water water = Water.NORMAL;
        boolean methane;

        void rise() {
            switch (water) {
                case LOW: water = Water.NORMAL; break;
                case NORMAL: water = Water.HIGH; break;
                default: break;
            }
        }

        void sink() {
            switch (water) {
                case HIGH: water = Water.NORMAL; break;
                case NORMAL: water = Water.LOW; break;
                default: break;
            }
        }

        boolean high() {
            return water == Water.HIGH;
        }

        int level() {
            return water.ordinal();
        }
    }

    static class Pump {
        private final Mine mine;
        private boolean on;

        Pump(Mine mine) {
            this.mine = mine;
        }

        void step() {
            if (on) mine.sink();
            if (mine.methane) on = false;
            else if (mine.high()) on = true;
            assert !on || !mine.methane;
            assert mine.level() <= 2;
        }
    }

    public static void main(String[] args) {
        Mine mine = new Mine();
        Pump pump = new Pump(mine);
        while (true) {
            if (Verifier.nondetBoolean()) mine.rise();
            if (Verifier.nondetBoolean()) mine.methane = !mine.methane;
            pump.step();
        }
    }
}
