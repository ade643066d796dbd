// verdict: violated
// error: java.lang.AssertionError
// twin: Peterson
// Hyman's algorithm of 1966: 1 finds 0's flag down and is about to take the turn; 0, whose turn it still is, enters; then 1
// takes the turn and enters as well.
package volatiles;

class Hyman {
    static volatile boolean flag0, flag1;
    static volatile int turn;
    static int inside;

    static void critical() {
        inside++;
        assert inside == 1;
        inside--;
    }

    static void zero() {
        flag0 = true;
        while (turn != 0) {
            while (flag1) Thread.onSpinWait();
            turn = 0;
        }
        critical();
        flag0 = false;
    }

    static void one() {
        flag1 = true;
        while (turn != 1) {
            while (flag0) Thread.onSpinWait();
            turn = 1;
        }
        critical();
        flag1 = false;
    }

    public static void main(String[] args) {
        new Thread(Hyman::one).start();
        zero();
    }
}
