import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class ArrayRingWrong {
    static int[] elements;
    static int next;

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n <= 0) return;
        elements = new int[n];
        while (true) {
            if (next > elements.length) next = 0;
            elements[next] = Verifier.nondetInt();
            next++;
        }
    }
}
