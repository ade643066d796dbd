// verdict: violated
// error: race
// set: +listener=gov.nasa.jpf.listener.PreciseRaceDetector
// twin: PetersonVolatileRace
// oracle: skip
// The plain flags are written and read with no order between them.
package volatiles;

class PetersonPlainRace {
    static boolean flag0, flag1;
    static volatile int turn;

    public static void main(String[] args) {
        new Thread(() -> {
            flag1 = true;
            turn = 0;
            while (flag0 && turn == 0) { }
            flag1 = false;
        }).start();
        flag0 = true;
        turn = 1;
        while (flag1 && turn == 1) { }
        flag0 = false;
    }
}
