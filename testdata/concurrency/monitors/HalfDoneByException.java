// verdict: violated
// error: java.lang.AssertionError
// twin: UndoneByException
// The exception releases the monitor after one half of the update: a reader that comes later sees the invariant broken.
package monitors;

class HalfDoneByException {
    private int left, right;

    synchronized void move() {
        left--;
        if (left < 0) throw new IllegalStateException();
        right++;
    }

    synchronized void look() { assert left + right == 0; }

    public static void main(String[] args) {
        HalfDoneByException h = new HalfDoneByException();
        new Thread(h::look).start();
        try {
            h.move();
        } catch (IllegalStateException expected) { }
    }
}
