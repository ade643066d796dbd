// verdict: safe
// An enum constant is made once, by the class's initialiser.
package classinit;

class EnumSingleton {
    enum Counter {
        ONE;

        private int n;

        synchronized int next() { return ++n; }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> Counter.ONE.next());
        t.start();
        Counter.ONE.next();
        t.join();
        assert Counter.ONE.next() == 3;
    }
}
