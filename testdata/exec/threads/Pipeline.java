package threads;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Queue;

/** A hand-made thread pool, actors and a staged pipeline on plain monitors. */
public class Pipeline {
    static class Pool {
        private final Queue<Runnable> tasks = new LinkedList<>();
        private final List<Thread> workers = new ArrayList<>();
        private boolean closed;
        private int failures;

        Pool(int n) {
            for (int i = 0; i < n; i++) {
                Thread t = new Thread(this::work, "worker" + i);
                workers.add(t);
                t.start();
            }
        }

        private void work() {
            while (true) {
                Runnable r;
                synchronized (tasks) {
                    while (tasks.isEmpty() && !closed) {
                        try {
                            tasks.wait();
                        } catch (InterruptedException e) {
                            return;
                        }
                    }
                    if (tasks.isEmpty()) {
                        return;
                    }
                    r = tasks.remove();
                }
                try {
                    r.run();
                } catch (RuntimeException e) {
                    synchronized (this) {
                        failures++;
                    }
                }
            }
        }

        void submit(Runnable r) {
            synchronized (tasks) {
                if (closed) {
                    throw new IllegalStateException("closed");
                }
                tasks.add(r);
                tasks.notify();
            }
        }

        int close() throws InterruptedException {
            synchronized (tasks) {
                closed = true;
                tasks.notifyAll();
            }
            for (Thread t : workers) {
                t.join();
            }
            return failures;
        }
    }

    abstract static class Actor<M> extends Thread {
        private final LinkedList<M> inbox = new LinkedList<>();
        private boolean stopping;

        synchronized void tell(M m) {
            inbox.addLast(m);
            notify();
        }

        synchronized void finish() {
            stopping = true;
            notify();
        }

        abstract void receive(M m);

        @Override
        public void run() {
            while (true) {
                M m;
                synchronized (this) {
                    while (inbox.isEmpty() && !stopping) {
                        try {
                            wait();
                        } catch (InterruptedException e) {
                            return;
                        }
                    }
                    if (inbox.isEmpty()) {
                        return;
                    }
                    m = inbox.removeFirst();
                }
                receive(m);
            }
        }
    }

    static class Counter extends Actor<String> {
        final Map<String, Integer> counts = new HashMap<>();

        @Override
        void receive(String w) { counts.merge(w, 1, Integer::sum); }
    }

    static class Splitter extends Actor<String> {
        final Counter next;

        Splitter(Counter next) { this.next = next; }

        @Override
        void receive(String line) {
            for (String w : line.split(" ")) {
                next.tell(w.toLowerCase());
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Pool pool = new Pool(3);
        int[] squares = new int[40];
        for (int i = 0; i < squares.length; i++) {
            final int n = i;
            pool.submit(() -> {
                squares[n] = n * n;
                if (n % 10 == 9) {
                    throw new IllegalArgumentException("task " + n);
                }
            });
        }
        System.out.println(pool.close() + " failures");
        int sum = 0;
        for (int s : squares) {
            sum += s;
        }
        System.out.println(sum);
        try {
            pool.submit(() -> { });
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Counter counter = new Counter();
        Splitter a = new Splitter(counter), b = new Splitter(counter);
        counter.start();
        a.start();
        b.start();
        for (int i = 0; i < 10; i++) {
            (i % 2 == 0 ? a : b).tell("The line " + i % 3 + " of the text");
        }
        a.finish();
        b.finish();
        a.join();
        b.join();
        counter.finish();
        counter.join();
        System.out.println(new java.util.TreeMap<>(counter.counts));
        Thread prev = null;
        StringBuilder order = new StringBuilder();
        for (int i = 5; i > 0; i--) {
            final Thread before = prev;
            final int n = i;
            prev = new Thread(() -> {
                try {
                    if (before != null) {
                        before.start();
                        before.join();
                    }
                } catch (InterruptedException e) {
                    order.append('!');
                }
                order.append(n);
            });
        }
        prev.start();
        prev.join();
        System.out.println(order);
    }
}
