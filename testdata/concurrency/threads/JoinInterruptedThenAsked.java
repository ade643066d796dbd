// verdict: safe
// A thread ends within its monitor: who is there and sees it alive will be notified.
package threads;

class JoinInterruptedThenAsked {
    public static void main(String[] args) throws Exception {
        Thread[] joiner = new Thread[1];
        Thread joined = new Thread(() -> joiner[0].interrupt());
        joiner[0] = new Thread(() -> {
            synchronized (joined) {
                try {
                    joined.join();
                } catch (InterruptedException e) {
                    try {
                        if (joined.isAlive()) {
                            joined.wait();
                        }
                    } catch (InterruptedException again) {
                    }
                }
            }
        });
        joined.start();
        joiner[0].start();
    }
}
