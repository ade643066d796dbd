// verdict: safe
// The second section tests whether the copy is still right, and starts again if not.
package atomicity;

class FreshLocal {
    static int n;

    static void increment() {
        while (true) {
            int copy;
            synchronized (FreshLocal.class) { copy = n; }
            synchronized (FreshLocal.class) {
                if (n == copy) {
                    n = copy + 1;
                    return;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(FreshLocal::increment);
        t.start();
        increment();
        t.join();
        assert n == 2;
    }
}
