// verdict: violated
// error: java.lang.AssertionError
// twin: BurnsOneBit
// 1 does not look again after raising its flag: 0 may have raised its own and looked in between.
package volatiles;

class BurnsNoRecheck {
    static volatile boolean flag0, flag1;
    static int inside;

    static void critical() {
        inside++;
        assert inside == 1;
        inside--;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            while (flag0) Thread.onSpinWait();
            flag1 = true;
            critical();
            flag1 = false;
        }).start();
        flag0 = true;
        while (flag1) Thread.onSpinWait();
        critical();
        flag0 = false;
    }
}
