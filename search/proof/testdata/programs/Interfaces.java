import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class Interfaces {
    interface Valve {
        boolean open();

        default int flow() {
            return open() ? 3 : 0;
        }
    }

    static class Tap implements Valve {
        boolean on;

        public boolean open() {
            return on;
        }
    }

    static class Leak implements Valve {
        public boolean open() {
            return true;
        }

        public int flow() {
            return 1;
        }
    }

    static class Tank {
        int level;
        Valve in;

        void fill() {
            if (level + in.flow() <= 10) level += in.flow();
        }
    }

    public static void main(String[] args) {
        Tap tap = new Tap();
        Leak leak = new Leak();
        Tank tank = new Tank();
        while (true) {
            tap.on = Verifier.nondetBoolean();
            if (tap.open()) tank.in = tap;
            else tank.in = leak;
            tank.fill();
            assert tank.level <= 10;
        }
    }
}
