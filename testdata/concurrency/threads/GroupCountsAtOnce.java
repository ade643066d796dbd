// verdict: safe
// A group counts its own threads at one moment, and the second one comes when the first one has gone.
package threads;

class GroupCountsAtOnce {
    public static void main(String[] args) {
        ThreadGroup group = new ThreadGroup("g");
        Thread first = new Thread(group, () -> { });
        Thread second = new Thread(group, () -> { });
        first.start();
        new Thread(() -> {
            try {
                first.join();
            } catch (InterruptedException e) { }
            second.start();
        }).start();
        assert group.activeCount() < 2;
    }
}
