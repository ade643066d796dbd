// verdict: safe
// ThreadDeath ends a thread without anybody being told.
package threads;

class DeathIsQuiet {
    @SuppressWarnings({"deprecation", "removal"})
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> { throw new ThreadDeath(); });
        t.start();
        t.join();
        assert !t.isAlive();
    }
}
