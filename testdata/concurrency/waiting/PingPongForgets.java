// verdict: violated
// error: deadlock
// twin: PingPong
// The turn is passed on without a notification: if the other one waits already it stays there.
package waiting;

class PingPongForgets {
    private int turn, played;

    synchronized void play(int me) throws InterruptedException {
        for (int i = 0; i < 2; i++) {
            while (turn != me) wait();
            played++;
            turn = 1 - me;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PingPongForgets p = new PingPongForgets();
        Thread t = new Thread(() -> {
            try {
                p.play(1);
            } catch (InterruptedException e) { }
        });
        t.start();
        p.play(0);
    }
}
