public class Chain {
    static class Node {
        int value;
        Node next;
    }

    static int second(Node n, int limit) {
        if (n == null || n.next == null) {
            return -1;
        }
        if (n.next.value > limit) {
            throw new IllegalStateException();
        }
        return n == n.next ? 1 : 2;
    }

    public static void main(String[] args) {
        second(null, 0);
    }
}
