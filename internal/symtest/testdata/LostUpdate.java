import gov.nasa.jpf.symbc.Debug;

/** An update is lost in some schedules, and one input tells. */
public class LostUpdate {
    static volatile int count, other;

    public static void main(String[] args) throws InterruptedException {
        int x = Debug.makeSymbolicInteger("x");
        Thread t = new Thread(() -> {
            other = 1;
            other = 2;
            count++;
            other = 3;
        });
        t.start();
        other = 4;
        count += 2;
        other = 5;
        t.join();
        if (x * 3 == 51) {
            assert count == 3;
        }
    }
}
