// verdict: safe
// The account with the smaller number is locked first, so two opposite transfers cannot block each other; an auditor who
// locks both never sees money on its way.
package classic;

class Bank {
    static class Account {
        final int number;
        int balance = 10;

        Account(int number) { this.number = number; }
    }

    static void transfer(Account from, Account to, int amount) {
        Account first = from.number < to.number ? from : to, second = first == from ? to : from;
        synchronized (first) {
            synchronized (second) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    public static void main(String[] args) {
        Account a = new Account(1), b = new Account(2);
        new Thread(() -> transfer(a, b, 1)).start();
        new Thread(() -> transfer(b, a, 2)).start();
        synchronized (a) {
            synchronized (b) {
                assert a.balance + b.balance == 20;
            }
        }
    }
}
