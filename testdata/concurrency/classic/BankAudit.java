// verdict: violated
// error: java.lang.AssertionError
// twin: Bank
// The auditor locks one account at a time, and money can be on its way.
package classic;

class BankAudit {
    static class Account {
        int balance = 10;

        synchronized void add(int amount) { balance += amount; }

        synchronized int get() { return balance; }
    }

    public static void main(String[] args) {
        Account a = new Account(), b = new Account();
        new Thread(() -> {
            a.add(-1);
            b.add(1);
        }).start();
        assert a.get() + b.get() == 20;
    }
}
