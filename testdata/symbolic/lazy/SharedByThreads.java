// verdict: violated
// error:   java.lang.NullPointerException
// twin:    SharedByThreadsCopied
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.method=lazy.SharedByThreads.test(sym)
// next is tested, cleared by the other thread, and then used. That takes an input
// with a next, and the wrong order of the two threads.
package lazy;

public class SharedByThreads {
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
        int result = n.next == null ? 1 : n.next.val;
        clear.join();
        return result;
    }

    public static void main(String[] args) throws InterruptedException {
        test(null);
    }
}
