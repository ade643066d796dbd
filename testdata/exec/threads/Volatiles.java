package threads;

/** volatile hand-offs with spinning, publication by final fields, double-checked locking, Dekker. */
public class Volatiles {
    static volatile boolean ready;
    static int payload;
    static volatile int turn;
    static volatile long stamp;

    static final class Immutable {
        final int a;
        final int[] b;

        Immutable(int a) {
            this.a = a;
            this.b = new int[] {a, a * a};
        }
    }

    static volatile Immutable published;

    static class Lazy {
        private static volatile Lazy instance;
        static int constructed;

        private Lazy() {
            constructed++;
        }

        static Lazy get() {
            Lazy l = instance;
            if (l == null) {
                synchronized (Lazy.class) {
                    l = instance;
                    if (l == null) {
                        instance = l = new Lazy();
                    }
                }
            }
            return l;
        }
    }

    static class Holder {
        static int inits;
        static final Holder H = new Holder();

        Holder() {
            inits++;
        }
    }

    static class Peterson {
        private volatile boolean flag0, flag1;
        private volatile int victim;
        int inside;

        void lock(int me) {
            if (me == 0) {
                flag0 = true;
            } else {
                flag1 = true;
            }
            victim = me;
            while ((me == 0 ? flag1 : flag0) && victim == me) {
                Thread.yield();
            }
        }

        void unlock(int me) {
            if (me == 0) {
                flag0 = false;
            } else {
                flag1 = false;
            }
        }
    }

    static class SpscRing {
        private final int[] cells = new int[4];
        private volatile int head, tail;

        void put(int v) {
            while (tail - head == cells.length) {
                Thread.onSpinWait();
            }
            cells[tail & 3] = v;
            tail = tail + 1;
        }

        int take() {
            while (head == tail) {
                Thread.yield();
            }
            int v = cells[head & 3];
            head = head + 1;
            return v;
        }
    }

    static Thread start(Runnable r) {
        Thread t = new Thread(r);
        t.start();
        return t;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread reader = start(() -> {
            while (!ready) {
                Thread.onSpinWait();
            }
            System.out.println("payload " + payload);
        });
        payload = 42;
        ready = true;
        reader.join();
        StringBuffer sb = new StringBuffer();
        Thread even = start(() -> {
            for (int i = 0; i < 10; i += 2) {
                while (turn != i) {
                    Thread.yield();
                }
                sb.append('e').append(i);
                turn++;
            }
        });
        for (int i = 1; i < 10; i += 2) {
            while (turn != i) {
                Thread.yield();
            }
            sb.append('o').append(i);
            turn++;
        }
        even.join();
        System.out.println(sb + " " + turn);
        Thread pub = start(() -> {
            published = new Immutable(7);
            stamp = Long.MIN_VALUE + 3;
        });
        Immutable im;
        while ((im = published) == null) {
            Thread.yield();
        }
        System.out.println(im.a + " " + im.b[1]);
        pub.join();
        System.out.println(stamp);
        Lazy[] got = new Lazy[3];
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            final int me = i;
            ts[i] = start(() -> {
                got[me] = Lazy.get();
                if (Holder.H == null) {
                    throw new AssertionError();
                }
            });
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println((got[0] == got[1] && got[1] == got[2]) + " " + Lazy.constructed + " " + Holder.inits);
        Peterson p = new Peterson();
        for (int i = 0; i < 2; i++) {
            final int me = i;
            ts[i] = start(() -> {
                for (int k = 0; k < 100; k++) {
                    p.lock(me);
                    p.inside++;
                    p.unlock(me);
                }
            });
        }
        ts[0].join();
        ts[1].join();
        System.out.println(p.inside);
        SpscRing ring = new SpscRing();
        Thread prod = start(() -> {
            for (int i = 1; i <= 50; i++) {
                ring.put(i * 3);
            }
        });
        int h = 0;
        for (int i = 0; i < 50; i++) {
            h = h * 31 + ring.take();
        }
        prod.join();
        System.out.println(h);
    }
}
