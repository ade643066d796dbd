// verdict: safe
// A loop that asks for the flag ends with the interrupt, with the flag still set as isInterrupted does not clear it.
package threads;

class InterruptPolled {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) Thread.yield();
            assert Thread.interrupted();
        });
        t.start();
        t.interrupt();
        t.join();
    }
}
