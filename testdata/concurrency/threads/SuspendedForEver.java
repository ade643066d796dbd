// verdict: violated
// error: deadlock
// twin: SuspendedAndResumed
// oracle: skip
// release: 17-19
// Nobody resumes a thread that has suspended itself, if main's call comes before.
package threads;

class SuspendedForEver {
    @SuppressWarnings({"deprecation", "removal"})
    public static void main(String[] args) {
        Thread t = new Thread(() -> Thread.currentThread().suspend());
        t.start();
        t.resume();
    }
}
