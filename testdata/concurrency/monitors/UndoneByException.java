// verdict: safe
// The update is undone before the monitor is released.
package monitors;

class UndoneByException {
    private int left, right;

    synchronized void move() {
        boolean done = false;
        left--;
        try {
            if (left < 0) throw new IllegalStateException();
            right++;
            done = true;
        } finally {
            if (!done) left++;
        }
    }

    synchronized void look() { assert left + right == 0; }

    public static void main(String[] args) {
        UndoneByException h = new UndoneByException();
        new Thread(h::look).start();
        try {
            h.move();
        } catch (IllegalStateException expected) { }
    }
}
