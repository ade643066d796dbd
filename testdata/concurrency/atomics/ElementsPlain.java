// verdict: violated
// error: java.lang.AssertionError
// twin: HandleElements
// Increment of an element of a plain array: read, then write.
package atomics;

class ElementsPlain {
    public static void main(String[] args) throws InterruptedException {
        int[] a = new int[2];
        Thread t = new Thread(() -> a[1]++);
        t.start();
        a[1]++;
        t.join();
        assert a[1] == 2;
    }
}
