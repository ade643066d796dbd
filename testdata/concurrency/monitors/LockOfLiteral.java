// verdict: safe
// The literal names the same class whatever the object's class is.
package monitors;

class LockOfLiteral {
    static int n;

    void increment() {
        synchronized (LockOfLiteral.class) { n++; }
    }

    static class Sub extends LockOfLiteral { }

    public static void main(String[] args) throws InterruptedException {
        LockOfLiteral a = new LockOfLiteral(), b = new Sub();
        Thread t = new Thread(a::increment);
        t.start();
        b.increment();
        t.join();
        assert n == 2;
    }
}
