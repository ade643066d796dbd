// verdict: safe
// set: +listener=gov.nasa.jpf.listener.PreciseRaceDetector
// Accesses of volatile variables are no races, and the plain one is protected by the algorithm.
package volatiles;

class PetersonVolatileRace {
    static volatile boolean flag0, flag1;
    static volatile int turn;
    static int n;

    public static void main(String[] args) {
        new Thread(() -> {
            flag1 = true;
            turn = 0;
            while (flag0 && turn == 0) { }
            n++;
            flag1 = false;
        }).start();
        flag0 = true;
        turn = 1;
        while (flag1 && turn == 1) { }
        n++;
        flag0 = false;
    }
}
