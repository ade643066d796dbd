package ahead;

// The thread that is joined never ends.
class JoinsForEver {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread a = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        a.start();
        a.join();
        int sum = 0;
        for (int i = 0; i < 10; i++) {
            sum += i;
        }
    }
}
