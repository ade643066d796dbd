package threads;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/** Dining philosophers without deadlock (ordered forks, tryLock with back-off), readers and writers. */
public class Philosophers {
    static class Fork {
        final int id;
        int uses;

        Fork(int id) {
            this.id = id;
        }
    }

    static int ordered(int n, int meals) throws InterruptedException {
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new Fork(i);
        }
        Thread[] ts = new Thread[n];
        for (int i = 0; i < n; i++) {
            Fork a = forks[i], b = forks[(i + 1) % n];
            Fork lo = a.id < b.id ? a : b, hi = lo == a ? b : a;
            ts[i] = new Thread(() -> {
                for (int m = 0; m < meals; m++) {
                    synchronized (lo) {
                        synchronized (hi) {
                            lo.uses++;
                            hi.uses++;
                        }
                    }
                }
            }, "phil-" + i);
            ts[i].start();
        }
        int total = 0;
        for (Thread t : ts) {
            t.join();
        }
        for (Fork f : forks) {
            total += f.uses;
        }
        return total;
    }

    static int polite(int n, int meals) throws InterruptedException {
        ReentrantLock[] forks = new ReentrantLock[n];
        int[] eaten = new int[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new ReentrantLock();
        }
        List<Thread> ts = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            final int me = i;
            Thread t = new Thread(() -> {
                while (eaten[me] < meals) {
                    if (forks[me].tryLock()) {
                        try {
                            if (forks[(me + 1) % n].tryLock()) {
                                try {
                                    eaten[me]++;
                                } finally {
                                    forks[(me + 1) % n].unlock();
                                }
                            }
                        } finally {
                            forks[me].unlock();
                        }
                    }
                    Thread.yield();
                }
            });
            ts.add(t);
            t.start();
        }
        int sum = 0;
        for (Thread t : ts) {
            t.join();
        }
        for (int e : eaten) {
            sum += e;
        }
        return sum;
    }

    static class ReadersWriters {
        private int readers, value;
        private boolean writing;
        boolean violated;

        synchronized void beginRead() throws InterruptedException {
            while (writing) {
                wait();
            }
            readers++;
        }

        synchronized void endRead() {
            if (--readers == 0) {
                notifyAll();
            }
        }

        synchronized void beginWrite() throws InterruptedException {
            while (writing || readers > 0) {
                wait();
            }
            writing = true;
        }

        synchronized void endWrite() {
            writing = false;
            notifyAll();
        }

        void read() throws InterruptedException {
            beginRead();
            int before = value;
            Thread.yield();
            violated |= before != value;
            endRead();
        }

        void write() throws InterruptedException {
            beginWrite();
            int v = value;
            Thread.yield();
            value = v + 1;
            endWrite();
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(ordered(5, 20));
        System.out.println(ordered(2, 50));
        System.out.println(polite(4, 10));
        ReadersWriters rw = new ReadersWriters();
        Thread[] ts = new Thread[5];
        for (int i = 0; i < 5; i++) {
            final boolean writer = i < 2;
            ts[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < 25; k++) {
                        if (writer) {
                            rw.write();
                        } else {
                            rw.read();
                        }
                    }
                } catch (InterruptedException e) {
                    rw.violated = true;
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(rw.value + " " + rw.violated + " " + rw.readers);
    }
}
