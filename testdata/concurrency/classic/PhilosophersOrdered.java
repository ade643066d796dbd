// verdict: safe
// The last one takes its right fork first: all take forks in the order of their numbers.
package classic;

class PhilosophersOrdered {
    static final int N = 3;

    public static void main(String[] args) {
        Object[] forks = new Object[N];
        for (int i = 0; i < N; i++) forks[i] = new Object();
        for (int i = 0; i < N; i++) {
            int left = Math.min(i, (i + 1) % N), right = Math.max(i, (i + 1) % N);
            new Thread(() -> {
                synchronized (forks[left]) { synchronized (forks[right]) { } }
            }).start();
        }
    }
}
