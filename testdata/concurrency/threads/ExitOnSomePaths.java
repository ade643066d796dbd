// verdict: violated
// error: java.lang.AssertionError
// twin: ExitFreesNobody
// oracle: skip
// The thread may look before exit has ended everything.
package threads;

class ExitOnSomePaths {
    static volatile boolean closing;

    public static void main(String[] args) {
        new Thread(() -> {
            assert !closing;
        }).start();
        closing = true;
        System.exit(0);
    }
}
