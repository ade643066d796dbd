// verdict: safe
// paths:   3
// set:     +symbolic.lazy=true +symbolic.method=lazy.ReceiverAsPassed$Account.withdraw(sym)
// The receiver is the one of main, with a balance of 10: refused as negative,
// refused as too much, and paid.
package lazy;

public class ReceiverAsPassed {
    static class Account {
        int balance = 10;

        void withdraw(int amount) {
            if (amount < 0 || amount > balance) {
                return;
            }
            balance -= amount;
            assert balance < 1000;
        }
    }

    public static void main(String[] args) {
        new Account().withdraw(5);
    }
}
