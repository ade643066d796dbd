// verdict: violated
// error: java.lang.AssertionError
// twin: AlternatingBit
// Without the bit the receiver takes a repeated frame for the next one.
package classic;

import gov.nasa.jpf.vm.Verify;

class AlternatingNoBit {
    static final int MESSAGES = 2, NOTHING = -1;
    static volatile int frame = NOTHING;
    static volatile boolean ack, over;
    static int delivered;

    static void receiver() {
        while (!over) {
            int f = frame;
            if (f == NOTHING) {
                Thread.yield();
                continue;
            }
            frame = NOTHING;
            assert f == delivered;
            delivered++;
            ack = !Verify.getBoolean();
        }
    }

    public static void main(String[] args) {
        new Thread(AlternatingNoBit::receiver).start();
        for (int i = 0; i < MESSAGES; i++) {
            ack = false;
            while (!ack) {
                frame = i;
                Thread.yield();
            }
        }
        over = true;
    }
}
