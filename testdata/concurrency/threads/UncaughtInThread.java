// verdict: violated
// error: java.lang.NullPointerException
// twin: CheckedInThread
// main can clear the variable between the test and the use.
package threads;

class UncaughtInThread {
    static volatile String text = "x";

    public static void main(String[] args) {
        new Thread(() -> {
            if (text != null) text.length();
        }).start();
        text = null;
    }
}
