// verdict: violated
// error: java.lang.AssertionError
// twin: GroupIsLostOrNot
// A thread that has ended has no group and no handler; one that has not has both.
package threads;

class GroupIsLost {
    public static void main(String[] args) {
        Thread t = new Thread(() -> { });
        t.start();
        assert t.getThreadGroup() == null || t.getUncaughtExceptionHandler() != null;
    }
}
