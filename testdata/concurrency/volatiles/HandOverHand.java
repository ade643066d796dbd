// verdict: safe
// A token goes round three threads: each waits for its number, so they enter one after the other, in order.
package volatiles;

class HandOverHand {
    static volatile int token;
    static int count;

    static void pass(int me) {
        while (token != me) Thread.onSpinWait();
        assert count == me;
        count++;
        token = me + 1;
    }

    public static void main(String[] args) {
        new Thread(() -> pass(1)).start();
        new Thread(() -> pass(2)).start();
        pass(0);
    }
}
