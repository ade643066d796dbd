// verdict: safe
// join throws and takes the interrupt with it, or main is still interrupted when it returns.
package threads;

class InterruptedOrJoined {
    static boolean thrown;

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread other = new Thread(main::interrupt);
        other.start();
        try {
            other.join();
        } catch (InterruptedException e) {
            thrown = true;
        }
        assert thrown || main.isInterrupted();
    }
}
