// verdict: safe
// StringBuffer is.
package collections;

class BufferShared {
    public static void main(String[] args) throws InterruptedException {
        StringBuffer b = new StringBuffer(8);
        Thread t = new Thread(() -> b.append('a'));
        t.start();
        b.append('b');
        t.join();
        assert b.indexOf("a") >= 0 && b.indexOf("b") >= 0;
    }
}
