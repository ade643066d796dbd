// verdict: violated
// error: java.lang.AssertionError
// twin: CapturedIsCopied
// A lambda that uses a field captures this, not the field's value.
package publication;

class FieldThroughThis {
    int value = 1;

    void start() {
        new Thread(() -> {
            assert value == 1;
        }).start();
        value = 2;
    }

    public static void main(String[] args) { new FieldThroughThis().start(); }
}
