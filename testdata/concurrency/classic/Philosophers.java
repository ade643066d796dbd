// verdict: violated
// error: deadlock
// twin: PhilosophersOrdered
// Three philosophers can all have their left fork.
package classic;

class Philosophers {
    static final int N = 3;

    public static void main(String[] args) {
        Object[] forks = new Object[N];
        for (int i = 0; i < N; i++) forks[i] = new Object();
        for (int i = 0; i < N; i++) {
            Object left = forks[i], right = forks[(i + 1) % N];
            new Thread(() -> {
                synchronized (left) { synchronized (right) { } }
            }).start();
        }
    }
}
