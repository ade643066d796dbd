// verdict: violated
// error: java.lang.AssertionError
// twin: FinalLock
// The lock is the boxed counter itself, which each increment replaces by another object: a thread that comes after the
// replacement locks the new object while the first one is still inside.
package monitors;

class ReassignedLock {
    static Integer n = 1000;
    static int inside;

    static void increment() {
        synchronized (n) {
            n = n + 1;
            inside++;
            assert inside == 1;
            inside--;
        }
    }

    public static void main(String[] args) {
        new Thread(ReassignedLock::increment).start();
        increment();
    }
}
