package stubborn;

/** Ten pairs of threads, one of which hands values to the other. */
class Pairs {
    private int value;
    private boolean full;

    synchronized void put(int v) throws InterruptedException {
        while (full) {
            wait();
        }
        value = v;
        full = true;
        notify();
    }

    synchronized int take() throws InterruptedException {
        while (!full) {
            wait();
        }
        full = false;
        notify();
        return value;
    }

    interface Work {
        void run() throws InterruptedException;
    }

    static Thread thread(Work work) {
        return new Thread(() -> {
            try {
                work.run();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[20];
        for (int i = 0; i < threads.length; i += 2) {
            Pairs pair = new Pairs();
            threads[i] = thread(() -> {
                pair.put(1);
                pair.put(2);
            });
            threads[i + 1] = thread(() -> {
                if (pair.take() != 1 || pair.take() != 2) {
                    throw new AssertionError();
                }
            });
        }
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
    }
}
