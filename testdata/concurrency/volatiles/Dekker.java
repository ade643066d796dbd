// verdict: safe
// Dekker's algorithm: with both flags raised, the one whose turn it is not takes its flag back until it is its turn.
package volatiles;

class Dekker {
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
        while (flag1) {
            if (turn != 0) {
                flag0 = false;
                while (turn != 0) Thread.onSpinWait();
                flag0 = true;
            }
        }
        critical();
        turn = 1;
        flag0 = false;
    }

    static void one() {
        flag1 = true;
        while (flag0) {
            if (turn != 1) {
                flag1 = false;
                while (turn != 1) Thread.onSpinWait();
                flag1 = true;
            }
        }
        critical();
        turn = 0;
        flag1 = false;
    }

    public static void main(String[] args) {
        new Thread(Dekker::one).start();
        zero();
    }
}
