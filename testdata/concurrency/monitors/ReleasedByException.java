// verdict: safe
// An exception that leaves a synchronized method or block releases the monitor: the other thread always gets in.
package monitors;

class ReleasedByException {
    private int calls;

    synchronized void fail() {
        calls++;
        throw new IllegalStateException();
    }

    void tryIt() {
        try {
            synchronized (this) { fail(); }
        } catch (IllegalStateException expected) {
            assert !Thread.holdsLock(this);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReleasedByException r = new ReleasedByException();
        Thread t = new Thread(r::tryIt);
        t.start();
        r.tryIt();
        t.join();
        assert r.calls == 2;
    }
}
