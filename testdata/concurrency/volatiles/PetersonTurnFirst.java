// verdict: violated
// error: java.lang.AssertionError
// twin: Peterson
// Turn before flag: 1 writes turn=0, 0 writes turn=1, raises its flag, sees no flag of 1 and enters; 1 raises its flag and
// finds turn=1, so it enters, too.
package volatiles;

class PetersonTurnFirst {
    static volatile boolean flag0, flag1;
    static volatile int turn;
    static int inside;

    static void critical() {
        inside++;
        assert inside == 1;
        inside--;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            turn = 0;
            flag1 = true;
            while (flag0 && turn == 0) Thread.onSpinWait();
            critical();
            flag1 = false;
        }).start();
        turn = 1;
        flag0 = true;
        while (flag1 && turn == 1) Thread.onSpinWait();
        critical();
        flag0 = false;
    }
}
