// verdict: safe
// A thread that has ended has no group and no handler; one that has not has both.
package threads;

class GroupIsLostOrNot {
    public static void main(String[] args) {
        Thread t = new Thread(() -> { });
        t.start();
        assert t.getUncaughtExceptionHandler() == null || t.getUncaughtExceptionHandler() != t;
    }
}
