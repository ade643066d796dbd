// verdict: violated
// error: java.lang.AssertionError
// twin: DoubleChecked
// Both may find nothing before either gets the lock; then two are made.
package volatiles;

class SingleChecked {
    static volatile SingleChecked instance;
    static int made;

    static SingleChecked get() {
        if (instance == null) {
            synchronized (SingleChecked.class) {
                made++;
                instance = new SingleChecked();
            }
        }
        return instance;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(SingleChecked::get);
        t.start();
        get();
        t.join();
        assert made == 1;
    }
}
