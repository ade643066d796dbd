import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class ArrayRing {
    static class Ring {
        private final int[] elements;
        private int next;

        Ring(int n) {
            elements = new int[n];
        }

        void put(int x) {
            elements[next] = x;
            next++;
            if (next == elements.length) next = 0;
        }
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n <= 0) return;
        Ring r = new Ring(n);
        while (true) r.put(Verifier.nondetInt());
    }
}
