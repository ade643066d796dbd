// verdict: violated
// error: deadlock
// twin: Bank
// Each transfer locks the account that it takes from first.
package classic;

class BankDeadlock {
    static class Account { int balance = 10; }

    static void transfer(Account from, Account to, int amount) {
        synchronized (from) {
            synchronized (to) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    public static void main(String[] args) {
        Account a = new Account(), b = new Account();
        new Thread(() -> transfer(a, b, 1)).start();
        transfer(b, a, 2);
    }
}
