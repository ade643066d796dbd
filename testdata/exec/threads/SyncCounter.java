package threads;

/** synchronized methods, static methods, blocks, reentrancy, monitors released by exceptions. */
public class SyncCounter {
    private int count;
    private static int total;
    private final Object lock = new Object();
    private int guarded;

    synchronized void inc() {
        count++;
    }

    static synchronized void incTotal() {
        total++;
    }

    void incGuarded() {
        synchronized (lock) {
            guarded++;
        }
    }

    synchronized int recursive(int n) {
        return n == 0 ? count : recursive(n - 1);
    }

    synchronized void failing() {
        count += 1000;
        throw new IllegalStateException("holding " + Thread.holdsLock(this));
    }

    int returning(int x) {
        synchronized (lock) {
            synchronized (this) {
                if (x > 0) {
                    return x + guarded;
                }
            }
            for (int i = 0; ; i++) {
                synchronized (lock) {
                    if (i == 3) {
                        break;
                    }
                }
            }
        }
        return -1;
    }

    static class Account {
        private int balance;
        private final int id;

        Account(int id, int balance) {
            this.id = id;
            this.balance = balance;
        }

        static void transfer(Account a, Account b, int amount) {
            Account first = a.id < b.id ? a : b, second = first == a ? b : a;
            synchronized (first) {
                synchronized (second) {
                    a.balance -= amount;
                    b.balance += amount;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SyncCounter c = new SyncCounter();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 250; k++) {
                    c.inc();
                    incTotal();
                    c.incGuarded();
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(c.count + " " + total + " " + c.guarded + " " + c.recursive(5));
        Account[] accounts = {new Account(0, 100), new Account(1, 100), new Account(2, 100)};
        for (int i = 0; i < 3; i++) {
            final int me = i;
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    Account.transfer(accounts[me], accounts[(me + 1 + k % 2) % 3], k % 7);
                }
            });
            ts[i].start();
        }
        for (int i = 0; i < 3; i++) {
            ts[i].join();
        }
        System.out.println(accounts[0].balance + " " + accounts[1].balance + " " + accounts[2].balance);
        try {
            c.failing();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " then " + Thread.holdsLock(c));
        }
        Thread other = new Thread(() -> System.out.println("other gets it " + c.recursive(2)));
        other.start();
        other.join();
        System.out.println(c.returning(1) + " " + c.returning(0) + " " + Thread.holdsLock(c.lock));
        try {
            c.lock.notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        synchronized (SyncCounter.class) {
            incTotal();
            System.out.println(Thread.holdsLock(SyncCounter.class) + " " + total);
        }
        try {
            Thread.holdsLock(null);
        } catch (NullPointerException e) {
            System.out.println("null lock");
        }
        int[] order = {0};
        synchronized (c) {
            Thread waiter = new Thread(() -> {
                c.inc();
                order[0] = 1;
            });
            waiter.start();
            while (waiter.getState() != Thread.State.BLOCKED) {
                Thread.yield();
            }
            System.out.println("blocked " + order[0]);
            c.count = 0;
            ts[0] = waiter;
        }
        ts[0].join();
        System.out.println(order[0] + " " + c.count);
    }
}
