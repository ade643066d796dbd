// verdict: safe
// The initialiser fails once, with ExceptionInInitializerError for who ran it; every other gets NoClassDefFoundError,
// also who waited for it.
package classinit;

class FailsForBoth {
    static int zero, first, later;

    static class Bad {
        static int v = 1 / zero;
    }

    static void use() {
        int v = 0;
        try {
            v = Bad.v;
        } catch (ExceptionInInitializerError e) {
            synchronized (FailsForBoth.class) { first++; }
        } catch (NoClassDefFoundError e) {
            synchronized (FailsForBoth.class) { later++; }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(FailsForBoth::use);
        t.start();
        use();
        t.join();
        assert first == 1 && later == 1;
    }
}
