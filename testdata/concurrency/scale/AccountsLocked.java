// verdict: violated
// error: deadlock
// twin: AccountsInOrder
// Transfers between three accounts lock the payer first.
package scale;

class AccountsLocked {
    static final int N = 4, ACCOUNTS = 3;

    static class Account {
        int balance = 10;
    }

    public static void main(String[] args) throws InterruptedException {
        Account[] accounts = new Account[ACCOUNTS];
        for (int i = 0; i < ACCOUNTS; i++) {
            accounts[i] = new Account();
        }
        all(N, i -> () -> {
            int from = i % ACCOUNTS, to = (i * 5 + 1) % ACCOUNTS;
            if (from == to) {
                return;
            }
            Account a = accounts[from];
            Account b = a == accounts[from] ? accounts[to] : accounts[from];
            synchronized (a) {
                synchronized (b) {
                    accounts[from].balance--;
                    accounts[to].balance++;
                }
            }
        });
        int sum = 0;
        for (Account a : accounts) {
            sum += a.balance;
        }
        assert sum == 10 * ACCOUNTS;
    }

    static void all(int n, java.util.function.IntFunction<Runnable> work) throws InterruptedException {
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(work.apply(i));
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
    }
}
