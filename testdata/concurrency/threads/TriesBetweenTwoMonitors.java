// verdict: violated
// error: java.lang.AssertionError
// twin: TriesBehindTwoMonitors
// An exception leaves two monitors, one behind the other: who has seen that the first was left may still be held up by the second.
package threads;

class TriesBetweenTwoMonitors {
    private static final TriesBetweenTwoMonitors OUTER = new TriesBetweenTwoMonitors(), INNER = new TriesBetweenTwoMonitors();
    private static volatile boolean passed;
    private boolean changed;

    private synchronized void changeInside() { INNER.change(); }

    private synchronized void change() {
        changed = true;
        throw new IllegalStateException();
    }

    private synchronized boolean hasChanged() { return changed; }

    public static void main(String[] args) {
        new Thread(() -> {
            try {
                OUTER.changeInside();
            } catch (IllegalStateException e) {
                return;
            }
        }).start();
        Thread next = new Thread(() -> {
            if (INNER.hasChanged()) {
                passed = true;
                OUTER.hasChanged();
            }
        });
        next.start();
        assert !passed || next.getState() != Thread.State.BLOCKED : "between the two";
    }
}
