// verdict: safe
// Nobody sees which of two threads was made first.
package threads;

class ThreadsMade {
    public static void main(String[] args) throws InterruptedException {
        Thread[] made = new Thread[2];
        Thread other = new Thread(() -> made[0] = new Thread(() -> { }));
        other.start();
        made[1] = new Thread(() -> { });
        other.join();
        assert made[0] != made[1];
    }
}
