// verdict: safe
// Who waits without a limit is told.
package virtual;

class InterruptedForGood {
    static boolean told;

    public static void main(String[] args) throws InterruptedException {
        Thread a = Thread.startVirtualThread(() -> {
            synchronized (InterruptedForGood.class) {
                try {
                    while (true) {
                        InterruptedForGood.class.wait();
                    }
                } catch (InterruptedException e) {
                    told = true;
                }
            }
        });
        a.interrupt();
        a.join();
        assert told;
    }
}
