// verdict: violated
// error: java.lang.AssertionError
// twin: SwapLocked
// Two swaps of the same cells mix: a value is there twice.
package atomicity;

class SwapByThree {
    static final int[] CELLS = {1, 2};

    static void swap() {
        int first = CELLS[0];
        CELLS[0] = CELLS[1];
        CELLS[1] = first;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(SwapByThree::swap);
        t.start();
        swap();
        t.join();
        assert CELLS[0] == 1 && CELLS[1] == 2;
    }
}
