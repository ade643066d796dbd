// verdict: violated
// error: java.lang.IllegalStateException
// An exception that nobody catches ends a virtual thread, too.
package virtual;

class UncaughtInVirtual {
    public static void main(String[] args) throws InterruptedException {
        Thread a = Thread.ofVirtual().start(() -> {
            throw new IllegalStateException("virtual");
        });
        a.join();
    }
}
