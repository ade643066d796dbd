// verdict: violated
// error: java.lang.AssertionError
// twin: GroupLimitsTooLate
// The limit of a group is lowered by a thread that does so only once it is alone.
package threads;

class GroupLimitsLater {
    static volatile boolean ready;

    public static void main(String[] args) {
        ThreadGroup group = new ThreadGroup("limited");
        new Thread(() -> {
            if (ready) group.setMaxPriority(2);
        }).start();
        ready = true;
        assert new Thread(group, "child").getPriority() == Thread.NORM_PRIORITY;
    }
}
