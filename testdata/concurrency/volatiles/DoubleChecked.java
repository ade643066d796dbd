// verdict: safe
// The object is complete before the volatile variable names it, and the second check is under the lock: it is made once.
package volatiles;

class DoubleChecked {
    static volatile DoubleChecked instance;
    static int made;
    final int value;

    DoubleChecked() {
        made++;
        value = 1;
    }

    static DoubleChecked get() {
        if (instance == null) {
            synchronized (DoubleChecked.class) {
                if (instance == null) instance = new DoubleChecked();
            }
        }
        return instance;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(DoubleChecked::get);
        t.start();
        assert get().value == 1;
        t.join();
        assert made == 1;
    }
}
