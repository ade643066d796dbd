import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class MinePump {
    static class Mine {
        int water = 1;
        boolean methane;

        void rise() {
            if (water < 2) water++;
        }

        void sink() {
            if (water > 0) water--;
        }
    }

    static class Pump {
        private final Mine mine;
        private boolean on;
        private boolean enabled = true;

        Pump(Mine mine) {
            this.mine = mine;
        }

        void step() {
            if (on) mine.sink();
            if (!enabled) return;
            if (on && mine.methane) on = false;
            else if (!on && mine.water == 2) start();
        }

        void start() {
            if (!mine.methane) on = true;
        }

        boolean safe() {
            return !(on && mine.methane);
        }
    }

    static class Control {
        private final Mine mine = new Mine();
        private final Pump pump = new Pump(mine);

        void request() {
            if (Verifier.nondetBoolean()) mine.rise();
            if (Verifier.nondetBoolean()) mine.methane = !mine.methane;
            if (Verifier.nondetBoolean()) pump.enabled = true;
            pump.step();
            assert pump.safe();
        }
    }

    public static void main(String[] args) {
        Control control = new Control();
        while (true) control.request();
    }
}
