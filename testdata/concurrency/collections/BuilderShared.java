// verdict: violated
// error: java.lang.AssertionError
// twin: BufferShared
// StringBuilder is not synchronized: of two appends one can be overwritten.
package collections;

class BuilderShared {
    public static void main(String[] args) throws InterruptedException {
        StringBuilder b = new StringBuilder(8);
        Thread t = new Thread(() -> b.append('a'));
        t.start();
        b.append('b');
        t.join();
        assert b.indexOf("a") >= 0 && b.indexOf("b") >= 0;
    }
}
