// verdict: violated
// error: deadlock
// twin: LiteralNotified
// The flag is looked at before the literal is locked: the notification may come in between.
package waiting;

class LiteralNotifiedTooEarly {
    static volatile boolean ready;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            synchronized ("door") {
                ready = true;
                "door".notifyAll();
            }
        }).start();
        if (!ready) {
            synchronized ("door") { "door".wait(); }
        }
    }
}
