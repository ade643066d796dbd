// verdict: safe
// Sender and receiver are threads with a one-place channel each way, both of which may lose. The sender repeats a frame
// until its bit is acknowledged; the receiver takes a frame only when its bit is new. Neither side waits: they poll.
package classic;

import gov.nasa.jpf.vm.Verify;

class AlternatingBit {
    static final int MESSAGES = 2, NOTHING = -1;
    static volatile int frame = NOTHING, ack = NOTHING; // a frame is 2 * message + bit
    static volatile boolean over;
    static int delivered;

    static void receiver() {
        int expected = 0;
        while (!over) {
            int f = frame;
            if (f == NOTHING) {
                Thread.yield();
                continue;
            }
            frame = NOTHING;
            if (f % 2 == expected) {
                assert f / 2 == delivered;
                delivered++;
                expected ^= 1;
            }
            ack = Verify.getBoolean() ? NOTHING : f % 2;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread receiver = new Thread(AlternatingBit::receiver);
        receiver.start();
        int bit = 0;
        for (int i = 0; i < MESSAGES; i++) {
            while (true) {
                frame = Verify.getBoolean() ? NOTHING : 2 * i + bit;
                if (ack == bit) break;
                Thread.yield();
            }
            bit ^= 1;
        }
        over = true;
        receiver.join();
        assert delivered == MESSAGES;
    }
}
