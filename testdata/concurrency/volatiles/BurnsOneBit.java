// verdict: safe
// Burns' one-bit algorithm: 1 backs off while 0's flag is up, 0 only waits for 1's flag to come down. With both flags up
// it is 1 that gives way.
package volatiles;

class BurnsOneBit {
    static volatile boolean flag0, flag1;
    static int inside;

    static void critical() {
        inside++;
        assert inside == 1;
        inside--;
    }

    static void one() {
        do {
            flag1 = false;
            while (flag0) Thread.onSpinWait();
            flag1 = true;
        } while (flag0);
        critical();
        flag1 = false;
    }

    public static void main(String[] args) {
        new Thread(BurnsOneBit::one).start();
        flag0 = true;
        while (flag1) Thread.onSpinWait();
        critical();
        flag0 = false;
    }
}
