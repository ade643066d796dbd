// verdict: violated
// error: java.lang.AssertionError
// twin: LockOfLiteral
// getClass() is another class in the subclass, and so another lock.
package monitors;

class LockOfGetClass {
    static int n;

    void increment() {
        synchronized (getClass()) { n++; }
    }

    static class Sub extends LockOfGetClass { }

    public static void main(String[] args) throws InterruptedException {
        LockOfGetClass a = new LockOfGetClass(), b = new Sub();
        Thread t = new Thread(a::increment);
        t.start();
        b.increment();
        t.join();
        assert n == 2;
    }
}
