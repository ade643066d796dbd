// verdict: violated
// error: java.lang.AssertionError
// twin: DoubleChecked
// The variable is set before the object is ready, so the first check of the other thread lets it through.
package volatiles;

class DoubleCheckedEarly {
    static volatile DoubleCheckedEarly instance;
    int value;

    static DoubleCheckedEarly get() {
        if (instance == null) {
            synchronized (DoubleCheckedEarly.class) {
                if (instance == null) {
                    instance = new DoubleCheckedEarly();
                    instance.value = 1;
                }
            }
        }
        return instance;
    }

    public static void main(String[] args) {
        new Thread(DoubleCheckedEarly::get).start();
        assert get().value == 1;
    }
}
