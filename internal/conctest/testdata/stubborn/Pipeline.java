package stubborn;

/** Eight threads, each of which takes from the one before it, adds one, and hands it on. */
class Pipeline {
    static final int STAGES = 8, VALUES = 2;
    private Integer value;

    synchronized void put(int v) throws InterruptedException {
        while (value != null) {
            wait();
        }
        value = v;
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (value == null) {
            wait();
        }
        int v = value;
        value = null;
        notifyAll();
        return v;
    }

    public static void main(String[] args) throws InterruptedException {
        Pipeline[] cells = new Pipeline[STAGES + 1];
        for (int i = 0; i <= STAGES; i++) {
            cells[i] = new Pipeline();
        }
        for (int i = 0; i < STAGES; i++) {
            Pipeline from = cells[i], to = cells[i + 1];
            Pairs.thread(() -> {
                for (int j = 0; j < VALUES; j++) {
                    to.put(from.take() + 1);
                }
            }).start();
        }
        Pairs.thread(() -> {
            for (int j = 0; j < VALUES; j++) {
                cells[0].put(j);
            }
        }).start();
        for (int j = 0; j < VALUES; j++) {
            if (cells[STAGES].take() != j + STAGES) {
                throw new AssertionError();
            }
        }
    }
}
