// verdict: safe
// oracle: skip
// The hooks exclude each other. They run after main: its value is there.
package threads;

class HooksLocked {
    static volatile int n;

    public static void main(String[] args) {
        for (int i = 1; i <= 2; i++) {
            int value = i;
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                synchronized (HooksLocked.class) {
                    assert n != 0;
                    n = value;
                    assert n == value;
                }
            }));
        }
        n = 3;
    }
}
