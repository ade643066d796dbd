import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class NullsCaught {
    static class Node {
        Node next;
        int x;
    }

    public static void main(String[] args) {
        Node a = new Node();
        Node b = new Node();
        a.next = b;
        int nulls = 0;
        while (Verifier.nondetBoolean()) {
            Node n = Verifier.nondetBoolean() ? a : b;
            try {
                n.next.x = 1;
                assert n == a;
            } catch (NullPointerException e) {
                if (nulls < 9) nulls++;
                assert n == b;
            }
        }
        assert nulls <= 9 && a.x == 0;
    }
}
