// verdict: safe
// An exception leaves two monitors: who comes to them when its thread has ended is not held up.
package threads;

class TriesBehindTwoMonitors {
    private static final TriesBehindTwoMonitors OUTER = new TriesBehindTwoMonitors(), INNER = new TriesBehindTwoMonitors();
    private static volatile boolean passed, over;
    private boolean changed;

    private synchronized void changeInside() { INNER.change(); }

    private synchronized void change() {
        changed = true;
        throw new IllegalStateException();
    }

    private synchronized boolean hasChanged() { return changed; }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            try {
                OUTER.changeInside();
            } catch (IllegalStateException e) {
                return;
            }
        });
        first.start();
        first.join();
        Thread next = new Thread(() -> {
            if (INNER.hasChanged()) {
                passed = true;
                OUTER.hasChanged();
                over = true; // behind that its own end may hold it up
            }
        });
        next.start();
        boolean before = passed;
        Thread.State state = next.getState();
        assert !before || state != Thread.State.BLOCKED || over : "between the two";
    }
}
