// verdict: safe
// The message is a text that is there.
package monitors;

class TraceOfText {
    static final Object lock = new Object();

    static class Told extends RuntimeException {
        Told() {
            super("told");
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (lock) {
                System.err.println("another");
            }
        }).start();
        new Told().printStackTrace();
    }
}
