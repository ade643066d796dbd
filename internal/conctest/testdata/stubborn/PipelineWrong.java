package stubborn;

/** The third stage of a pipeline takes a value back, but only where the second has handed on another one by then. */
class PipelineWrong {
    static int second;

    public static void main(String[] args) throws InterruptedException {
        Pairs[] cells = {new Pairs(), new Pairs(), new Pairs()};
        Object lock = new Object();
        Pairs.thread(() -> {
            cells[0].put(1);
            cells[0].put(2);
        }).start();
        Pairs.thread(() -> {
            cells[1].put(cells[0].take());
            synchronized (lock) {
                second++;
            }
            cells[1].put(cells[0].take());
        }).start();
        Pairs.thread(() -> {
            cells[2].put(cells[1].take());
            synchronized (lock) {
                if (second == 1) {
                    cells[2].take();
                }
            }
            cells[2].put(cells[1].take());
        }).start();
        cells[2].take();
        cells[2].take();
    }
}
