// verdict: violated
// error: java.lang.AssertionError
// twin: HighLevelLocked
// Every access of a coordinate is locked, but the point is read in two steps while it moves.
package atomicity;

class HighLevelRace {
    private int x, y;

    synchronized void move() {
        x++;
        y++;
    }

    synchronized int x() { return x; }

    synchronized int y() { return y; }

    public static void main(String[] args) {
        HighLevelRace p = new HighLevelRace();
        new Thread(p::move).start();
        assert p.x() == p.y();
    }
}
