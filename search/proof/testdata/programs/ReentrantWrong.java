import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class ReentrantWrong {
    static class Bus {
        Part part;
        int deep;

        void send(int n) {
            deep++;
            if (n > 0 && part != null) part.got(n - 1);
            if (n != 1) deep--;
        }
    }

    static class Part {
        final Bus bus;

        Part(Bus bus) {
            this.bus = bus;
            bus.part = this;
        }

        void got(int n) {
            bus.send(n > 2 ? 2 : n);
        }
    }

    public static void main(String[] args) {
        Bus bus = new Bus();
        new Part(bus);
        while (true) {
            bus.send(Verifier.nondetBoolean() ? 2 : 0);
            assert bus.deep == 0;
        }
    }
}
