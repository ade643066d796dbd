import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Constants, ranges, sums, what a method leaves as it was, sizes of collections, a result that guards. */
// learnt Bank.Account invariant: balance >= 0
// learnt Bank.Account invariant: log != null
// learnt Bank.Account invariant: owner == "me"
// learnt Bank.Account constructor requires: start >= 0
// learnt Bank.Account constructor ensures: balance == start
// learnt Bank.Account constructor ensures: log.size() == 0
// learnt Bank.Account put requires: amount > 0
// learnt Bank.Account put ensures: Result == amount + \old(balance)
// learnt Bank.Account put ensures: log.size() == \old(log.size()) + 1
// learnt Bank.Account take ensures: Result ==> amount <= \old(balance)
// learnt Bank.Account take ensures: !Result ==> balance == \old(balance)
// learnt Bank.Account take ensures: balance <= \old(balance)
// learnt Bank.Account self ensures: Result == this
// never Bank.Account take ensures: balance == \old(balance)
// never Bank.Account put requires: amount <= 
public class Bank {
    static class Account {
        private int balance;
        private final String owner;
        private final List<String> log = new ArrayList<>();

        Account(String owner, int start) {
            this.owner = owner;
            this.balance = start;
        }

        public int put(int amount) {
            balance += amount;
            log.add("put");
            return balance;
        }

        public boolean take(int amount) {
            if (amount > balance) {
                return false;
            }
            balance -= amount;
            return true;
        }

        public Account self() {
            return this;
        }
    }

    public static void main(String[] args) {
        Random r = new Random(Long.parseLong(args[0]));
        for (int k = 0; k < 40; k++) {
            Account a = new Account("me", r.nextInt(100) * (k % 2));
            for (int i = 0; i < 10; i++) {
                a.put(1 + r.nextInt(300));
                a.take(1 + r.nextInt(400));
                a.self();
            }
        }
    }
}
