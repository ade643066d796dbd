// verdict: violated
// error: java.lang.AssertionError
// twin: Dekker
// Testing the other's flag before raising one's own: both can find the other's flag down.
package volatiles;

class DekkerTestFirst {
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
        while (flag1) Thread.onSpinWait();
        flag0 = true;
        critical();
        flag0 = false;
    }
}
