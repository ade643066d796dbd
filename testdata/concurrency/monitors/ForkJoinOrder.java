// verdict: safe
// set: +listener=gov.nasa.jpf.listener.PreciseRaceDetector
// No lock is needed: start orders what main wrote before the thread, join the thread before what main reads.
package monitors;

class ForkJoinOrder {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        value = 1;
        Thread t = new Thread(() -> value++);
        t.start();
        t.join();
        assert value == 2;
    }
}
