// verdict: safe
// Two whole swaps restore the order.
package atomicity;

class SwapLocked {
    static final int[] CELLS = {1, 2};

    static void swap() {
        synchronized (CELLS) {
            int first = CELLS[0];
            CELLS[0] = CELLS[1];
            CELLS[1] = first;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(SwapLocked::swap);
        t.start();
        swap();
        t.join();
        assert CELLS[0] == 1 && CELLS[1] == 2;
    }
}
