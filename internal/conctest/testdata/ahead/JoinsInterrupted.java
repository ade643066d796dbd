package ahead;

// Who joins is interrupted by the thread that it waits for.
class JoinsInterrupted {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread a = new Thread(main::interrupt);
        a.start();
        boolean interrupted = false;
        try {
            a.join();
        } catch (InterruptedException e) {
            interrupted = true;
        }
        if (interrupted) {
            throw new AssertionError();
        }
    }
}
