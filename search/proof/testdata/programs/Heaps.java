import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class Heaps {

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        while (Verifier.nondetBoolean()) b.append(1);
    }
}
