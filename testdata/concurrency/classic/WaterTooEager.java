// verdict: violated
// error: java.lang.AssertionError
// twin: Water
// One hydrogen is counted twice: the number is read outside the lock.
package classic;

class WaterTooEager {
    private volatile int hydrogens;
    private int molecules;

    void hydrogen() {
        int n = hydrogens + 1;
        hydrogens = n;
        if (n == 2) synchronized (this) { molecules++; }
    }

    public static void main(String[] args) throws InterruptedException {
        WaterTooEager w = new WaterTooEager();
        Thread t = new Thread(w::hydrogen);
        t.start();
        w.hydrogen();
        t.join();
        assert w.molecules == 1;
    }
}
