// verdict: violated
// error: java.lang.AssertionError
// twin: Reentrant
// Between the two critical sections the lock is free while depth is 1.
package monitors;

class ReentrantSplit {
    private int depth;

    synchronized void enter() { depth++; }

    synchronized void leave() { depth--; }

    synchronized void look() { assert depth == 0; }

    public static void main(String[] args) {
        ReentrantSplit r = new ReentrantSplit();
        new Thread(r::look).start();
        r.enter();
        r.leave();
    }
}
