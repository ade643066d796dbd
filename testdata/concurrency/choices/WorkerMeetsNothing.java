// verdict: safe
// set: +search.workers=2
// A choice comes before the first thread, so each worker looks ahead at what threads share by itself; what goes wrong
// on the path that it takes for that is no violation yet.
package choices;

import gov.nasa.jpf.vm.Verify;

class WorkerMeetsNothing {
    static int chosen;
    static volatile int turn;

    public static void main(String[] args) throws InterruptedException {
        chosen = Verify.getInt(1, 2);
        Thread t = new Thread(() -> { turn = 1; turn = 2; });
        t.start();
        turn = 3;
        t.join();
        Verify.breakTransition("joined");
        assert chosen > 0;
    }
}
