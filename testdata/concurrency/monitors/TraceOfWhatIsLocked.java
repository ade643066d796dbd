// verdict: violated
// error: deadlock
// twin: TraceOfText
// The stream's monitor is held while the exception is asked for its message, which takes a lock that another thread
// has as it prints.
package monitors;

class TraceOfWhatIsLocked {
    static final Object lock = new Object();

    static class Told extends RuntimeException {
        @Override
        public String getMessage() {
            synchronized (lock) {
                return "told";
            }
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
