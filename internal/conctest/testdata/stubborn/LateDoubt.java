package stubborn;

// That the sum is not always protected is found when there are many states already, so
// that two reasons to begin anew come together.
class LateDoubt {
    static final int N = 170;
    static volatile int place;
    static int sum;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread walks = new Thread(() -> {
            for (int i = 1; i <= N; i++) {
                place = i;
            }
            synchronized (lock) {
                sum++;
            }
        });
        Thread looks = new Thread(() -> {
            int seen = 0;
            for (int i = 1; i <= N; i++) {
                seen = place;
            }
            if (seen == 60) {
                sum++;
                return;
            }
            synchronized (lock) {
                sum++;
            }
        });
        walks.start();
        looks.start();
        walks.join();
        looks.join();
    }
}
