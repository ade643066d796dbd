// verdict: safe
// A host lets only two of three sit down: one of them always has both forks.
package classic;

class PhilosophersHost {
    static final int N = 3;
    static int seated;

    static synchronized void sit() throws InterruptedException {
        while (seated == N - 1) PhilosophersHost.class.wait();
        seated++;
    }

    static synchronized void leave() {
        seated--;
        PhilosophersHost.class.notify();
    }

    public static void main(String[] args) {
        Object[] forks = {new Object(), new Object(), new Object()};
        for (int i = 0; i < N; i++) {
            Object left = forks[i], right = forks[(i + 1) % N];
            new Thread(() -> {
                try {
                    sit();
                    synchronized (left) { synchronized (right) { } }
                    leave();
                } catch (InterruptedException e) { }
            }).start();
        }
    }
}
