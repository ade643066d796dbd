import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class Statics {
    static class Clock {
        static final Clock ONLY = new Clock(3);
        private int hour;

        private Clock(int hour) {
            this.hour = hour;
        }

        void tick() {
            hour = (hour + 1) % 24;
        }
    }

    public static void main(String[] args) {
        while (true) {
            Clock.ONLY.tick();
            assert Clock.ONLY.hour < 24;
        }
    }
}
