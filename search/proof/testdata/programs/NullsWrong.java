import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class NullsWrong {
    static class Node {
        Node next;
        int x;
    }

    static Node head;

    static void link(Node n) {
        n.next = head;
        head = n;
    }

    public static void main(String[] args) {
        Node a = new Node();
        Node b = new Node();
        while (true) {
            if (Verifier.nondetBoolean()) link(a);
            else if (Verifier.nondetBoolean()) head = null;
            else link(b);
            if (head == null) head.x = 7;
            assert a.x == 0 || a.x == 7;
        }
    }
}
