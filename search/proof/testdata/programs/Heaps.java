import java.util.ArrayList;
import java.util.List;

import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class Heaps {

    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>();
        while (Verifier.nondetBoolean()) l.add(1);
    }
}
