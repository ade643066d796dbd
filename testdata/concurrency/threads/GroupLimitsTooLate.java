// verdict: safe
// The thread has its priority before the group's limit is lowered.
package threads;

class GroupLimitsTooLate {
    static volatile boolean ready;

    public static void main(String[] args) {
        ThreadGroup group = new ThreadGroup("limited");
        new Thread(() -> {
            if (ready) group.setMaxPriority(2);
        }).start();
        Thread child = new Thread(group, "child");
        ready = true;
        assert child.getPriority() == Thread.NORM_PRIORITY;
    }
}
