// verdict: safe
// Two threads take turns; each leaves the turn to the other and wakes it, so neither waits for ever.
package waiting;

class PingPong {
    private int turn, played;

    synchronized void play(int me) throws InterruptedException {
        for (int i = 0; i < 2; i++) {
            while (turn != me) wait();
            assert played % 2 == me;
            played++;
            turn = 1 - me;
            notify();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PingPong p = new PingPong();
        Thread t = new Thread(() -> {
            try {
                p.play(1);
            } catch (InterruptedException e) { }
        });
        t.start();
        p.play(0);
        t.join();
        assert p.played == 4;
    }
}
