package threads;

import java.util.ArrayList;
import java.util.List;

/** wait/notify handshakes: ping-pong, bounded buffer, turn taking, timed wait, notifyAll. */
public class WaitNotify {
    static class Turns {
        private int turn;
        private final int players;
        final StringBuilder log = new StringBuilder();

        Turns(int players) {
            this.players = players;
        }

        synchronized void play(int me, String move) throws InterruptedException {
            while (turn != me) {
                wait();
            }
            log.append(move).append(' ');
            turn = (turn + 1) % players;
            notifyAll();
        }
    }

    static class Buffer<T> {
        private final Object[] cells;
        private int head, size;

        Buffer(int n) {
            cells = new Object[n];
        }

        synchronized void put(T t) throws InterruptedException {
            while (size == cells.length) {
                wait();
            }
            cells[(head + size++) % cells.length] = t;
            notifyAll();
        }

        @SuppressWarnings("unchecked")
        synchronized T take() throws InterruptedException {
            while (size == 0) {
                wait();
            }
            T t = (T) cells[head];
            cells[head] = null;
            head = (head + 1) % cells.length;
            size--;
            notifyAll();
            return t;
        }
    }

    static class Gate {
        private boolean open;
        private int waiting;

        synchronized void pass() throws InterruptedException {
            waiting++;
            notifyAll();
            while (!open) {
                wait();
            }
            waiting--;
        }

        synchronized void awaitWaiters(int n) throws InterruptedException {
            while (waiting < n) {
                wait(60000);
            }
        }

        synchronized void open() {
            open = true;
            notifyAll();
        }
    }

    interface Body {
        void run() throws InterruptedException;
    }

    static Thread go(Body b) {
        Thread t = new Thread(() -> {
            try {
                b.run();
            } catch (InterruptedException e) {
                System.out.println("interrupted " + e.getMessage());
            }
        });
        t.start();
        return t;
    }

    public static void main(String[] args) throws InterruptedException {
        Turns turns = new Turns(3);
        List<Thread> ts = new ArrayList<>();
        for (int p = 0; p < 3; p++) {
            final int me = p;
            ts.add(go(() -> {
                for (int i = 0; i < 4; i++) {
                    turns.play(me, (char) ('a' + me) + "" + i);
                }
            }));
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(turns.log);
        Buffer<Integer> buf = new Buffer<>(2);
        Buffer<String> out = new Buffer<>(1);
        Thread producer = go(() -> {
            for (int i = 1; i <= 20; i++) {
                buf.put(i * i);
            }
            buf.put(-1);
        });
        Thread filter = go(() -> {
            for (int v; (v = buf.take()) != -1; ) {
                if (v % 3 == 1) {
                    out.put("v" + v);
                }
            }
            out.put("end");
        });
        StringBuilder sb = new StringBuilder();
        for (String s; !(s = out.take()).equals("end"); ) {
            sb.append(s).append(' ');
        }
        producer.join();
        filter.join();
        System.out.println(sb);
        Gate gate = new Gate();
        ts.clear();
        for (int i = 0; i < 4; i++) {
            ts.add(go(gate::pass));
        }
        gate.awaitWaiters(4);
        System.out.println("waiting " + gate.waiting);
        gate.open();
        for (Thread t : ts) {
            t.join();
        }
        System.out.println("waiting " + gate.waiting);
        Object o = new Object();
        synchronized (o) {
            o.wait(5);
            o.wait(0, 500000);
            System.out.println("timed waits return " + Thread.holdsLock(o));
        }
        try {
            synchronized (o) {
                o.wait(-1);
            }
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Thread sleeper = go(() -> {
            synchronized (o) {
                o.wait();
            }
        });
        while (sleeper.getState() != Thread.State.WAITING) {
            Thread.yield();
        }
        synchronized (o) {
            o.notify();
            System.out.println("notified, state " + sleeper.getState());
        }
        sleeper.join();
        Thread interrupted = go(() -> {
            synchronized (o) {
                o.wait();
            }
        });
        interrupted.interrupt();
        interrupted.join();
        Object nested = new Object();
        int[] seen = {0};
        Thread deep = go(() -> {
            synchronized (nested) {
                synchronized (nested) {
                    seen[0] = 1;
                    nested.wait();
                    seen[0] = 2;
                }
            }
        });
        boolean waiting = false;
        while (!waiting) {
            synchronized (nested) {
                waiting = seen[0] == 1;
                nested.notifyAll();
            }
        }
        deep.join();
        System.out.println("reentrant wait " + seen[0]);
    }
}
