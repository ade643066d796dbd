// verdict: safe
// set:     +symbolic.lazy=true +symbolic.method=lazy.SharedByThreadsCopied.test(sym)
// The reference is read once.
package lazy;

public class SharedByThreadsCopied {
    static class Node {
        int val;
        Node next;
    }

    static int test(Node n) throws InterruptedException {
        if (n == null) {
            return 0;
        }
        Thread clear = new Thread(() -> n.next = null);
        clear.start();
        Node next = n.next;
        int result = next == null ? 1 : next.val;
        clear.join();
        return result;
    }

    public static void main(String[] args) throws InterruptedException {
        test(null);
    }
}
