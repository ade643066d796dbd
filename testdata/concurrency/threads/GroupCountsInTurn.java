// verdict: violated
// error: java.lang.AssertionError
// twin: GroupCountsAtOnce
// release: 17-18
// There is never more than one thread in the two groups. But they are asked one after the other, and by then it may be
// another one.
package threads;

class GroupCountsInTurn {
    public static void main(String[] args) {
        ThreadGroup group = new ThreadGroup("g"), inner = new ThreadGroup(group, "inner");
        Thread first = new Thread(group, () -> { });
        Thread second = new Thread(inner, () -> { });
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
