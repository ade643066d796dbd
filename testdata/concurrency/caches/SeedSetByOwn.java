// verdict: violated
// error: java.lang.AssertionError
// twin: SeedSetByOwnLocked
// Making a source of random numbers calls the method of its subclass, where others may come in between.
package caches;

import java.util.Random;

class SeedSetByOwn {
    static int made;

    static void one() {
        made++;
    }

    static class Own extends Random {
        Own(long seed) {
            super(seed);
        }

        @Override
        public void setSeed(long seed) {
            one();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> new Own(1));
        t.start();
        new Own(2);
        t.join();
        assert made == 2 && new Random().nextInt(1) == 0;
    }
}
