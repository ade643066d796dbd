// verdict: violated
// error: java.lang.AssertionError
// twin: HooksLocked
// oracle: skip
// Shutdown hooks are threads that run at the same time, in any order.
package threads;

class HooksRace {
    static volatile int n;

    public static void main(String[] args) {
        for (int i = 1; i <= 2; i++) {
            int value = i;
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                n = value;
                assert n == value;
            }));
        }
    }
}
