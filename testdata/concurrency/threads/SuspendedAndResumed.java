// verdict: safe
// release: 17-19
// main resumes the thread until it has ended.
package threads;

class SuspendedAndResumed {
    @SuppressWarnings({"deprecation", "removal"})
    public static void main(String[] args) {
        Thread t = new Thread(() -> Thread.currentThread().suspend());
        t.start();
        while (t.isAlive()) {
            t.resume();
            Thread.yield();
        }
    }
}
