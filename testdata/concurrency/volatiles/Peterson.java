// verdict: safe
// Peterson's algorithm: who comes second has to wait, for it has written turn last.
package volatiles;

class Peterson {
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
            flag1 = true;
            turn = 0;
            while (flag0 && turn == 0) Thread.onSpinWait();
            critical();
            flag1 = false;
        }).start();
        flag0 = true;
        turn = 1;
        while (flag1 && turn == 1) Thread.onSpinWait();
        critical();
        flag0 = false;
    }
}
