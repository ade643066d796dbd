// verdict: safe
// The flag is looked at under the literal's monitor.
package waiting;

class LiteralNotified {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            synchronized ("door") {
                ready = true;
                "door".notifyAll();
            }
        }).start();
        synchronized ("door") {
            while (!ready) {
                "door".wait();
            }
        }
    }
}
