// verdict: safe
// set: +listener=gov.nasa.jpf.listener.PreciseRaceDetector
// Both accesses hold the same lock.
package monitors;

class RaceOnFieldLocked {
    int value;

    synchronized void set(int v) { value = v; }

    synchronized int get() { return value; }

    public static void main(String[] args) {
        RaceOnFieldLocked r = new RaceOnFieldLocked();
        new Thread(() -> r.set(1)).start();
        int seen = r.get();
        assert seen == 0 || seen == 1;
    }
}
