// verdict: violated
// error: java.lang.AssertionError
// twin: Bank
// The balance is tested in one critical section and changed in another.
package classic;

class BankOverdrawn {
    private int balance = 10;

    synchronized int get() { return balance; }

    synchronized void take(int amount) {
        balance -= amount;
        assert balance >= 0;
    }

    void withdraw() {
        if (get() >= 10) take(10);
    }

    public static void main(String[] args) {
        BankOverdrawn account = new BankOverdrawn();
        new Thread(account::withdraw).start();
        account.withdraw();
    }
}
