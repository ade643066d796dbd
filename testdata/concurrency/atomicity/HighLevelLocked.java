// verdict: safe
// Both coordinates are read under one lock.
package atomicity;

class HighLevelLocked {
    private int x, y;

    synchronized void move() {
        x++;
        y++;
    }

    synchronized int[] position() { return new int[] {x, y}; }

    public static void main(String[] args) {
        HighLevelLocked p = new HighLevelLocked();
        new Thread(p::move).start();
        int[] at = p.position();
        assert at[0] == at[1];
    }
}
